/** The time, for sentences such as "5 minutes ago": whoever reads it is told again every few seconds. */

import { createSubscriber } from 'svelte/reactivity';

const follow = createSubscriber((update) => {
  const timer = setInterval(update, 10_000);
  return () => clearInterval(timer);
});

export function now(): number {
  follow();
  return Date.now();
}

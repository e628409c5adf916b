// Runs the engine away from the page: one request after the other, each answered with its number.

import init, { Engine } from '../../../engine/magnate_wasm.js';

export interface Asked {
  id: number;
  request: string;
  /** For so many milliseconds it is asked again and again, unless it is done: a step of work is shorter than a message. */
  span?: number;
}
/** An answer as JSON; none when the engine crashed, after which it cannot be asked any more. */
export interface Answered {
  id: number;
  answer: string | null;
}

const program = new URL('../../../engine/magnate_wasm_bg.wasm', import.meta.url);
const engine = init({ module_or_path: program }).then(() => new Engine());

addEventListener('message', async (event: MessageEvent<Asked>) => {
  const { id, request, span = 0 } = event.data;
  let answer: string | null;
  try {
    const ready = await engine;
    const until = performance.now() + span;
    do answer = ready.ask(request);
    while (answer.includes('"done":false') && performance.now() < until);
  } catch (error) {
    console.error('the engine crashed', error);
    answer = null;
  }
  postMessage({ id, answer } satisfies Answered);
});

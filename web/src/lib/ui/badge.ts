/** How many games wait, on the icon of the page and on that of an installed one. */

type Badged = Navigator & { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

let drawn: Promise<string> | null = null;

/** The icon with a number in its corner, as an address. */
async function withNumber(count: number): Promise<string> {
  drawn ??= fetch('/favicon.svg').then((response) => response.text());
  const icon = await drawn;
  const [, left = '0', top = '0', width = '64', height = '64'] = /viewBox="([\d.-]+) ([\d.-]+) ([\d.]+) ([\d.]+)"/.exec(icon) ?? [];
  const size = Math.min(Number(width), Number(height));
  const [x, y, r] = [Number(left) + Number(width) - size * 0.3, Number(top) + Number(height) - size * 0.3, size * 0.3];
  const text = count > 9 ? '9+' : String(count);
  const badge =
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#1b1b1b"/>` +
    `<text x="${x}" y="${y}" fill="#fff" font-family="sans-serif" font-weight="700" font-size="${size * 0.42}" text-anchor="middle" dominant-baseline="central">${text}</text>`;
  return `data:image/svg+xml,${encodeURIComponent(icon.replace(/<\/svg>\s*$/, `${badge}</svg>`))}`;
}

/** Shows that so many games wait. */
export function callBadge(count: number): void {
  const browser = navigator as Badged;
  // Not allowed everywhere, and no reason to complain where it is not.
  if (count > 0) browser.setAppBadge?.(count).catch(() => undefined);
  else browser.clearAppBadge?.().catch(() => undefined);
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link || (count === 0 && !link.href.startsWith('data:'))) return;
  if (count === 0) link.href = '/favicon.svg';
  else void withNumber(count).then((href) => (link.href = href), () => undefined);
}

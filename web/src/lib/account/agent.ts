/** What a browser says it is, as people call it. */

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/YaBrowser\//, 'Yandex'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

const first = (names: readonly [RegExp, string][], agent: string) => names.find(([pattern]) => pattern.test(agent))?.[1] ?? null;

/** Browser and system, as far as they can be told; else the beginning of what it says. */
export function readAgent(agent: string): { browser: string | null; system: string | null; short: string } {
  return { browser: first(BROWSERS, agent), system: first(SYSTEMS, agent), short: agent.split(/[\s/]/)[0] ?? '' };
}

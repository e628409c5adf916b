// Round numbers for an axis.

/** Ticks from 0 (or below) to at least `most`, about `count` of them, in steps of 1, 2 or 5 times a power of ten. */
export function ticks(most: number, count = 5, least = 0): number[] {
  const span = Math.max(1, most - least);
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? 10 * power);
  const marks: number[] = [];
  for (let mark = Math.floor(least / step) * step; ; mark += step) {
    marks.push(mark);
    if (mark >= most) return marks;
  }
}

/** How far one has read the chat of each table, remembered by the browser. */

const KEY = 'magnate.read';
/** Tables remembered; the longest forgotten go first. */
const MOST = 60;

type Marks = Record<string, number>;

function marks(): Marks {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Marks) : {};
  } catch {
    return {}; // no storage, or not ours
  }
}

/** The number of the last line read at this table. */
export const readUpTo = (table: string): number => Number(marks()[table] ?? 0) || 0;

export function rememberRead(table: string, line: number): void {
  const { [table]: _, ...others } = marks();
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...Object.entries(others), [table, line]].slice(-MOST))));
  } catch {
    // Not remembered: then it is unread again next time.
  }
}

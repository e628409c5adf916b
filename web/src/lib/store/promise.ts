/** Salaries that somebody has said they will pay when payday comes, so that it need not be asked then. */

export interface PayPromise {
  seat: number;
  round: number;
  /** No more than this. */
  most: number;
}

const keyOf = (table: string) => `magnate.pay.${table}`;

/** Also over a reload; forgotten with the window. */
export function rememberPromise(table: string, promise: PayPromise | null): void {
  try {
    if (promise) sessionStorage.setItem(keyOf(table), JSON.stringify(promise));
    else sessionStorage.removeItem(keyOf(table));
  } catch {
    // not remembered: it will be asked
  }
}

export function readPromise(table: string): PayPromise | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(table)) ?? 'null') as PayPromise | null;
  } catch {
    return null;
  }
}

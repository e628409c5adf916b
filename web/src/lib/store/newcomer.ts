/** Whoever has not played here yet finds first what they need first. */

const KEY = 'magnate.been';

export function isNewcomer(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return false;
  }
}

/** They have played a game, or begun one that is not for beginners. */
export function beenHere(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // then they are shown the way once more
  }
}

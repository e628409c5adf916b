/** Where one is in the client: a path of the page, kept in the browser's history. */

export type Route =
  | { screen: 'home' }
  | { screen: 'learn'; topic: string | null }
  | { screen: 'lesson'; id: string }
  | { screen: 'puzzles' }
  | { screen: 'puzzle'; id: string }
  | { screen: 'editor' }
  | { screen: 'about' }
  | { screen: 'account' }
  | { screen: 'mine' }
  | { screen: 'person'; who: string }
  | { screen: 'leaders' }
  | { screen: 'statistics'; asked: string }
  | { screen: 'tables'; asked: string }
  | { screen: 'join'; code: string }
  | { screen: 'link'; what: 'stop' | 'confirm' | 'password'; token: string }
  | { screen: 'table'; id: string; code: string | null }
  | { screen: 'replay'; id: string; seq: number | null; code: string | null }
  | { screen: 'plan'; id: string; code: string | null; seat: number | null }
  | { screen: 'study'; table: string | null; replay: string | null; code: string | null; seat: number | null; at: number | null; position: string | null }
  | { screen: 'missing' };

const numberOf = (text: string | null): number | null => (text !== null && /^\d+$/.test(text) ? Number(text) : null);

/** Reads a path such as `/t/abc`, `/t/abc/replay?at=12` or `/join/CODE`. */
export function parse(url: URL): Route {
  const [first, second, third, ...rest] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (rest.length > 0) return { screen: 'missing' };
  const code = url.searchParams.get('code');
  if (first === undefined) return { screen: 'home' };
  if (first === 'learn' && third === undefined) return { screen: 'learn', topic: second ?? null };
  if (first === 'learn' && second === 'lesson' && third !== undefined) return { screen: 'lesson', id: third };
  if (first === 'puzzles' && third === undefined) return second === undefined ? { screen: 'puzzles' } : { screen: 'puzzle', id: second };
  if (second === undefined) {
    if (first === 'study') {
      const { searchParams: asked, hash } = url;
      return { screen: 'study', table: asked.get('table'), replay: asked.get('replay'), code, seat: numberOf(asked.get('seat')), at: numberOf(asked.get('at')), position: /^#[pr]=(.+)$/.exec(hash)?.[1] ?? null };
    }
    if (first === 'editor' || first === 'about' || first === 'account' || first === 'mine' || first === 'leaders') return { screen: first };
    if (first === 'statistics' || first === 'tables') return { screen: first, asked: url.search };
  } else if (first === 'people' && third === undefined) {
    return { screen: 'person', who: second };
  } else if (first === 'join' && third === undefined) {
    return { screen: 'join', code: second };
  } else if ((first === 'stop' || first === 'confirm' || first === 'password') && third === undefined) {
    return { screen: 'link', what: first, token: second };
  } else if (first === 't') {
    if (third === undefined) return { screen: 'table', id: second, code };
    if (third === 'plan') return { screen: 'plan', id: second, code, seat: numberOf(url.searchParams.get('seat')) };
    if (third === 'replay') {
      return { screen: 'replay', id: second, seq: numberOf(url.searchParams.get('at')), code };
    }
  }
  return { screen: 'missing' };
}

class Router {
  route: Route = $state(parse(new URL(location.href)));

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  #read(): void {
    this.route = parse(new URL(location.href));
  }

  /** Goes to a path of the client. */
  go(path: string, how: { replace?: boolean } = {}): void {
    if (how.replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** Lets links inside the client change the screen without loading the page again. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api')) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}

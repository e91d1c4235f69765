/** Which page is shown: `/`, `/t/TABLE`, `/rules/GAME#CHAPTER`, `/exercises/GAME/NUMBER`, `/credits`. Keys and invitations stand behind the hash. */

export type Place =
  | { page: 'start' }
  | { page: 'credits' }
  | { page: 'rules'; game: string; at: string }
  | { page: 'exercises'; game: string; number: string }
  | { page: 'table'; table: string; moment: number | null; key: string; invitation: string }
  | { page: 'nowhere' };

export function read(address: { pathname: string; search: string; hash: string }): Place {
  const path = address.pathname.replace(/\/+$/, '') || '/';
  if (path === '/') return { page: 'start' };
  if (path === '/credits') return { page: 'credits' };
  const book = /^\/rules(?:\/([^/]+))?$/.exec(path);
  if (book) return { page: 'rules', game: plainly(book[1] ?? ''), at: plainly(address.hash.slice(1)) };
  const exercise = /^\/exercises(?:\/([^/]+)(?:\/([^/]+))?)?$/.exec(path);
  if (exercise) return { page: 'exercises', game: plainly(exercise[1] ?? ''), number: plainly(exercise[2] ?? '') };
  const table = /^\/t\/([^/]+)$/.exec(path)?.[1];
  if (!table) return { page: 'nowhere' };
  const hash = new URLSearchParams(address.hash.slice(1));
  const moment = new URLSearchParams(address.search).get('moment');
  return {
    page: 'table',
    table: decodeURIComponent(table),
    moment: moment !== null && /^\d+$/.test(moment) ? Number(moment) : null,
    key: hash.get('key') ?? '',
    invitation: hash.get('invitation') ?? '',
  };
}

/** An address as it was meant; a broken one as it stands. */
function plainly(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  place = $state.raw<Place>({ page: 'start' });

  start(): void {
    this.place = read(location);
    addEventListener('popstate', () => (this.place = read(location)));
    addEventListener('hashchange', () => (this.place = read(location)));
  }

  go(path: string): void {
    if (path === location.pathname + location.search + location.hash) return;
    history.pushState(null, '', path);
    this.place = read(location);
    scrollTo(0, 0);
  }

  /** Change the address in place: same page, nothing to go back to. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.place = read(location);
  }
}

export const router = new Router();

/** Follow a link without loading the page again; for `onclick` of an `<a>`. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLAnchorElement | null)?.getAttribute('href');
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(link);
}

export const tableAddress = (table: string, moment?: number | null) =>
  `/t/${encodeURIComponent(table)}${moment === undefined || moment === null ? '' : `?moment=${moment}`}`;

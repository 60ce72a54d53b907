/** Pages by address, with the history of the browser. */

export type Page =
  | { name: 'home' }
  | { name: 'table'; id: string }
  | { name: 'replay'; id: string | null }
  | { name: 'rules'; game: string }
  | { name: 'learn'; game: string }
  | { name: 'seat'; token: string }
  | { name: 'about' }
  | { name: 'lost' };

/** The page an address means. */
export function pageOf(path: string): Page {
  const [first = '', second, ...more] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (more.length) return { name: 'lost' };
  if (first === '') return { name: 'home' };
  if (first === 't' && second) return { name: 'table', id: second };
  if (first === 'replay') return { name: 'replay', id: second ?? null };
  if (first === 'rules' && second) return { name: 'rules', game: second };
  if (first === 'learn' && second) return { name: 'learn', game: second };
  if (first === 'seat' && second) return { name: 'seat', token: second };
  if (first === 'about' && !second) return { name: 'about' };
  return { name: 'lost' };
}

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  page = $derived(pageOf(this.path));

  constructor() {
    addEventListener('popstate', () => this.#look());
    addEventListener('hashchange', () => this.#look());
    document.addEventListener('click', (event) => this.#click(event));
  }

  go(to: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', to);
    this.#look();
    if (!location.hash) scrollTo(0, 0);
  }

  #look(): void {
    this.path = location.pathname;
    this.hash = decodeURIComponent(location.hash.slice(1));
  }

  #click(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const href = link.getAttribute('href') ?? '';
    if (!href.startsWith('/') || href.startsWith('/api/') || link.target || link.hasAttribute('download')) return;
    event.preventDefault();
    this.go(href);
  }
}

export const router = new Router();

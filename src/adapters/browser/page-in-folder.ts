import type { NavigationWindow } from './navigator.js';

/**
 * Adapts `window` for static hosting in a folder, without a fallback to index.html. The location is the hash of the one
 * document (`/demo/#/courses?page=2`), and the site sees it as its path.
 */
export function pageInFolder(real: NavigationWindow): NavigationWindow {
  const { history, location, navigator } = real;
  const { origin } = location;
  /** The path and query of the document: no navigation of the site changes them. */
  const folder = location.pathname + location.search;
  const here = (): URL => {
    const hashPath = location.hash.slice(1);
    // Concatenated: resolved, a path that begins with `//` would be another site.
    return new URL(origin + (hashPath.startsWith('/') ? hashPath : '/'));
  };
  /** The real URL for a URL of this site; other URLs stay as they are. */
  const shown = (url: string | URL): string => {
    const { href } = new URL(url, origin);
    return href.startsWith(`${origin}/`) ? addressInFolder(href.slice(origin.length), folder) : href;
  };
  /** Reloads explicitly, because the browser does not load the document when only the hash changes. */
  const load = (url: string, how: 'assign' | 'replace'): void => {
    const to = shown(url);
    if (!to.startsWith('/')) {
      location[how](to);
      return;
    }
    history[how === 'assign' ? 'pushState' : 'replaceState'](null, '', to);
    location.reload();
  };

  return {
    navigator,
    history: {
      get state(): unknown {
        const state: unknown = history.state;
        return state;
      },
      get scrollRestoration() {
        return history.scrollRestoration;
      },
      set scrollRestoration(how) {
        history.scrollRestoration = how;
      },
      go: (steps) => {
        history.go(steps);
      },
      pushState: (state, unused, url) => {
        history.pushState(state, unused, url && shown(url));
      },
      replaceState: (state, unused, url) => {
        history.replaceState(state, unused, url && shown(url));
      },
    },
    location: {
      origin,
      get href() {
        return here().href;
      },
      get pathname() {
        return here().pathname;
      },
      get search() {
        return here().search;
      },
      get hash() {
        return here().hash;
      },
      assign: (url) => {
        load(String(url), 'assign');
      },
      replace: (url) => {
        load(String(url), 'replace');
      },
      reload: () => {
        location.reload();
      },
    },
    addEventListener: (type, listener) => {
      real.addEventListener(type, listener);
    },
    open: (url, target, features) => real.open(shown(url), target, features),
  };
}

/** The URL of a location of the site in that folder. */
export function addressInFolder(to: string, folder: string): string {
  return `${folder}#${to}`;
}

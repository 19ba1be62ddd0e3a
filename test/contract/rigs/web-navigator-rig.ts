import { JSDOM } from 'jsdom';

import { type NavigationWindow, WebNavigator, withoutHash } from '../../../src/adapters/browser/navigator.js';
import { pageInFolder } from '../../../src/adapters/browser/page-in-folder.js';
import type { PageNavigator } from '../../../src/domain/ports/navigator.js';

export interface NavigatorRig {
  readonly navigator: PageNavigator;
  /** Addresses on this site whose document was loaded. */
  readonly reloads: readonly string[];
  readonly departures: readonly string[];
  /** Departures that replace this page's history entry. */
  readonly replacements: readonly string[];
  readonly windows: readonly string[];
  /** The visitor presses Back. */
  readonly pressBack: () => void;
}

const SITE = 'https://site.example';

export interface WebNavigatorRig extends NavigatorRig {
  readonly page: NavigationWindow & { readonly navigator: { userActivation: { isActive: boolean } } };
  readonly navigator: WebNavigator;
}

/** The history is that of jsdom. Document loads are only recorded, because jsdom does not navigate. */
export function webNavigatorRig(start: string): WebNavigatorRig {
  const { window } = new JSDOM('', { url: SITE + start });
  const reloads: string[] = [];
  const departures: string[] = [];
  const replacements: string[] = [];
  const windows: string[] = [];
  const load = (url: string | URL): void => {
    const address = String(url);
    if (address.startsWith(`${SITE}/`)) reloads.push(address.slice(SITE.length));
    else departures.push(address);
  };
  const replace = (url: string | URL): void => {
    load(url);
    replacements.push(String(url));
  };
  const { history, location } = window;
  const page: WebNavigatorRig['page'] = {
    history: {
      scrollRestoration: 'auto',
      get state(): unknown {
        const state: unknown = history.state;
        return state;
      },
      pushState: history.pushState.bind(history),
      replaceState: history.replaceState.bind(history),
      go: (steps = 0) => {
        if (steps === 0) load(location.href);
        else history.go(steps);
      },
    },
    location: {
      origin: location.origin,
      get href() {
        return location.href;
      },
      get pathname() {
        return location.pathname;
      },
      get search() {
        return location.search;
      },
      get hash() {
        return location.hash;
      },
      assign: (url) => {
        // A browser does not load the document for another hash.
        if (withoutHash(String(url)) !== withoutHash(location.href)) load(url);
      },
      replace,
      reload: () => load(location.href),
    },
    navigator: { userActivation: { isActive: true } },
    open: (url, target, features) => {
      // With any other target or features, the new window could control ours.
      if (`${target} ${features}` === '_blank noopener') windows.push(url);
    },
    addEventListener: (type, listener) => window.addEventListener(type, listener),
  };
  const pressBack = history.back.bind(history);
  return { page, navigator: new WebNavigator(page), reloads, departures, replacements, windows, pressBack };
}

const FOLDER = '/demo/site/';

/** The same for a site in a folder, where the address is the fragment of the one document. */
export function webNavigatorInFolderRig(start: string): NavigatorRig & { readonly page: NavigationWindow } {
  const { page, reloads, ...rig } = webNavigatorRig(`${FOLDER}#${start}`);
  // The navigator of that rig has given the entry a key.
  page.history.replaceState(null, '');
  return {
    ...rig,
    page,
    navigator: new WebNavigator(pageInFolder(page)),
    get reloads() {
      return reloads.map((address) => {
        if (!address.startsWith(`${FOLDER}#`)) throw new Error(`${address} is not in the folder`);
        return address.slice(FOLDER.length + 1);
      });
    },
  };
}

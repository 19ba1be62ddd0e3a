import { register } from 'node:module';

import globalJsdom from 'global-jsdom';

/**
 * Gives this process the window in which the site draws: one jsdom document at the address of the site, without
 * scripts and without layout. Must run before a module of `src/ui` is imported. Returns a function that closes it.
 */
export function openWindow(site: string): () => void {
  register('./style-stub.mjs', import.meta.url);
  globalJsdom(undefined, { url: `${site}/` });
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.IntersectionObserver = EverythingIsNear;
  // No media query matches: the page is drawn as the HTML of a wide screen in the light theme.
  window.matchMedia = () => Object.assign(new EventTarget(), NO_MATCH);
  // A snapshot has the position of a page that has just been loaded.
  window.scrollTo = () => undefined;
  window.scrollBy = () => undefined;
  return () => {
    window.close();
  };
}

const NO_MATCH = {
  ...{ matches: false, media: '', onchange: null },
  ...{ addListener: () => undefined, removeListener: () => undefined },
};

/** Reports every element as visible, so that parts below the fold are drawn too. */
class EverythingIsNear implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];

  constructor(private readonly callback: IntersectionObserverCallback) {}

  observe(target: Element): void {
    const box = target.getBoundingClientRect();
    const entry: IntersectionObserverEntry = {
      ...{ target, isIntersecting: true, intersectionRatio: 1, time: 0 },
      ...{ boundingClientRect: box, intersectionRect: box, rootBounds: null },
    };
    queueMicrotask(() => {
      this.callback([entry], this);
    });
  }

  unobserve(): void {}

  disconnect(): void {}

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

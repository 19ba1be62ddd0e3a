import { register } from 'node:module';

import globalJsdom from 'global-jsdom';

/**
 * Gives this process the window in which the site draws: one jsdom document at the address of the site, without
 * scripts and without layout. Must run before a module of `src/ui` is imported. Returns a function that closes it.
 */
export function openWindow(site: string): () => void {
  register('./style-stub.mjs', import.meta.url);
  globalJsdom(undefined, { url: `${site}/` });
  simulateLayout();
  ignoreInput();
  return () => {
    window.close();
  };
}

/** jsdom has no layout: no size changes, every element is near, and no media query matches. */
export function simulateLayout(): void {
  globalThis.ResizeObserver = NothingResizes;
  globalThis.IntersectionObserver = EverythingIsNear;
  window.matchMedia = () => Object.assign(new EventTarget(), NO_MATCH);
  // A snapshot has the position of a page that has just been loaded.
  window.scrollTo = () => undefined;
  window.scrollBy = () => undefined;
}

/** Events for which jsdom's selector engine registers listeners on the window. */
const INPUT: ReadonlySet<string> = new Set([
  ...['focus', 'focusin', 'keydown', 'keyup'],
  ...['mouseover', 'mousedown', 'mouseup', 'click', 'mouseout'],
]);

/**
 * Ignores these listeners. jsdom's selector engine adds them for every parsed document (DOMPurify parses one for each
 * text of an editor) and never removes them, so every page would stay in memory. A run has no visitor anyway.
 */
export function ignoreInput(): void {
  const listen = window.addEventListener.bind(window);
  window.addEventListener = (...given: Parameters<typeof listen>) => {
    if (!INPUT.has(given[0])) listen(...given);
  };
}

const NO_MATCH = {
  ...{ matches: false, media: '', onchange: null },
  ...{ addListener: () => undefined, removeListener: () => undefined },
};

class NothingResizes implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

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

  unobserve = () => undefined;
  disconnect = () => undefined;

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

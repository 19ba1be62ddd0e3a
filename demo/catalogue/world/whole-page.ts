/** A margin larger than any page is long. */
const EVERYWHERE = '1000000px';

interface ObserverHost {
  IntersectionObserver: typeof IntersectionObserver;
}

/**
 * Makes an IntersectionObserver with a margin treat the whole page as visible, so that content below the fold is loaded
 * at once. Without a margin it reports what is in the window.
 */
export function treatPageAsVisible(browser: ObserverHost): void {
  browser.IntersectionObserver = class extends browser.IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, options?.rootMargin === undefined ? options : { ...options, rootMargin: EVERYWHERE });
    }
  };
}

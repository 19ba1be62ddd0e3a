/** Farther than any page is long. */
const EVERYWHERE = '1000000px';

interface Seeing {
  IntersectionObserver: typeof IntersectionObserver;
}

/** A state is a whole page: what waits until the visitor comes near is near from the beginning. */
export function seeWholePage(browser: Seeing): void {
  browser.IntersectionObserver = class extends browser.IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, { ...options, rootMargin: EVERYWHERE });
    }
  };
}

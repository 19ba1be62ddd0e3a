import sinon from 'sinon';

/** A window that records scrolling instead of doing it: jsdom has no layout. */
export interface QuietWindow {
  /** The arguments of each call of `scrollTo`, in order. */
  readonly scrolls: readonly (ScrollToOptions | undefined)[];
  /** Sets the position to which the visitor has scrolled. */
  scrollBy(top: number): void;
  /** Sets the highest possible scroll position. */
  limitScrollTo(top: number): void;
}

/** Replaces the scrolling of the window until `sinon.restore()`. */
export function quietWindow(): QuietWindow {
  let position = 0;
  let limit = Infinity;
  const scrolls: (ScrollToOptions | undefined)[] = [];
  const scrollTo = (options?: ScrollToOptions | number): void => {
    if (typeof options === 'number') throw new Error('The site scrolls with options, not with coordinates');
    scrolls.push(options);
    position = Math.min(options?.top ?? 0, limit);
  };
  // Not with sinon: another test may have put a plain value here, which sinon would not replace by a getter.
  Object.defineProperty(window, 'scrollY', { get: () => position, configurable: true });
  sinon.replace(window, 'scrollTo', scrollTo);
  return {
    scrolls,
    scrollBy: (top) => {
      position = top;
    },
    limitScrollTo: (top) => {
      limit = top;
    },
  };
}

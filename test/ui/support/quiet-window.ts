import sinon from 'sinon';

/** A window that records scrolling instead of doing it: jsdom has no layout. */
export interface QuietWindow {
  /** The arguments of each call of `scrollTo`, in order. */
  readonly scrolls: readonly (ScrollToOptions | undefined)[];
  /** Sets the position to which the visitor has scrolled. */
  standAt(top: number): void;
  /** Sets the highest possible scroll position. */
  endAt(top: number): void;
}

/** Replaces the scrolling of the window until `sinon.restore()`. */
export function quietWindow(): QuietWindow {
  let stand = 0;
  let end = Infinity;
  const scrolls: (ScrollToOptions | undefined)[] = [];
  const scrollTo = (options?: ScrollToOptions | number): void => {
    if (typeof options === 'number') throw new Error('Name what you scroll');
    scrolls.push(options);
    stand = Math.min(options?.top ?? 0, end);
  };
  // Not with sinon: another test may have put a plain value here, which sinon would not replace by a getter.
  Object.defineProperty(window, 'scrollY', { get: () => stand, configurable: true });
  sinon.replace(window, 'scrollTo', scrollTo);
  return {
    scrolls,
    standAt: (top) => {
      stand = top;
    },
    endAt: (top) => {
      end = top;
    },
  };
}

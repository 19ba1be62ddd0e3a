import sinon from 'sinon';

/** A window whose scrolling is only written down: jsdom lays nothing out. */
export interface QuietWindow {
  /** Where the page was scrolled to, in order. */
  readonly scrolls: readonly (ScrollToOptions | undefined)[];
  /** The visitor scrolls. */
  standAt(top: number): void;
  /** How far down the page goes. */
  endAt(top: number): void;
}

/** Stands in for the scrolling of the window until `sinon.restore()`. */
export function quietWindow(): QuietWindow {
  let stand = 0;
  let end = Infinity;
  const scrolls: (ScrollToOptions | undefined)[] = [];
  const scrollTo = (options?: ScrollToOptions | number): void => {
    if (typeof options === 'number') throw new Error('Name what you scroll');
    scrolls.push(options);
    stand = Math.min(options?.top ?? 0, end);
  };
  // Not by sinon: another test may have put a plain value here, which sinon would not replace by a getter.
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

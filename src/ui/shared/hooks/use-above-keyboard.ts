import { useLayoutEffect, useState } from 'react';

import { listening } from './effects.js';

/** A keyboard is higher; the toolbars of a browser are lower. */
const LOWEST_KEYBOARD_PX = 120;

interface Area {
  readonly top: number;
  readonly height: number;
}

/**
 * The part of the window above the keyboard of a touch screen, `undefined` without one: a keyboard covers the window and
 * does not resize it. When it appears, the focused field is scrolled into that part.
 */
export function useAboveKeyboard(): Area | undefined {
  const [area, setArea] = useState<Area>();
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    return listening(viewport, ['resize', 'scroll'], () => {
      const { offsetTop: top, height, scale } = viewport;
      // A zoomed page shows a part of the window, too.
      const isCovered = scale <= 1 && window.innerHeight - height > LOWEST_KEYBOARD_PX;
      setArea((before) => {
        if (!isCovered) return undefined;
        return before?.top === top && before.height === height ? before : { top, height };
      });
    });
  }, []);
  useLayoutEffect(() => {
    if (area) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [area]);
  return area;
}

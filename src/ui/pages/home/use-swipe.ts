import { type PointerEvent, useRef } from 'react';

import { SWIPE_PX } from '../../../domain/limits.js';

interface Swipe {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
}

/** A finger or a pen goes sideways over something: to the left is forwards. A mouse has the arrows. */
export function useSwipe(swiped: (steps: 1 | -1) => void): Swipe {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }) => {
      start.current = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }) => {
      if (start.current === undefined) return;
      const right = clientX - start.current.x;
      const down = clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(right) >= SWIPE_PX && Math.abs(right) > Math.abs(down)) swiped(right < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}

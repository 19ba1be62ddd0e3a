import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { timer } from 'rxjs';

import { TIME } from '../../domain/ports/browser/time.js';
import { useService } from '../hooks/services.js';

/** A press of at least this length counts as holding. */
const HOLD_MS = 400;

export interface HoldState {
  /** A finger or the space bar is being held down. */
  readonly held: boolean;
  /** Whether the press that has just ended was a hold, which has no other effect. The call resets it. */
  readonly wasHeld: () => boolean;
  /** Handlers for the video surface. */
  readonly finger: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onPointerLeave: () => void;
  };
  /** Handlers for the whole player. A short press of the space bar calls `onTap`. */
  readonly space: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onKeyUp: (event: KeyboardEvent) => void;
  };
}

/** Whether the visitor holds a finger on the video, or the space bar (docs/spec/lesson.md#player). */
export function useHold(enabled: boolean, onTap: () => void): HoldState {
  const time = useService(TIME);
  const [held, setHeld] = useState(false);
  const [pressed, setPressed] = useState(false);
  const hold = useRef(false);

  useEffect(() => {
    if (!pressed || !enabled) return;
    const waiting = timer(HOLD_MS, time).subscribe(() => {
      hold.current = true;
      setHeld(true);
    });
    return () => {
      waiting.unsubscribe();
      setHeld(false);
    };
  }, [pressed, enabled, time]);

  const release = (): void => {
    setPressed(false);
  };
  return {
    held,
    wasHeld: () => {
      const was = hold.current;
      hold.current = false;
      return was;
    },
    finger: {
      onPointerDown: ({ pointerType }) => {
        hold.current = false;
        if (pointerType !== 'mouse') setPressed(true);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onPointerLeave: release,
    },
    space: {
      onKeyDown: (event) => {
        if (event.key !== ' ' || isOnControl(event.target)) return;
        event.preventDefault();
        if (event.repeat) return;
        hold.current = false;
        setPressed(true);
      },
      onKeyUp: (event) => {
        if (event.key !== ' ' || !pressed) return;
        event.preventDefault();
        release();
        if (!hold.current) onTap();
      },
    },
  };
}

/** On these elements the space bar has its native effect. */
function isOnControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, a, input, [role^="menu"]') !== null;
}

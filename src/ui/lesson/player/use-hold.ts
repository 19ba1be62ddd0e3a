import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { timer } from 'rxjs';

import { PLAY_KEY } from '../../../domain/lesson/keys.js';
import { TIME } from '../../../domain/ports/time.js';
import { pressedKey } from '../../shared/hooks/pressed-key.js';
import { usePress } from '../../shared/hooks/press-end.js';
import { useService } from '../../shared/hooks/services.js';
import { TEXT_FIELDS } from '../../shared/hooks/where-keys-act.js';

/** A press of at least this length counts as holding. */
const HOLD_MS = 400;

export interface HoldState {
  /** A finger or the space bar is being held down. */
  readonly isHeld: boolean;
  /** Whether the touch that has just ended was a hold, which has no other effect. The call resets it. */
  readonly wasHeld: () => boolean;
  /** Handlers for the video surface. */
  readonly finger: {
    readonly onPointerDown: (event: PointerEvent) => void;
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
  const [pressed, setPressed] = usePress<'finger' | 'space'>();
  const [isHeld, setHeld] = useState(false);
  const wasFingerHeld = useRef(false);

  useEffect(() => {
    if (pressed === undefined || !enabled) return;
    const waiting = timer(HOLD_MS, time).subscribe(() => {
      wasFingerHeld.current = pressed === 'finger';
      setHeld(true);
    });
    return () => {
      waiting.unsubscribe();
      setHeld(false);
    };
  }, [pressed, enabled, time]);

  return {
    isHeld,
    wasHeld: () => {
      const was = wasFingerHeld.current;
      wasFingerHeld.current = false;
      return was;
    },
    finger: {
      onPointerDown: ({ pointerType, isPrimary }) => {
        // Two fingers zoom.
        if (isPrimary) wasFingerHeld.current = false;
        if (pointerType !== 'mouse') setPressed(isPrimary ? 'finger' : undefined);
      },
    },
    space: {
      onKeyDown: (event) => {
        // macOS reports no release of other keys while this one is down.
        if (event.metaKey) setPressed(undefined);
        // With another key, the space bar belongs to the system: it opens a menu or changes the input method.
        if (pressedKey(event.nativeEvent, true) !== PLAY_KEY || isOnControl(event.target)) return;
        event.preventDefault();
        if (pressedKey(event.nativeEvent) === PLAY_KEY) setPressed('space');
      },
      onKeyUp: (event) => {
        if (!pressedKey(event.nativeEvent).endsWith(PLAY_KEY) || pressed !== 'space') return;
        event.preventDefault();
        setPressed(undefined);
        if (!isHeld) onTap();
      },
    },
  };
}

/** On these elements the space bar has its native effect. A slider has none, and keeps the focus after a press. */
function isOnControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest(`button, a, ${TEXT_FIELDS}, [role^="menu"]`) !== null;
}

import './finger-seek.scss';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

import { fingerDown, fingerMoved, type FingerOnBar } from '../../../domain/lesson/finger-seek.js';
import { SLOWLY } from '../../../domain/lesson/touch.strings.js';
import type { Playback } from '../../../domain/ports/playback.js';
import { duration as timeOf } from '../../../domain/text/quantities.js';
import { listening } from '../../shared/hooks/effects.js';
import { onPressEnd } from '../../shared/hooks/press-end.js';

export interface FingerSeekProps {
  readonly bar: RefObject<HTMLElement | null>;
  readonly playback: Pick<Playback, 'seek' | 'reachable'>;
  /** Above 0. */
  readonly lengthS: number;
  /** Shows a position that the video has not taken yet. */
  readonly onDrag: (positionS: number) => void;
  /** True while a finger is on the bar. */
  readonly onHold: (isHeld: boolean) => void;
}

/**
 * Takes fingers on the seek bar from the browser, and shows the time above them
 * (docs/spec/lesson-touch.md#seeking-with-a-finger). The video moves when the finger is lifted.
 */
export function FingerSeek({ bar, playback, lengthS, onDrag, onHold }: FingerSeekProps) {
  const [finger, setFinger] = useState<FingerOnBar>();
  const show = useEffectEvent((next: FingerOnBar): FingerOnBar => {
    const reached = { ...next, positionS: Math.min(next.positionS, playback.reachable(next.positionS)) };
    setFinger(reached);
    onDrag(reached.positionS);
    return reached;
  });
  const down = useEffectEvent((x: number) => {
    onHold(true);
    return show(fingerDown(x, lengthS));
  });
  const move = useEffectEvent((before: FingerOnBar, x: number, distance: number) =>
    show(fingerMoved(before, x, distance, lengthS)),
  );
  const end = useEffectEvent((last: FingerOnBar | undefined) => {
    if (last) playback.seek(last.positionS);
    setFinger(undefined);
    onHold(false);
  });
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    return fingersOn(current, { down, move, end });
  }, [bar]);
  if (finger === undefined) return null;
  return (
    <output
      className="player__bubble"
      style={{ left: `clamp(44px, ${String(finger.x * 100)}%, 100% - 44px)` }}
      aria-hidden="true"
    >
      {timeOf(finger.positionS)}
      {finger.rate < 1 && <small>{SLOWLY}</small>}
    </output>
  );
}

interface FingerListeners {
  readonly down: (x: number) => FingerOnBar;
  readonly move: (before: FingerOnBar, x: number, distancePx: number) => FingerOnBar;
  /** `undefined`: the press was broken off. */
  readonly end: (last: FingerOnBar | undefined) => void;
}

/** Follows one finger at a time on the bar. Returns a function that stops. */
function fingersOn(bar: HTMLElement, { down, move, end }: FingerListeners): () => void {
  let finger: FingerOnBar | undefined;
  let stopWaiting = (): void => undefined;
  const finish = (last?: FingerOnBar): void => {
    if (finger === undefined) return;
    finger = undefined;
    stopWaiting();
    end(last);
  };
  const follow = (event: Event): void => {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return;
    const { left, width, top, height } = bar.getBoundingClientRect();
    const x = Math.min(1, Math.max(0, (event.clientX - left) / width));
    if (event.type === 'pointerdown') {
      const isFirst = event.isPrimary && finger === undefined;
      // A second finger leaves the video where it is.
      finish();
      if (!isFirst) return;
      finger = down(x);
      stopWaiting = onPressEnd(() => {
        finish();
      });
    } else if (finger && event.isPrimary) {
      if (event.type === 'pointerup') finish(finger);
      else finger = move(finger, x, event.clientY - top - height / 2);
    }
  };
  const stop = listening(bar, ['pointerdown', 'pointermove', 'pointerup'], follow);
  // Neither the slider of the browser nor a scroll follows the finger.
  bar.addEventListener('touchstart', prevent, { passive: false });
  return () => {
    bar.removeEventListener('touchstart', prevent);
    stop();
    finish();
  };
}

function prevent(event: Event): void {
  event.preventDefault();
}

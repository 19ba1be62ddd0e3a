import './touch-layer.scss';

import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from 'react';

import { keepAwake } from '../../../application/lesson/keep-awake.js';
import { type SeekMark, DoubleTapSeek } from '../../../application/lesson/double-tap-seek.js';
import { PLAY } from '../../../domain/lesson/strings.js';
import {
  AT_END,
  AT_START,
  NOT_WATCHED_YET,
  secondsMoved,
  STEP_BACK,
  STEP_FORWARD,
} from '../../../domain/lesson/touch.strings.js';
import type { TapSide } from '../../../domain/lesson/double-tap.js';
import type { Playback } from '../../../domain/ports/playback.js';
import { TIME } from '../../../domain/ports/time.js';
import { SCREEN_WAKE_LOCK } from '../../../domain/ports/wake-lock.js';
import { listening, subscribed } from '../../shared/hooks/effects.js';
import { useBehavior, useService } from '../../shared/hooks/services.js';
import { matchesMedia } from '../../shared/hooks/media-list.js';
import { PlayIcon } from '../player/player-icons.js';
import { StepIcon } from './step-icon.js';
import { useTurning } from './use-turning.js';

export interface TouchLayerProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly playback: Playback;
  readonly isPlaying: boolean;
  /** The lesson can be moved only as far as it was watched. */
  readonly isForwardOnly: boolean;
  readonly areControlsShown: boolean;
  /** Called by each button: the controls stay. */
  readonly wake: () => void;
  readonly onToggle: () => void;
  /** Receives what a tap on the video does: from 0 to 1, and false where it only shows or hides the controls. */
  readonly tapRef: RefObject<((x: number) => boolean) | undefined>;
}

/** What fingers can do on the video (docs/spec/lesson-touch.md): its marks, and a button for each gesture. */
export function TouchLayer({
  frame,
  playback,
  isPlaying,
  isForwardOnly,
  areControlsShown,
  wake,
  onToggle,
  tapRef,
}: TouchLayerProps) {
  const time = useService(TIME);
  const wakeLock = useService(SCREEN_WAKE_LOCK);
  const [seeking] = useState(() => new DoubleTapSeek(playback, time));
  const mark = useBehavior(seeking.mark$);
  const isTouched = useLastTouched(frame);

  useEffect(() => subscribed(seeking.run()), [seeking]);
  useEffect(() => subscribed(keepAwake(playback, wakeLock)), [playback, wakeLock]);
  useTurning(frame, playback);
  useTaps(frame, seeking, tapRef);

  const step = (side: TapSide) => () => {
    wake();
    seeking.step(side);
  };
  return (
    <div className="player__touch">
      <Mark side="back" mark={mark} isForwardOnly={isForwardOnly} />
      {isTouched && (
        <div className="player__middle" data-visible={areControlsShown || undefined}>
          <MiddleButton name={STEP_BACK} onClick={step('back')}>
            <StepIcon />
          </MiddleButton>
          <MiddleButton
            name={PLAY}
            isPressed={isPlaying}
            onClick={() => {
              wake();
              onToggle();
            }}
          >
            <PlayIcon isPlaying={isPlaying} />
          </MiddleButton>
          <MiddleButton name={STEP_FORWARD} onClick={step('forward')}>
            <StepIcon />
          </MiddleButton>
        </div>
      )}
      <Mark side="forward" mark={mark} isForwardOnly={isForwardOnly} />
    </div>
  );
}

interface MiddleButtonProps {
  readonly name: string;
  readonly isPressed?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function MiddleButton({ name, isPressed, onClick, children }: MiddleButtonProps) {
  return (
    <button
      type="button"
      className="player__middle-button"
      aria-label={name}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

interface MarkProps {
  readonly side: TapSide;
  readonly mark: SeekMark | undefined;
  readonly isForwardOnly: boolean;
}

/** How far the taps on this side have moved the video. */
function Mark({ side, mark, isForwardOnly }: MarkProps) {
  const text = mark?.side === side ? textOf(mark, isForwardOnly) : undefined;
  return (
    <div className={`player__mark player__mark--${side}`} role="status">
      {text !== undefined && <span>{text}</span>}
    </div>
  );
}

function textOf({ side, seconds, end }: SeekMark, isForwardOnly: boolean): string | undefined {
  if (seconds > 0) return secondsMoved(side === 'back' ? -seconds : seconds);
  if (end === 'start') return AT_START;
  if (end === 'end') return AT_END;
  return isForwardOnly ? NOT_WATCHED_YET : undefined;
}

/** Whether a finger or a pen was used last, not a mouse. */
function useLastTouched(frame: RefObject<HTMLElement | null>): boolean {
  const [isTouched, setTouched] = useState(() => matchesMedia('touch'));
  useEffect(() => {
    if (!frame.current) return;
    return listening(frame.current, ['pointerdown', 'pointermove'], (event) => {
      if (event instanceof PointerEvent) setTouched(event.pointerType !== 'mouse');
    });
  }, [frame]);
  return isTouched;
}

/** Two fingers are no tap. */
function useTaps(
  frame: RefObject<HTMLElement | null>,
  seeking: DoubleTapSeek,
  tapRef: TouchLayerProps['tapRef'],
): void {
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    let isMultiple = false;
    const stop = listening(current, ['pointerdown'], (event) => {
      if (event instanceof PointerEvent) isMultiple = !event.isPrimary;
    });
    tapRef.current = (x) => isMultiple || seeking.tap(x);
    return () => {
      tapRef.current = undefined;
      stop();
    };
  }, [frame, seeking, tapRef]);
}

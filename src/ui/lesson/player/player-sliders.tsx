import './player-sliders.scss';

import {
  type ComponentType,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

import type { LessonPlayer } from '../../../application/lesson/player.js';
import { MUTE, percent, positionOf, SEEK, VOLUME } from '../../../domain/lesson/strings.js';
import type { Playback, PlaybackState } from '../../../domain/ports/playback.js';
import { duration as timeOf } from '../../../domain/text/quantities.js';
import { listening } from '../../shared/hooks/effects.js';
import { pressedKey } from '../../shared/hooks/pressed-key.js';
import { usePress } from '../../shared/hooks/press-end.js';
import { useBehavior } from '../../shared/hooks/services.js';
import type { FingerSeekProps } from '../touch/finger-seek.js';
import { IconButton } from './icon-button.js';
import { SoundIcon } from './player-icons.js';

/** Browsers report neighbouring parts with gaps of some hundredths of a second, which they play without a stop. */
const GAP_S = 0.1;

interface SeekBarProps {
  readonly state: PlaybackState;
  readonly playback: Pick<Playback, 'seek' | 'reachable'>;
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Follows fingers on the bar, where its code is there. */
  readonly FingerSeek: ComponentType<FingerSeekProps> | undefined;
  /** See `ControlsVisibility`. */
  readonly hold: (isHeld: boolean) => void;
  /** Over the bar, under the pointer. */
  readonly marks: ReactNode;
}

/**
 * The position in the video, changed by mouse, touch and keys. The time under the pointer is displayed above the bar.
 */
export function SeekBar({
  state: { positionS: position, durationS },
  playback,
  video,
  FingerSeek,
  hold,
  marks,
}: SeekBarProps) {
  // A recording or a live stream has no duration.
  const length = durationS ?? 0;
  const canSeek = length > 0;
  const loaded = useLoadedS(video, position);
  // While the visitor drags or holds a key, the bar is where they have moved it; the video follows.
  const [pressed, setPressed] = usePress<true>();
  const [dragged, setDragged] = useState<number>();
  const [pointedAt, setPointedAt] = useState<number>();
  const bar = useRef<HTMLDivElement>(null);
  const shown = (pressed && dragged) ?? position;

  const showPointedTime = ({ clientX }: PointerEvent): void => {
    const rect = bar.current?.getBoundingClientRect();
    if (rect === undefined || rect.width === 0) return;
    setPointedAt(Math.min(1, Math.max(0, (clientX - rect.left) / rect.width)));
  };
  const press = (): void => {
    setDragged(undefined);
    setPressed(true);
  };

  return (
    <div
      ref={bar}
      className="player__seek"
      onPointerMove={showPointedTime}
      onPointerLeave={() => {
        setPointedAt(undefined);
      }}
    >
      <progress className="player__loaded" max={length || 1} value={loaded} aria-hidden="true" />
      <input
        type="range"
        className="player__range"
        aria-label={SEEK}
        aria-valuetext={canSeek ? positionOf(timeOf(shown), timeOf(length)) : timeOf(shown)}
        min={0}
        max={length || 1}
        step="any"
        value={length > 0 ? shown : 0}
        // `disabled` would lose the focus while a video is loaded again.
        aria-disabled={!canSeek}
        onChange={({ target }) => {
          if (!canSeek) return;
          setDragged(target.valueAsNumber);
          playback.seek(target.valueAsNumber);
        }}
        onPointerDown={press}
        onKeyUp={({ nativeEvent }) => {
          if (pressedKey(nativeEvent) !== '') setPressed(undefined);
        }}
        onKeyDown={(event) => {
          if (pressedKey(event.nativeEvent, true) !== '') press();
        }}
      />
      {FingerSeek && canSeek && (
        <FingerSeek bar={bar} playback={playback} lengthS={length} onDrag={setDragged} onHold={hold} />
      )}
      {marks}
      {pointedAt !== undefined && canSeek && (
        <output className="player__pointed" style={{ left: `${String(pointedAt * 100)}%` }} aria-hidden="true">
          {timeOf(pointedAt * length)}
        </output>
      )}
    </div>
  );
}

/** How far the data reaches, in seconds, without a gap from the position on. */
function useLoadedS(video: RefObject<HTMLVideoElement | null>, positionS: number): number {
  const [ranges, setRanges] = useState<TimeRanges>();
  useEffect(() => {
    const { current } = video;
    if (current === null) return;
    return listening(current, ['progress', 'emptied', 'seeked'], () => {
      setRanges(current.buffered);
    });
  }, [video]);
  const present = Array.from({ length: ranges?.length ?? 0 }, (_, index) => index).find(
    (index) => ranges !== undefined && ranges.start(index) <= positionS + GAP_S && ranges.end(index) >= positionS,
  );
  return present === undefined || ranges === undefined ? 0 : ranges.end(present);
}

/** The volume. On touch devices, which have keys for it, the stylesheet hides all of it. */
export function Volume({ player }: { readonly player: LessonPlayer }) {
  const { volume, muted } = useBehavior(player.preferences$);
  const shown = muted ? 0 : volume;
  return (
    <div className="player__volume">
      <IconButton
        name={MUTE}
        isPressed={muted}
        onClick={() => {
          player.remember({ muted: !muted });
        }}
      >
        <SoundIcon muted={shown === 0} />
      </IconButton>
      <input
        type="range"
        className="player__range player__range--volume"
        aria-label={VOLUME}
        aria-valuetext={percent(Math.round(shown * 100))}
        min={0}
        max={1}
        step={0.05}
        value={shown}
        onChange={({ target }) => {
          player.remember({ volume: target.valueAsNumber, muted: false });
        }}
      />
    </div>
  );
}

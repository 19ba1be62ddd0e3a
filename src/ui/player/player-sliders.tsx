import { MuteButton, useMediaRemote, useMediaState } from '@vidstack/react';
import { type PointerEvent, useRef, useState } from 'react';

import { MUTE, percent, positionOf, SEEK, VOLUME } from '../../domain/lesson/strings.js';
import { SEEK_STEP_S } from '../../domain/limits.js';
import { PLAYBACK } from '../../domain/ports/browser/playback.js';
import { duration as timeOf } from '../../domain/quantities.js';
import { isForInputMethod } from '../hooks/input-method.js';
import { usePress } from '../hooks/press-end.js';
import { useService } from '../hooks/services.js';
import { SoundIcon } from './player-icons.js';

/**
 * The position in the video, changed by mouse, touch and keys. The time under the pointer is displayed above the bar.
 */
export function SeekBar() {
  const remote = useMediaRemote();
  const playback = useService(PLAYBACK);
  const duration = useMediaState('duration');
  // A recording or a live stream may have no finite duration.
  const length = Number.isFinite(duration) ? duration : 0;
  const position = useMediaState('currentTime');
  const loaded = useMediaState('bufferedEnd');
  const canSeek = useMediaState('canSeek') && length > 0;
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
        aria-valuetext={duration === Infinity ? timeOf(shown) : positionOf(timeOf(shown), timeOf(length))}
        min={0}
        max={length || 1}
        step="any"
        value={length > 0 ? shown : 0}
        // `disabled` would lose the focus while a video is loaded again.
        aria-disabled={!canSeek}
        onChange={({ target }) => {
          if (!canSeek) return;
          setDragged(target.valueAsNumber);
          remote.seek(target.valueAsNumber, undefined);
        }}
        onPointerDown={press}
        onKeyUp={({ nativeEvent }) => {
          if (!isForInputMethod(nativeEvent)) setPressed(undefined);
        }}
        onKeyDown={(event) => {
          if (isForInputMethod(event.nativeEvent)) return;
          press();
          const by = { ArrowLeft: -SEEK_STEP_S, ArrowRight: SEEK_STEP_S }[event.key];
          if (by === undefined) return;
          // With `step="any"` the browser's own step would be tiny.
          event.preventDefault();
          playback.seekBy(by);
        }}
      />
      {pointedAt !== undefined && canSeek && (
        <output className="player__pointed" style={{ left: `${String(pointedAt * 100)}%` }} aria-hidden="true">
          {timeOf(pointedAt * length)}
        </output>
      )}
    </div>
  );
}

/** The volume. On a device that only changes it by its own keys, only the mute button is displayed. */
export function Volume() {
  const remote = useMediaRemote();
  const volume = useMediaState('volume');
  const muted = useMediaState('muted');
  const ours = useMediaState('canSetVolume');
  const shown = muted ? 0 : volume;
  return (
    <div className="player__volume">
      <MuteButton className="player__button" aria-label={MUTE} title={MUTE}>
        <SoundIcon muted={shown === 0} />
      </MuteButton>
      {ours && (
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
            remote.changeVolume(target.valueAsNumber);
            if (muted) remote.unmute();
          }}
        />
      )}
    </div>
  );
}

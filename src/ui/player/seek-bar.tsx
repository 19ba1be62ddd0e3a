import { useMediaRemote, useMediaState } from '@vidstack/react';
import { type PointerEvent, useRef, useState } from 'react';

import { positionOf, SEEK } from '../../domain/lesson/player-words.js';
import { duration as timeOf } from '../../domain/text/quantities.js';

/** Seconds that a key moves the film by (pages §4). */
const STEP_S = 5;

/** Where in the film, moved by mouse, finger and keys; the time that one points at stands over it. */
export function SeekBar() {
  const remote = useMediaRemote();
  const length = useMediaState('duration');
  const position = useMediaState('currentTime');
  const loaded = useMediaState('bufferedEnd');
  const canSeek = useMediaState('canSeek') && length > 0;
  // While it is dragged the bar is where the finger is; the film follows.
  const [dragged, setDragged] = useState<number>();
  const [pointedAt, setPointedAt] = useState<number>();
  const bar = useRef<HTMLDivElement>(null);
  const shown = dragged ?? position;

  const point = ({ clientX }: PointerEvent): void => {
    const edges = bar.current?.getBoundingClientRect();
    if (edges === undefined || edges.width === 0) return;
    setPointedAt(Math.min(1, Math.max(0, (clientX - edges.left) / edges.width)));
  };
  const letGo = (): void => {
    setDragged(undefined);
    setPointedAt(undefined);
  };

  return (
    <div ref={bar} className="player__seek" onPointerMove={point} onPointerLeave={letGo}>
      <progress className="player__loaded" max={length || 1} value={loaded} aria-hidden="true" />
      <input
        type="range"
        className="player__range"
        aria-label={SEEK}
        aria-valuetext={positionOf(timeOf(shown), timeOf(length))}
        min={0}
        max={length || 1}
        step="any"
        value={shown}
        disabled={!canSeek}
        onChange={({ target }) => {
          setDragged(target.valueAsNumber);
          remote.seek(target.valueAsNumber, undefined);
        }}
        onPointerUp={letGo}
        onBlur={letGo}
        onKeyUp={letGo}
        onKeyDown={(event) => {
          const by = { ArrowLeft: -STEP_S, ArrowRight: STEP_S }[event.key];
          if (by === undefined) return;
          // A range without steps of its own would move by a hair.
          event.preventDefault();
          remote.seek(Math.min(length, Math.max(0, position + by)));
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

import { useMediaPlayer, useMediaRemote, useMediaState } from '@vidstack/react';
import { useRef } from 'react';

import { LOADING_VIDEO } from '../../domain/lesson/strings.js';
import { PlayIcon } from './player-icons.js';
import type { HoldState } from './use-held.js';

interface ImageProps {
  readonly finger: HoldState['finger'];
  readonly wasHeld: HoldState['wasHeld'];
  /** Shown until the video plays; empty when there is none. `undefined` once it has played. */
  readonly poster: string | undefined;
  /** Called on a short press of the mouse, and on a tap of the large play sign. */
  readonly onPress: () => void;
}

/** The surface below the controls: a mouse click plays or pauses, a tap shows or hides the controls. */
export function Image({ poster, finger, wasHeld, onPress }: ImageProps) {
  const remote = useMediaRemote();
  const player = useMediaPlayer();
  const hasControls = () => player?.state.controlsVisible ?? false;
  const hadControls = useRef(false);
  const waiting = useMediaState('waiting');
  const canPlay = useMediaState('canPlay');
  const isWaiting = waiting || !canPlay;
  const start = useRef<HTMLSpanElement>(null);
  const pointer = useRef('mouse');
  return (
    <div
      className="player__image"
      // Keys and buttons do the same, so it needs no role of its own.
      role="presentation"
      {...finger}
      onPointerDown={(event) => {
        pointer.current = event.pointerType;
        hadControls.current = hasControls();
        finger.onPointerDown(event);
      }}
      onClick={({ target }) => {
        if (wasHeld()) return;
        if (pointer.current === 'mouse' || (target instanceof Node && start.current?.contains(target))) onPress();
        // If the controls were hidden, lifting the finger has already shown them.
        else if (hasControls() === hadControls.current) remote.toggleControls();
      }}
      onDoubleClick={() => {
        if (pointer.current === 'mouse') remote.toggleFullscreen();
      }}
      onContextMenu={(event) => {
        // A finger held on the video changes the speed and opens no menu.
        if (pointer.current !== 'mouse') event.preventDefault();
      }}
    >
      {poster && <img className="player__poster" src={poster} alt="" decoding="async" />}
      {poster !== undefined && !isWaiting && (
        <span ref={start} className="player__start" aria-hidden="true">
          <PlayIcon />
        </span>
      )}
      {isWaiting && (
        <span className="player__waiting" role="status">
          <span className="visually-hidden">{LOADING_VIDEO}</span>
        </span>
      )}
    </div>
  );
}

import { useMediaPlayer, useMediaRemote, useMediaState } from '@vidstack/react';
import { useRef } from 'react';

import { LOADING_VIDEO } from '../../domain/lesson/strings.js';
import type { Holding } from './use-held.js';

interface ImageProps {
  readonly finger: Holding['finger'];
  readonly wasHeld: Holding['wasHeld'];
  /** Called on a short press of the mouse. */
  readonly onPress: () => void;
}

/** The surface below the controls: a mouse click plays or pauses, a tap shows or hides the controls. */
export function Image({ finger, wasHeld, onPress }: ImageProps) {
  const remote = useMediaRemote();
  const player = useMediaPlayer();
  const hasBar = () => player?.state.controlsVisible ?? false;
  const hadBar = useRef(false);
  const waiting = useMediaState('waiting');
  const canPlay = useMediaState('canPlay');
  const pointer = useRef('mouse');
  return (
    <div
      className="player__image"
      // Keys and buttons do the same, so it needs no role of its own.
      role="presentation"
      {...finger}
      onPointerDown={(event) => {
        pointer.current = event.pointerType;
        hadBar.current = hasBar();
        finger.onPointerDown(event);
      }}
      onClick={() => {
        if (wasHeld()) return;
        if (pointer.current === 'mouse') onPress();
        // If the controls were hidden, lifting the finger has already shown them.
        else if (hasBar() === hadBar.current) remote.toggleControls();
      }}
      onDoubleClick={() => {
        if (pointer.current === 'mouse') remote.toggleFullscreen();
      }}
      onContextMenu={(event) => {
        // A finger held on the video changes the speed and opens no menu.
        if (pointer.current !== 'mouse') event.preventDefault();
      }}
    >
      {(waiting || !canPlay) && (
        <span className="player__waiting" role="status">
          <span className="visually-hidden">{LOADING_VIDEO}</span>
        </span>
      )}
    </div>
  );
}

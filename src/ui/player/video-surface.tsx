import { useMediaPlayer, useMediaRemote, useMediaState } from '@vidstack/react';
import { useRef } from 'react';

import { LOADING_FILM } from '../../domain/lesson/strings.js';
import type { Holding } from './use-held.js';

interface PictureProps {
  readonly finger: Holding['finger'];
  readonly wasHeld: Holding['wasHeld'];
  /** A short press of a mouse. */
  readonly onPress: () => void;
}

/** The ground of the controls: a mouse plays and pauses there, a finger shows and hides the bar. */
export function Picture({ finger, wasHeld, onPress }: PictureProps) {
  const remote = useMediaRemote();
  const player = useMediaPlayer();
  const hasBar = () => player?.state.controlsVisible ?? false;
  const hadBar = useRef(false);
  const waiting = useMediaState('waiting');
  const canPlay = useMediaState('canPlay');
  const pointer = useRef('mouse');
  return (
    <div
      className="player__picture"
      // All of it can be done by keys and buttons as well.
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
        // A finger that goes up has shown the bar already, where there was none.
        else if (hasBar() === hadBar.current) remote.toggleControls();
      }}
      onDoubleClick={() => {
        if (pointer.current === 'mouse') remote.toggleFullscreen();
      }}
      onContextMenu={(event) => {
        // A finger that rests on the picture wants speed, not a menu.
        if (pointer.current !== 'mouse') event.preventDefault();
      }}
    >
      {(waiting || !canPlay) && (
        <span className="player__waiting" role="status">
          <span className="visually-hidden">{LOADING_FILM}</span>
        </span>
      )}
    </div>
  );
}

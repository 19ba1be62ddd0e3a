import { useRef } from 'react';

import { LOADING_VIDEO } from '../../domain/lesson/strings.js';
import { PlayIcon } from './player-icons.js';
import type { ControlsVisibility } from './use-controls.js';
import type { HoldState } from './use-held.js';

interface SurfaceProps {
  readonly finger: HoldState['finger'];
  readonly wasHeld: HoldState['wasHeld'];
  /** Shown until the video plays; empty when there is none. `undefined` once it has played. */
  readonly poster: string | undefined;
  /** The video is being loaded, or waits for data. */
  readonly isWaiting: boolean;
  readonly controls: ControlsVisibility;
  /** Called on a short press of the mouse, and on a tap of the large play sign. */
  readonly onPress: () => void;
  readonly onFullscreen: () => void;
}

/** The surface below the controls: a mouse click plays or pauses, a tap shows or hides the controls. */
export function VideoSurface({ finger, wasHeld, poster, isWaiting, controls, onPress, onFullscreen }: SurfaceProps) {
  const sign = useRef<HTMLSpanElement>(null);
  const pointer = useRef('mouse');
  return (
    <div
      className="player__image"
      // Keys and buttons do the same, so it needs no role of its own.
      role="presentation"
      {...finger}
      onPointerDown={(event) => {
        pointer.current = event.pointerType;
        finger.onPointerDown(event);
      }}
      onClick={({ target }) => {
        if (wasHeld()) return;
        if (pointer.current === 'mouse' || (target instanceof Node && sign.current?.contains(target))) onPress();
        else controls.toggle();
      }}
      onDoubleClick={() => {
        if (pointer.current === 'mouse') onFullscreen();
      }}
      onContextMenu={(event) => {
        // A finger held on the video changes the speed and opens no menu.
        if (pointer.current !== 'mouse') event.preventDefault();
      }}
    >
      {poster && <img className="player__poster" src={poster} alt="" decoding="async" />}
      {poster !== undefined && !isWaiting && (
        <span ref={sign} className="player__start" aria-hidden="true">
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

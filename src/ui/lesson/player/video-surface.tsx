import './video-surface.scss';

import { type RefObject, useId, useRef } from 'react';

import { LOADING_VIDEO, PLAY } from '../../../domain/lesson/strings.js';
import { PlayIcon } from './player-icons.js';
import type { ControlsVisibility } from './use-controls.js';
import type { HoldState } from './use-hold.js';

interface SurfaceProps {
  readonly finger: HoldState['finger'];
  readonly wasHeld: HoldState['wasHeld'];
  /** Shown until the video plays; empty when there is none. `undefined` once it has played. */
  readonly poster: string | undefined;
  /** Below the large play sign; `undefined` while there is none. */
  readonly startText: string | undefined;
  /** The visitor waits for the video. */
  readonly isWaiting: boolean;
  readonly controls: ControlsVisibility;
  /** Called on a short press of the mouse, and on any press of the poster. */
  readonly onPress: () => void;
  readonly onFullscreen: () => void;
  /** What a finger's tap does, from 0 at the left edge to 1 at the right one; false where it shows or hides the controls. */
  readonly tapRef: RefObject<((x: number) => boolean) | undefined>;
}

/** The surface below the controls: a mouse click plays or pauses, a tap shows or hides the controls. A poster starts. */
export function VideoSurface({
  finger,
  wasHeld,
  poster,
  startText,
  isWaiting,
  controls,
  onPress,
  onFullscreen,
  tapRef,
}: SurfaceProps) {
  const textId = useId();
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
      onClick={({ clientX, currentTarget }) => {
        if (wasHeld()) return;
        if (pointer.current === 'mouse' || startText !== undefined) onPress();
        else if (!tapRef.current?.(xWithin(currentTarget, clientX))) controls.toggle();
      }}
      onDoubleClick={() => {
        if (pointer.current === 'mouse') onFullscreen();
      }}
      onContextMenu={(event) => {
        // A finger held on the video changes the speed and opens no menu.
        if (pointer.current !== 'mouse') event.preventDefault();
      }}
    >
      {poster && (
        // docs/spec/every-page.md#images: an image is removed with its parent
        <div className="player__poster-frame">
          {/* Instead of black bars beside it. */}
          <img className="player__poster player__poster--behind" src={poster} alt="" decoding="async" />
          <img className="player__poster" src={poster} alt="" decoding="async" />
        </div>
      )}
      {startText !== undefined && (
        <div className="player__begin">
          {/* The surface handles its press. */}
          <button type="button" className="player__start" aria-label={PLAY} aria-describedby={textId}>
            <PlayIcon />
          </button>
          <p id={textId} className="player__start-text">
            {startText}
          </p>
        </div>
      )}
      {isWaiting && (
        <span className="player__waiting" role="status">
          <span className="visually-hidden">{LOADING_VIDEO}</span>
        </span>
      )}
    </div>
  );
}

function xWithin(surface: Element, clientX: number): number {
  const { left, width } = surface.getBoundingClientRect();
  return (clientX - left) / width;
}

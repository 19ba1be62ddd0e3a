import { Controls, FullscreenButton, PIPButton, PlayButton, useMediaRemote, useMediaState } from '@vidstack/react';
import type { ReactNode } from 'react';

import { SPEEDS } from '../../domain/lesson/playing.js';
import {
  FULLSCREEN,
  NEXT_LESSON,
  PICTURE_IN_PICTURE,
  PLAY,
  PREVIOUS_LESSON,
  QUALITY,
  SPEED,
  speedText,
} from '../../domain/lesson/strings.js';
import { PLAYBACK } from '../../domain/ports/browser/playback.js';
import { duration } from '../../domain/quantities.js';
import { useService } from '../hooks/services.js';
import { FullscreenIcon, NextIcon, PauseIcon, PictureInPictureIcon, PlayIcon, PreviousIcon } from './player-icons.js';
import { SeekBar, Volume } from './player-sliders.js';

interface ChoiceProps {
  /** Label of the choice. */
  readonly name: string;
  readonly choices: readonly { readonly key: string; readonly label: string }[];
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
}

/** A native select: the device shows it as a list or as a wheel. */
function Choice({ name, choices, chosen, onChoose }: ChoiceProps) {
  const remote = useMediaRemote();
  // If the controls were hidden, an open list would close with them.
  const stay = (): void => {
    remote.pauseControls();
  };
  const go = (): void => {
    remote.resumeControls();
  };
  return (
    <select
      className="player__button player__choice"
      aria-label={name}
      title={name}
      value={chosen}
      onPointerDown={stay}
      onFocus={stay}
      onBlur={go}
      onChange={({ target }) => {
        onChoose(target.value);
        go();
      }}
    >
      {choices.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </select>
  );
}

export interface PlayerControlsProps {
  /** The visitor may change the speed (not under `ban_drag`). */
  readonly canChangeSpeed: boolean;
  readonly qualities: readonly { readonly key: string; readonly label: string }[];
  readonly quality: string | undefined;
  readonly onQuality: (key: string) => void;
  /** Navigates to the previous lesson; `undefined` if there is none. */
  readonly onPrevious: (() => void) | undefined;
  /** Navigates to the next lesson; `undefined` if there is none. */
  readonly onNext: (() => void) | undefined;
}

/** The controls below the video. They hide while the video plays and the pointer does not move. */
export function PlayerControls({
  canChangeSpeed: canChangeSpeed,
  qualities,
  quality,
  onQuality,
  onPrevious,
  onNext,
}: PlayerControlsProps) {
  const remote = useMediaRemote();
  const playback = useService(PLAYBACK);
  const canPlay = useMediaState('canPlay');
  const paused = useMediaState('paused');
  const speed = useMediaState('playbackRate');
  const fullscreen = useMediaState('fullscreen');
  const canFullscreen = useMediaState('canFullscreen');
  const canPip = useMediaState('canPictureInPicture');
  const position = useMediaState('currentTime');
  const length = useMediaState('duration');
  return (
    <Controls.Root className="player__controls" hideDelay={3000}>
      <Controls.Group className="player__bar">
        <SeekBar />
        <div className="player__row">
          <PlayButton
            className="player__button"
            aria-label={PLAY}
            title={PLAY}
            onClick={() => {
              // The library waits until the video can play; a browser that saves data waits for play before it loads.
              if (!canPlay) playback.play();
            }}
          >
            {paused ? <PlayIcon /> : <PauseIcon />}
          </PlayButton>
          {onPrevious && (
            <LessonButton kind="previous" name={PREVIOUS_LESSON} onClick={onPrevious}>
              <PreviousIcon />
            </LessonButton>
          )}
          {onNext && (
            <LessonButton kind="next" name={NEXT_LESSON} onClick={onNext}>
              <NextIcon />
            </LessonButton>
          )}
          <Volume />
          <span className="player__time">
            {length === Infinity ? duration(position) : `${duration(position)} / ${duration(length)}`}
          </span>
          {canChangeSpeed && (
            <Choice
              name={SPEED}
              choices={speedsWith(speed).map((each) => ({ key: String(each), label: speedText(each) }))}
              chosen={String(speed)}
              onChoose={(key) => {
                remote.changePlaybackRate(Number(key));
              }}
            />
          )}
          {qualities.length > 1 && <Choice name={QUALITY} choices={qualities} chosen={quality} onChoose={onQuality} />}
          {canPip && (
            <PIPButton
              className="player__button player__button--pip"
              aria-label={PICTURE_IN_PICTURE}
              title={PICTURE_IN_PICTURE}
            >
              <PictureInPictureIcon />
            </PIPButton>
          )}
          {canFullscreen && (
            <FullscreenButton className="player__button" aria-label={FULLSCREEN} title={FULLSCREEN}>
              <FullscreenIcon active={fullscreen} />
            </FullscreenButton>
          )}
        </div>
      </Controls.Group>
    </Controls.Root>
  );
}

interface LessonButtonProps {
  readonly kind: 'previous' | 'next';
  readonly name: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/**
 * Navigates to another lesson. On a phone only the button for the next one fits; the list of all lessons is right
 * below.
 */
function LessonButton({ kind, name, onClick, children }: LessonButtonProps) {
  return (
    <button
      type="button"
      className={`player__button player__button--${kind}`}
      aria-label={name}
      title={name}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/**
 * The current speed is always an option, even if it is not one of the usual ones: keys change it in steps of 0.25, and
 * holding sets it to 2.
 */
function speedsWith(speed: number): readonly number[] {
  return SPEEDS.includes(speed) ? SPEEDS : [...SPEEDS, speed].sort((one, other) => one - other);
}

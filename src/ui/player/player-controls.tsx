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
  timesAsFast,
} from '../../domain/lesson/strings.js';
import { duration } from '../../domain/quantities.js';
import { FullscreenIcon, NextIcon, PauseIcon, PictureInPictureIcon, PlayIcon, PreviousIcon } from './player-icons.js';
import { SeekBar, Volume } from './player-sliders.js';

interface ChoiceProps {
  /** What is chosen. */
  readonly name: string;
  readonly choices: readonly { readonly key: string; readonly label: string }[];
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
}

/** A choice of a few, as the device offers such: a list beside the bar, or a wheel under the thumb. */
function Choice({ name, choices, chosen, onChoose }: ChoiceProps) {
  const remote = useMediaRemote();
  // A bar that goes would take the open list along.
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
  /** Speed is the visitor's (not under `ban_drag`). */
  readonly freeSpeed: boolean;
  readonly qualities: readonly { readonly key: string; readonly label: string }[];
  readonly quality: string | undefined;
  readonly onQuality: (key: string) => void;
  /** Goes to the lesson before; `undefined` where there is none. */
  readonly onPrevious: (() => void) | undefined;
  /** Goes to the next lesson; `undefined` where there is none. */
  readonly onNext: (() => void) | undefined;
}

/** The bar under the picture: it goes while the film plays and nobody moves. */
export function PlayerControls({ freeSpeed, qualities, quality, onQuality, onPrevious, onNext }: PlayerControlsProps) {
  const remote = useMediaRemote();
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
          <PlayButton className="player__button" aria-label={PLAY} title={PLAY}>
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
            {duration(position)}
            {length !== Infinity && ` / ${duration(length)}`}
          </span>
          {freeSpeed && (
            <Choice
              name={SPEED}
              choices={speedsWith(speed).map((each) => ({ key: String(each), label: timesAsFast(each) }))}
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

/** Goes to another lesson. On a phone's width there is room for the next one alone, with the list of all right below. */
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

/** Keys go by quarters, and a hold to twice the speed: whatever it is now is among what is offered. */
function speedsWith(speed: number): readonly number[] {
  return SPEEDS.includes(speed) ? SPEEDS : [...SPEEDS, speed].toSorted((one, other) => one - other);
}

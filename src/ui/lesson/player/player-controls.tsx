import './player-controls.scss';

import type { ComponentType, ReactNode, RefObject } from 'react';

import type { LessonPlayer } from '../../../application/lesson/player.js';
import type { Lesson } from '../../../domain/courses/directory.js';
import { isAdvancing } from '../../../domain/lesson/play-intent.js';
import { SPEEDS } from '../../../domain/lesson/play-preferences.js';
import {
  FULLSCREEN,
  NEXT_LESSON,
  PICTURE_IN_PICTURE,
  PLAY,
  PREVIOUS_LESSON,
  QUALITY,
  SHOW_DIRECTORY,
  SPEED,
  speedText,
  TAKE_NOTE,
  UNKNOWN_TIME,
  WIDE_MODE,
} from '../../../domain/lesson/strings.js';
import { PLAYBACK, type PlaybackState } from '../../../domain/ports/playback.js';
import { duration } from '../../../domain/text/quantities.js';
import { useBehavior, useService } from '../../shared/hooks/services.js';
import { useMedia } from '../../shared/hooks/use-media.js';
import type { FingerSeekProps } from '../touch/finger-seek.js';
import {
  DirectoryIcon,
  FullscreenIcon,
  NextIcon,
  NoteIcon,
  PictureInPictureIcon,
  PlayIcon,
  PreviousIcon,
  WideIcon,
} from './player-icons.js';
import { IconButton } from './icon-button.js';
import { SeekBar, Volume } from './player-sliders.js';
import type { ControlsVisibility } from './use-controls.js';
import { type ScreenChoice, usePictureInPicture } from './use-fullscreen.js';

interface ChoiceProps {
  /** Label of the choice. */
  readonly name: string;
  readonly choices: readonly { readonly key: string; readonly label: string }[];
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
  readonly hold: ControlsVisibility['hold'];
}

/** A native select: the device shows it as a list or as a wheel. */
function Choice({ name, choices, chosen, onChoose, hold }: ChoiceProps) {
  const stay = (): void => {
    hold(true);
  };
  const go = (): void => {
    hold(false);
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

/** What the page adds to the controls. */
export interface PageControls {
  /** Wide mode of the page. */
  readonly wide: ScreenChoice;
  /** Opens the directory, where it is not beside the player. */
  readonly onDirectory: (() => void) | undefined;
  /** Begins a note. The page has a button for it, too, which a player that fills the window hides. */
  readonly onNote: () => void;
  /** On the seek bar: where the notes are. */
  readonly marks: ReactNode;
}

interface PlayerControlsProps extends PageControls {
  readonly lesson: Lesson;
  readonly player: LessonPlayer;
  /** Until the video plays for the first time, its poster has the only button. */
  readonly isHidden: boolean;
  readonly onToggle: () => void;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly visibility: ControlsVisibility;
  readonly fullscreen: ScreenChoice;
  readonly FingerSeek: ComponentType<FingerSeekProps> | undefined;
}

/** The controls below the video. They hide while the video plays and the pointer does not move. */
export function PlayerControls({
  lesson,
  player,
  wide,
  onDirectory,
  onNote,
  marks,
  isHidden,
  onToggle,
  video,
  visibility: { areShown, hold },
  fullscreen,
  FingerSeek,
}: PlayerControlsProps) {
  const pictureInPicture = usePictureInPicture(video);
  const isSideways = useMedia('sideways', 'narrow');
  const playback = useService(PLAYBACK);
  const state = useBehavior(playback.state$);
  const isPlaying = isAdvancing(state);
  const { speed } = useBehavior(player.preferences$);
  const { qualities, chosen } = useBehavior(player.qualities$);
  return (
    <div className="player__controls" hidden={isHidden} data-visible={areShown || undefined}>
      <div className="player__bar">
        <SeekBar state={state} playback={playback} video={video} FingerSeek={FingerSeek} hold={hold} marks={marks} />
        <div className="player__row">
          <IconButton name={PLAY} isPressed={isPlaying} onClick={onToggle}>
            <PlayIcon isPlaying={isPlaying} />
          </IconButton>
          {player.previous && (
            <IconButton
              kind="previous"
              name={PREVIOUS_LESSON}
              onClick={() => {
                player.goToPrevious();
              }}
            >
              <PreviousIcon />
            </IconButton>
          )}
          {player.next && (
            <IconButton
              kind="next"
              name={NEXT_LESSON}
              onClick={() => {
                player.goToNext();
              }}
            >
              <NextIcon />
            </IconButton>
          )}
          <Volume player={player} />
          <span className="player__time">{timesOf(state, lesson.durationS ?? 0)}</span>
          {!lesson.isForwardOnly && (
            <Choice
              name={SPEED}
              hold={hold}
              choices={SPEEDS.map((each) => ({ key: String(each), label: speedText(each) }))}
              chosen={String(speed)}
              onChoose={(key) => {
                player.remember({ speed: Number(key) });
              }}
            />
          )}
          {qualities.length > 1 && (
            <Choice
              name={QUALITY}
              hold={hold}
              choices={qualities}
              chosen={chosen}
              onChoose={(key) => {
                player.chooseQuality(key);
              }}
            />
          )}
          {pictureInPicture.isOffered && (
            <IconButton
              kind="pip"
              name={PICTURE_IN_PICTURE}
              isPressed={pictureInPicture.isOn}
              onClick={pictureInPicture.toggle}
            >
              <PictureInPictureIcon />
            </IconButton>
          )}
          {(fullscreen.isOn || isSideways) && (
            <IconButton name={TAKE_NOTE} onClick={onNote}>
              <NoteIcon />
            </IconButton>
          )}
          {onDirectory && (
            <IconButton kind="directory" name={SHOW_DIRECTORY} onClick={onDirectory}>
              <DirectoryIcon />
            </IconButton>
          )}
          {wide.isOffered && !fullscreen.isOn && (
            <IconButton name={WIDE_MODE} isPressed={wide.isOn} onClick={wide.toggle}>
              <WideIcon active={wide.isOn} />
            </IconButton>
          )}
          {fullscreen.isOffered && (
            <IconButton name={FULLSCREEN} isPressed={fullscreen.isOn} onClick={fullscreen.toggle}>
              <FullscreenIcon active={fullscreen.isOn} />
            </IconButton>
          )}
        </div>
      </div>
    </div>
  );
}

/** A video without a known duration has only a position. While it is loaded, the directory knows the duration. */
function timesOf({ phase, positionS, durationS }: PlaybackState, lengthS: number): string {
  const isLoading = phase === 'empty' || phase === 'loading';
  if (durationS === undefined && !isLoading) return duration(positionS);
  const length = durationS ?? lengthS;
  return `${duration(positionS)} / ${length > 0 ? duration(length) : UNKNOWN_TIME}`;
}

import './player.scss';

import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

import type { LessonPlayer } from '../../../application/lesson/player.js';
import type { Lesson } from '../../../domain/courses/directory.js';
import { HELD_SPEED } from '../../../domain/lesson/limits.js';
import { continueFrom, FASTER_NOW, playerOf, START, startOf } from '../../../domain/lesson/strings.js';
import { isAdvancing } from '../../../domain/lesson/play-intent.js';
import type { PlayPreferences } from '../../../domain/lesson/play-preferences.js';
import { startWithin } from '../../../domain/lesson/start-position.js';
import { shapeOf } from '../../../domain/lesson/video-shape.js';
import { PLAYBACK, type PlaybackState, PLAYER_SLOT } from '../../../domain/ports/playback.js';
import { duration } from '../../../domain/text/quantities.js';
import { pressedKey } from '../../shared/hooks/pressed-key.js';
import { useBehavior, useService } from '../../shared/hooks/services.js';
import { useMedia } from '../../shared/hooks/use-media.js';
import { lazyModule, useModule } from '../../shared/hooks/use-module.js';
import { type PageControls, PlayerControls } from './player-controls.js';
import { usePlayerKeys } from './player-key-actions.js';
import { useControls } from './use-controls.js';
import { useHold } from './use-hold.js';
import { useFullscreen } from './use-fullscreen.js';
import { VideoSurface } from './video-surface.js';

interface VideoPlayerProps extends PageControls {
  readonly lesson: Lesson;
  readonly player: LessonPlayer;
  /** Absolute URL of an image; empty when there is none. */
  readonly poster: string;
  /** Over the video and under the controls, in fullscreen too. */
  readonly mark: ReactNode;
  /** Beside the controls: notices during playback. */
  readonly notices: ReactNode;
  /** Replaces the video and the controls. */
  readonly cover: ReactNode;
  /** Over the lower edge, in fullscreen too. */
  readonly note: ReactNode;
  readonly box: PlayerBox;
}

/** The part of the page that the player fills (docs/spec/lesson.md#shape-of-the-video). */
export interface PlayerBox {
  /** Of an upright video; `undefined`: the usual 16:9. */
  readonly aspectRatio: number | undefined;
  /** The visitor has pressed play or fullscreen: the place may change its shape. */
  readonly onPress: () => void;
}

const TOUCH = lazyModule('touch', () => import(/* webpackChunkName: "touch" */ '../touch/touch.js'));

/** The video with its controls (docs/spec/lesson.md#player). The playback loads and moves the video. */
export function VideoPlayer({ lesson, player, poster, mark, notices, cover, note, box, ...page }: VideoPlayerProps) {
  const canChangeSpeed = !lesson.isForwardOnly;
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const tapRef = useRef<(x: number) => boolean>(undefined);
  // Without the gestures the player works, too.
  const { module: touch } = useModule(TOUCH, { isWanted: useMedia('touch-too') });
  const playback = useService(PLAYBACK);
  const state = useBehavior(playback.state$);
  const isPlaying = isAdvancing(state);
  const hasPlayed = useHasPlayed(isPlaying);
  // After a failure it is loaded again.
  const isLoading = state.phase === 'loading' || state.phase === 'empty' || state.phase === 'failed';
  const hasSign = !hasPlayed && !(isLoading && state.willPlay);
  const controls = useControls(isPlaying);
  const shape = shapeOf(state.aspectRatio ?? box.aspectRatio);
  const fullscreen = useFullscreen(frame, video, shape, box.onPress);
  const toggle = (): void => {
    if (cover) return;
    if (isPlaying) playback.pause();
    else {
      box.onPress();
      playback.play();
    }
  };
  const { isHeld, finger, space, wasHeld } = useHold(canChangeSpeed && !cover, toggle);
  usePlayerKeys(!cover, { playback, player, canChangeSpeed, toggleFullscreen: fullscreen.toggle });
  useSlot(video);
  const { speed, volume, muted } = useBehavior(player.preferences$);
  useSpeedAndVolume(video, { volume, muted, speed: !canChangeSpeed ? 1 : isHeld ? HELD_SPEED : speed });
  useFocusIfFree(frame);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a region whose keys its buttons offer, too
    <div
      ref={frame}
      className="player"
      role="region"
      aria-label={playerOf(lesson.title)}
      // A player takes the keyboard focus, so that its keys work.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      data-controls={controls.areShown || undefined}
      data-paused={!isPlaying || undefined}
      data-loading={isLoading || undefined}
      data-played={hasPlayed || undefined}
      data-fullscreen={fullscreen.isOn || undefined}
      onPointerMove={({ pointerType }) => {
        if (pointerType === 'mouse') controls.wake();
      }}
      onFocus={controls.wake}
      {...space}
      onKeyDown={(event) => {
        if (pressedKey(event.nativeEvent, true) === '') return;
        controls.wake();
        space.onKeyDown(event);
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- MeEdu servers have no captions */}
      <video ref={video} className="player__screen" playsInline preload="auto" tabIndex={-1} />
      {mark}
      <div className="player__cover" aria-live="polite">
        {cover}
      </div>
      {!cover && (
        <>
          <VideoSurface
            poster={hasPlayed ? undefined : poster}
            startText={hasSign ? startText(state, lesson.durationS) : undefined}
            isWaiting={!hasSign && (isLoading || state.phase === 'waiting')}
            finger={finger}
            wasHeld={wasHeld}
            controls={controls}
            onPress={toggle}
            onFullscreen={fullscreen.toggle}
            tapRef={tapRef}
          />
          {isHeld && <p className="player__faster">{FASTER_NOW}</p>}
          {notices}
          {touch && hasPlayed && (
            <touch.TouchLayer
              frame={frame}
              playback={playback}
              isPlaying={isPlaying}
              isForwardOnly={lesson.isForwardOnly}
              areControlsShown={controls.areShown}
              wake={controls.wake}
              onToggle={toggle}
              tapRef={tapRef}
            />
          )}
          <PlayerControls
            {...page}
            lesson={lesson}
            player={player}
            isHidden={!hasPlayed}
            onToggle={toggle}
            video={video}
            visibility={controls}
            fullscreen={fullscreen}
            FingerSeek={touch?.FingerSeek}
          />
        </>
      )}
      {note}
    </div>
  );
}

/**
 * What the large play sign does: it continues at the position, or starts a video whose length the directory may know.
 * Until the video is loaded, the length of the directory decides whether the position is too near the end.
 */
function startText({ positionS, durationS }: PlaybackState, listedS = 0): string {
  const startS = durationS === undefined ? startWithin(positionS, 'stored', listedS) : positionS;
  if (startS >= 1) return continueFrom(duration(startS));
  return listedS > 0 ? startOf(duration(listedS)) : START;
}

/** True from the first moment of playback on, also while the video is loaded again. */
function useHasPlayed(isPlaying: boolean): boolean {
  const [hasPlayed, setHasPlayed] = useState(false);
  if (isPlaying && !hasPlayed) setHasPlayed(true);
  return hasPlayed;
}

/** Gives the element to the playback, and takes it back when the player unmounts. */
function useSlot(video: RefObject<HTMLVideoElement | null>): void {
  const slot = useService(PLAYER_SLOT);
  // Before the browser paints, so that the video is requested as early as possible.
  useLayoutEffect(() => (video.current === null ? undefined : slot.put(video.current)), [slot, video]);
}

function useSpeedAndVolume(
  video: RefObject<HTMLVideoElement | null>,
  { speed, volume, muted }: Pick<PlayPreferences, 'speed' | 'volume' | 'muted'>,
): void {
  useEffect(() => {
    const { current } = video;
    if (current === null) return;
    // A video that is loaded begins at the default rate.
    Object.assign(current, { volume, muted, defaultPlaybackRate: speed, playbackRate: speed });
  }, [video, speed, volume, muted]);
}

/**
 * Focuses the player, without a scroll, if nothing else in the page has the focus: after a navigation `main` has it, on
 * page load nothing. The keys of the player work at once, and the space bar does not scroll the page.
 */
function useFocusIfFree(player: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = player;
    // oxlint-disable-next-line course-site/focus-in-one-place -- useFocusOn would take the focus from a field
    if (current && document.activeElement?.contains(current)) current.focus({ preventScroll: true });
  }, [player]);
}

import './player.scss';

import {
  isVideoProvider,
  type MediaKeyShortcuts,
  MediaPlayer,
  type MediaPlayerInstance,
  MediaProvider,
  useMediaState,
} from '@vidstack/react';
import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { distinctUntilChanged, filter, map } from 'rxjs';

import type { PlayPreferences } from '../../domain/lesson/playing.js';
import { FASTER_NOW, playerOf } from '../../domain/lesson/strings.js';
import { SEEK_STEP_S } from '../../domain/limits.js';
import { PLAYBACK, type Playback, PLAYER_SLOT } from '../../domain/ports/browser/playback.js';
import { subscribed } from '../hooks/effects.js';
import { hideInputMethodKeys, isForInputMethod } from '../hooks/input-method.js';
import { useService } from '../hooks/services.js';
import { PlayerControls, type PlayerControlsProps } from './player-controls.js';
import { useHold } from './use-held.js';
import { PlayerVideoLoader, nthVideo } from './video-provider.js';
import { Image } from './video-surface.js';

type SpeedAndVolume = Omit<PlayPreferences, 'quality'>;

export interface VideoPlayerProps extends PlayerControlsProps {
  readonly title: string;
  readonly course: string;
  /** Absolute URL of an image; empty when there is none. */
  readonly poster: string;
  readonly preferences: SpeedAndVolume;
  readonly onPreference: (changes: Partial<SpeedAndVolume>) => void;
  /** Over the video and under the controls, in fullscreen too. */
  readonly mark: ReactNode;
  /** Beside the controls: notices during playback. */
  readonly notices: ReactNode;
  /** Replaces the video and the controls. */
  readonly cover: ReactNode;
}

const PROVIDERS = [PlayerVideoLoader];
const HELD_SPEED = 2;
const NO_KEYS: MediaKeyShortcuts = {};
const SPEED_KEYS: MediaKeyShortcuts = { speedUp: '>', slowDown: '<' };

/**
 * The library's own seek keys add to the position of the media element, which has none while a video is loaded again.
 * These keys add to the position of the playback.
 */
function keysFor(playback: Pick<Playback, 'seekBy'>): MediaKeyShortcuts {
  const seeks = (keys: string, seconds: number) => ({
    keys,
    onKeyDown: ({ event }: { readonly event: KeyboardEvent }) => {
      if (isForInputMethod(event)) return;
      event.preventDefault();
      playback.seekBy(seconds);
    },
  });
  return {
    toggleMuted: 'm',
    toggleFullscreen: 'f',
    seekBackward: seeks('ArrowLeft', -SEEK_STEP_S),
    seekForward: seeks('ArrowRight', SEEK_STEP_S),
    volumeUp: 'ArrowUp',
    volumeDown: 'ArrowDown',
  };
}

/** The video player with its controls. Its chunk is loaded by the lesson page (docs/spec/lesson.md#player). */
export function VideoPlayer({
  title,
  course,
  poster,
  preferences,
  onPreference,
  mark,
  notices,
  cover,
  ...controls
}: VideoPlayerProps) {
  const { canChangeSpeed: canChangeSpeed } = controls;
  const player = useRef<MediaPlayerInstance>(null);
  const mount = useMount();
  const hasPlayed = useHasPlayed(player);
  const playback = useService(PLAYBACK);
  const video = useVideoNumber(playback);
  const [keys] = useState(() => keysFor(playback));
  const toggle = (): void => {
    const { current } = player;
    if (current === null || cover) return;
    // The library waits until the video can play; a browser that saves data waits for play before it loads.
    if (!current.state.canPlay) playback.play();
    else if (current.state.paused) current.remoteControl.play();
    else current.remoteControl.pause();
  };
  const { held, finger, space, wasHeld } = useHold(canChangeSpeed && !cover, toggle);
  const speed = canChangeSpeed ? preferences.speed : 1;
  return (
    <MediaPlayer
      ref={player}
      className="player"
      ariaLabel={playerOf(title)}
      title={title}
      src={nthVideo(video)}
      artist={course}
      artwork={poster === '' ? [] : [{ src: poster }]}
      viewType="video"
      load="eager"
      logLevel="silent"
      playsInline
      fullscreenOrientation="landscape"
      keyTarget="player"
      // Not `keyDisabled`: without a new focus the library would not enable the keys again.
      keyShortcuts={cover ? NO_KEYS : canChangeSpeed ? { ...keys, ...SPEED_KEYS } : keys}
      volume={preferences.volume}
      muted={preferences.muted}
      playbackRate={held ? HELD_SPEED : speed}
      onMediaRateChangeRequest={(chosen) => {
        onPreference({ speed: chosen });
      }}
      onMediaVolumeChangeRequest={(volume) => {
        onPreference({ volume });
      }}
      onMediaMuteRequest={() => {
        onPreference({ muted: true });
      }}
      onMediaUnmuteRequest={() => {
        onPreference({ muted: false });
      }}
      onProviderSetup={(provider) => {
        if (isVideoProvider(provider)) mount(provider.video);
        // The keys of the player work at once, and the space bar does not scroll the page. Not before this event: the
        // library enables the keys when it sees the focus arrive.
        focusIfFree(player.current?.el);
      }}
      onKeyDownCapture={hideInputMethodKeys}
      {...space}
    >
      <MediaProvider className="player__screen" loaders={PROVIDERS} />
      {mark}
      <div className="player__cover" aria-live="polite">
        {cover}
      </div>
      {!cover && (
        <>
          <Image poster={hasPlayed ? undefined : poster} finger={finger} wasHeld={wasHeld} onPress={toggle} />
          {held && <p className="player__faster">{FASTER_NOW}</p>}
          {notices}
          <PlayerControls {...controls} />
        </>
      )}
    </MediaPlayer>
  );
}

/** True from the first moment of playback on, also while the video is loaded again. */
function useHasPlayed(player: RefObject<MediaPlayerInstance | null>): boolean {
  const isStarted = useMediaState('started', player);
  const [hasPlayed, setHasPlayed] = useState(false);
  if (isStarted && !hasPlayed) setHasPlayed(true);
  return hasPlayed;
}

/** Passes the element to the playback, and detaches it when the player unmounts. */
function useMount(): (element: HTMLVideoElement) => void {
  const slot = useService(PLAYER_SLOT);
  const detach = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      detach.current?.();
      detach.current = undefined;
    },
    [],
  );
  return (element) => {
    detach.current?.();
    detach.current = slot.put(element);
  };
}

/**
 * Number of the video that is open. It changes with every video, so that the controls drop the state of the previous
 * one.
 */
function useVideoNumber(playback: Pick<Playback, 'state$'>): number {
  const [videos] = useState(() => {
    let opened = 0;
    return {
      count: () => opened,
      // useSyncExternalStore renders synchronously: the controls are reset before any event of the new video.
      listen: (changed: () => void) => {
        return subscribed(
          playback.state$.pipe(
            // A video can be seeked while it loads.
            map(({ phase }) => phase === 'loading'),
            distinctUntilChanged(),
            filter(Boolean),
          ),
          () => {
            opened += 1;
            changed();
          },
        );
      },
    };
  });
  return useSyncExternalStore(videos.listen, videos.count);
}

/**
 * Focuses the player, without a scroll, if nothing else in the page has the focus: after a navigation `main` has it, on
 * page load nothing.
 */
function focusIfFree(player: HTMLElement | null | undefined): void {
  // oxlint-disable-next-line course-site/focus-in-one-place -- an element of the library, which useFocusOn cannot mark
  if (player && document.activeElement?.contains(player)) player.focus({ preventScroll: true });
}

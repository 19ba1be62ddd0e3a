import type { Observable } from 'rxjs';

import type { Behavior } from '../kernel/streams.js';
import { token } from '../kernel/token.js';
import type { StartOrigin } from '../lesson/start-position.js';

/** A video source: an HLS stream (`m3u8`) or a single file. */
export interface VideoSource {
  readonly kind: 'stream' | 'file';
  readonly url: string;
}

/**
 * Why playback has failed: the network is down; the URL answered with 4xx, 5xx or something that is not a video; the
 * browser cannot play the format; any other reason.
 */
export type PlaybackFault = 'network' | 'refused' | 'unsupported' | 'broken';

/**
 * `empty`: nothing is open. `loading`: opened, cannot play yet. `waiting`: meant to play, but no data to show yet.
 * `ended`: at its end. `failed`: see `fault`.
 */
export type PlaybackPhase = 'empty' | 'loading' | 'paused' | 'playing' | 'waiting' | 'ended' | 'failed';

export interface PlaybackState {
  readonly phase: PlaybackPhase;
  /**
   * Position in seconds. During a seek it is the target; while `loading`, where playback will start; after a failure,
   * where the next attempt should start.
   */
  readonly positionS: number;
  /**
   * Duration of the video; `undefined` until it is known, and always for a source without one (recordings, live
   * streams).
   */
  readonly durationS: number | undefined;
  /**
   * Width of the image divided by its height, as the first decoded image has it: the description of a file may be wrong.
   * `undefined` until then, and for a sound. It may change with the quality.
   */
  readonly aspectRatio: number | undefined;
  /** It plays, or will as soon as it can: while loading or after a failure, `play` was called. */
  readonly willPlay: boolean;
  /** Set in the phase `failed` only. */
  readonly fault: PlaybackFault | undefined;
}

/**
 * What the visitor should know although the video goes on: a part that cannot be played was skipped; a seek was refused
 * because the server sends the video only from its beginning.
 */
export type PlaybackNotice = 'skipped' | 'unseekable';

/** How a video starts. */
export interface VideoStart {
  /** What happens to a position that is too near the end of the video (`startWithin`): `reached` by default. */
  readonly origin?: StartOrigin | undefined;
  readonly willPlay?: boolean;
}

/**
 * A player of one video at a time (docs/spec/lesson.md#player). It knows nothing of lessons, members or servers.
 * Methods are synchronous and never throw. `open` and `close` show in `state$` at once, the effects of all others
 * later. Without an open video, `play` and `seek` have no effect.
 */
export interface Playback {
  /**
   * Hot. While a video plays, the position is emitted at least four times per second of video at speed 1. It includes
   * the effects of the visitor's actions on the player (controls, keys, media session).
   */
  readonly state$: Behavior<PlaybackState>;
  /** Hot; never errors or completes. */
  readonly notices$: Observable<PlaybackNotice>;
  /**
   * Loads the code for streams, to be called before `open`. Cold; emits when the code is loaded. Fails when it cannot
   * be loaded; the caller may then subscribe again.
   */
  fetchStreamCode(): Observable<unknown>;
  /**
   * Requests the beginning of a video that will probably be opened next, so that it plays at once. Cold: holds it while
   * subscribed, one at a time; emits nothing, never fails, never completes.
   */
  prepare(source: VideoSource): Observable<never>;
  /**
   * Opens a video at `fromS`, as far as its length allows. It is paused unless it should play; `play` while `loading`
   * starts it as soon as possible. The previous video is closed; rules set by `restrict` stay.
   */
  open(source: VideoSource, fromS: number, start?: VideoStart): void;
  /** Plays; from the beginning after `ended`. Stays `paused` where the browser forbids autoplay with sound. */
  play(): void;
  pause(): void;
  /**
   * Seeks to a position within the video and within what `restrict` allows. Playing or paused stays as it is. While
   * `loading` and after a failure only `positionS` changes.
   */
  seek(seconds: number): void;
  /** Seeks relative to the latest requested position, so that quick key presses add up. Negative: backwards. */
  seekBy(seconds: number): void;
  /**
   * Where a seek to that position would lead now: within the video and within what `restrict` allows; the present
   * position where the video cannot be moved. A position that is unknown yet is passed on.
   */
  reachable(seconds: number): number;
  /**
   * Limits how far the visitor may seek forward and whether the speed can be changed (`ban_drag`), for controls, touch,
   * keys, media session and `seek`. Playing past the limit is allowed. `undefined` removes it.
   */
  restrict(rule: PlaybackRule): void;
  /** Closes the video: `empty`. Removes the rules set by `restrict`. */
  close(): void;
}

export interface PlaybackRule {
  readonly furthestS: number | undefined;
  /** `one`: speed 1, whatever speed the visitor has chosen. */
  readonly speed: 'free' | 'one';
}

/** The player. Its code is fetched together with the lesson page. */
export const PLAYBACK = token<Playback>('Playback');

/** Connects the element of the player's view with the playback. */
export interface PlayerSlot {
  /**
   * Plays in this element from now on, including a video that is already open. It is a media element, whose type the
   * domain does not know. The returned function detaches the playback and leaves the element empty.
   */
  put(element: object): () => void;
}

export const PLAYER_SLOT = token<PlayerSlot>('PlayerSlot');

/** What the device shows about the current video, for example on the lock screen. */
export interface MediaDescription {
  readonly title: string;
  readonly course: string;
  /** Absolute URL of an image; empty when there is none. */
  readonly cover: string;
  /** Whether the keys for the previous and the next lesson have an effect. */
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

/** A media key that is not about the video itself. The playback handles play, pause and seek keys. */
export type MediaKey = 'previous' | 'next';

/** The media controls of the device (docs/spec/lesson.md#media-session). On a device without them, nothing happens. */
export interface DeviceMediaSession {
  /**
   * Shows the description while subscribed, and emits the presses of the keys that the description enables. Cold; never
   * errors, never completes. The newest subscriber's description is shown; after the last unsubscribe, none.
   */
  show(description: MediaDescription): Observable<MediaKey>;
}

export const DEVICE_MEDIA_SESSION = token<DeviceMediaSession>('DeviceMediaSession');

export const NOTHING_OPEN: PlaybackState = {
  phase: 'empty',
  positionS: 0,
  durationS: undefined,
  aspectRatio: undefined,
  willPlay: false,
  fault: undefined,
};

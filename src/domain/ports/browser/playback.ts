import type { Observable } from 'rxjs';

import type { Behavior } from '../../kernel/streams.js';
import { token } from '../../kernel/token.js';

/** What is played: a stream in pieces (`m3u8`), or one file. */
export interface MediaSource {
  readonly kind: 'stream' | 'file';
  readonly url: string;
}

/**
 * Why a film stands still for good: the network is gone, the address answered with a refusal or not at all like a film
 * (4xx, 5xx), the browser knows no way to play it, or anything else.
 */
export type PlaybackFault = 'network' | 'refused' | 'unsupported' | 'broken';

/**
 * `empty` nothing is open · `loading` opened, and cannot play yet · `paused` · `playing` it moves · `waiting` it is
 * meant to move and has nothing to show yet · `ended` it has come to its end · `failed` see `fault`.
 */
export type PlaybackPhase = 'empty' | 'loading' | 'paused' | 'playing' | 'waiting' | 'ended' | 'failed';

export interface PlaybackState {
  readonly phase: PlaybackPhase;
  /**
   * Position in seconds: of a seek under way its target; while `loading` where playback will begin; after a failure where the
   * next attempt should begin.
   */
  readonly positionS: number;
  /** Of the whole film; `undefined` until that is known, and for good where the film does not say (recordings, live streams). */
  readonly durationS: number | undefined;
  /** Of the phase `failed` alone. */
  readonly fault: PlaybackFault | undefined;
}

/**
 * A thing that plays one film at a time (pages §4). It knows nothing of lessons, members or servers.
 *
 * Deeds are immediate and never throw. `open` and `close` are seen in `state$` at once, what becomes of all others later. What nobody has opened
 * neither plays nor moves.
 */
export interface Playback {
  /**
   * Hot. While a film plays its position comes at least four times a second of film at speed 1. The deeds of the visitor
   * at the picture itself (controls, keys, media session) are seen here as well as those of this port.
   */
  readonly state$: Behavior<PlaybackState>;
  /**
   * Fetches the code that playing a stream takes, before `open`. Cold; emits once it is there, and fails where it cannot be had:
   * then it may be asked again.
   */
  fetchStreamCode(): Observable<unknown>;
  /**
   * Opens a film at a second of it, and at its beginning where it turns out not to be that long; paused, and playing as
   * soon as it can be where `play` is called while it is `loading`. Whatever was open before is let go; rules that
   * were set by `restrict` stay.
   */
  open(source: MediaSource, fromS: number): void;
  /** Plays on; from the beginning after `ended`. Where the browser forbids it (no sound without a press) it stays `paused`. */
  play(): void;
  pause(): void;
  /**
   * Clamped to the film, and to what `restrict` allows. Does not change whether it plays. While `loading`, and after a
   * failure, it moves `positionS` alone.
   */
  seek(seconds: number): void;
  /** `seek` relative to the newest position asked for, so that quick presses of a key add up. Negative: backwards. */
  seekBy(seconds: number): void;
  /**
   * How far forward the visitor may go, and whether speed is theirs (`ban_drag`): holds for controls, touch, keys and media
   * session alike, and for `seek`. Playing on beyond it is no going forward. `undefined` lifts the limit.
   */
  restrict(rule: PlaybackRule): void;
  /** Lets the film go: `empty`. The rules of `restrict` are lifted. */
  close(): void;
}

export interface PlaybackRule {
  readonly furthestS: number | undefined;
  /** `one`: speed 1, whatever the visitor has chosen elsewhere. */
  readonly speed: 'free' | 'one';
}

/** What plays films; its code is fetched with the page of a lesson. */
export const PLAYBACK = token<Playback>('Playback');

/** Where the view of a player gives what shows the picture to those who play in it. */
export interface PlayerSlot {
  /**
   * Plays in this element from now on, whatever is open already included. The element is the browser's affair: a media
   * element, whose type no rule knows. The returned deed takes it down again, and leaves nothing in it.
   */
  put(element: object): () => void;
}

/** Where the view of the player puts up what shows the picture. */
export const PLAYER_SLOT = token<PlayerSlot>('PlayerSlot');

/** What the device says of what is being played, on a lock screen say. */
export interface MediaDescription {
  readonly title: string;
  readonly course: string;
  /** Absolute address of a picture; empty when there is none. */
  readonly cover: string;
  /** Whether the keys for the one before and the next one do something. */
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

/** A press of a key of the device that is not about the film itself: playing, pausing and seeking are the playback's own. */
export type MediaKey = 'previous' | 'next';

/** The device's own controls of media (pages §4). Where it has none, nothing happens. */
export interface MediaSession {
  /**
   * Says what is played for as long as it is subscribed to, and emits the presses of the keys that the description has.
   * Cold; never errors, never completes. The newest subscriber is the one on view; with the last one gone nothing is said.
   */
  show(description: MediaDescription): Observable<MediaKey>;
}

export const MEDIA_SESSION = token<MediaSession>('MediaSession');

/** Nothing is open. */
export const NOTHING_OPEN: PlaybackState = {
  phase: 'empty',
  positionS: 0,
  durationS: undefined,
  fault: undefined,
};

import type { Observable } from 'rxjs';
import { token } from '../../kernel/token.js';

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

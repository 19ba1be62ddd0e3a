import { distinctUntilChanged, map, type Observable } from 'rxjs';

import type { PlaybackState } from '../ports/playback.js';
import type { StartOrigin } from './start-position.js';

/** True while playing, and while playback is stalled but will resume. */
export function isAdvancing({ phase }: Pick<PlaybackState, 'phase'>): boolean {
  return phase === 'playing' || phase === 'waiting';
}

/** `isAdvancing` of the present state, and again when it changes. */
export function advances(state$: Observable<PlaybackState>): Observable<boolean> {
  return state$.pipe(map(isAdvancing), distinctUntilChanged());
}

/** The position of a video and whether it is meant to play, preserved when the player opens it again after an error. */
export class PlayIntent {
  /** In seconds. */
  positionS: number;
  origin: StartOrigin;
  shouldPlay: boolean;
  /** How often the visitor has tried in vain to start at a position. */
  private failedStarts = 0;

  constructor(start: { readonly fromS: number; readonly origin: StartOrigin; readonly shouldPlay: boolean }) {
    this.positionS = start.fromS;
    this.origin = start.origin;
    this.shouldPlay = start.shouldPlay;
  }

  /** The visitor has named a second before a video was open. */
  startAt(seconds: number): void {
    this.positionS = seconds;
    this.origin = 'named';
    this.shouldPlay = true;
  }

  /** The visitor tries again: a position that could not be reached twice may be what is wrong, so the video starts over. */
  tryAgain(): void {
    this.failedStarts = this.origin === 'reached' ? 0 : this.failedStarts + 1;
    if (this.failedStarts > 1) this.positionS = 0;
  }

  follow({ phase, positionS, willPlay }: PlaybackState): void {
    if (phase === 'empty') return;
    this.shouldPlay = willPlay;
    if (phase !== 'loading' && phase !== 'failed') this.origin = 'reached';
    else if (positionS !== this.positionS) this.origin = 'named';
    this.positionS = positionS;
  }
}

import type { PlaybackState } from '../ports/playback.js';

/** True while playing, and while playback is stalled but will resume. */
export function isAdvancing({ phase }: Pick<PlaybackState, 'phase'>): boolean {
  return phase === 'playing' || phase === 'waiting';
}

/** The position of a video and whether it is meant to play, preserved when the player opens it again after an error. */
export class PlayIntent {
  /** In seconds. */
  positionS: number;
  plays: boolean;

  constructor(start: { readonly fromS: number; readonly plays: boolean }) {
    this.positionS = start.fromS;
    this.plays = start.plays;
  }

  follow(state: PlaybackState): void {
    if (isAdvancing(state)) this.plays = true;
    else if (state.phase === 'paused' || state.phase === 'ended') this.plays = false;
    if (state.phase !== 'empty') this.positionS = state.positionS;
  }
}

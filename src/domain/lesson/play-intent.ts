import type { PlaybackState } from '../ports/playback.js';

/** True while playing, and while playback is stalled but will resume. */
export function isAdvancing({ phase }: Pick<PlaybackState, 'phase'>): boolean {
  return phase === 'playing' || phase === 'waiting';
}

/** The position of a video and whether it is meant to play, preserved when the player opens it again after an error. */
export class PlayIntent {
  /** In seconds. */
  positionS: number;
  shouldPlay: boolean;

  constructor(start: { readonly fromS: number; readonly shouldPlay: boolean }) {
    this.positionS = start.fromS;
    this.shouldPlay = start.shouldPlay;
  }

  follow(state: PlaybackState): void {
    if (isAdvancing(state)) this.shouldPlay = true;
    else if (state.phase === 'paused' || state.phase === 'ended') this.shouldPlay = false;
    if (state.phase !== 'empty') this.positionS = state.positionS;
  }
}

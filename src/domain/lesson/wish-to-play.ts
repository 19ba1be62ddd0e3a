import type { PlaybackState } from '../ports/browser/playback.port.js';

/** Whether a film in that state moves, or would if it could. */
export function moves({ phase }: Pick<PlaybackState, 'phase'>): boolean {
  return phase === 'playing' || phase === 'waiting';
}

/** Where a film is and whether it is meant to play, kept through what breaks and is opened anew. */
export class WishToPlay {
  /** In seconds. */
  positionS: number;
  plays: boolean;

  constructor(start: { readonly fromS: number; readonly plays: boolean }) {
    this.positionS = start.fromS;
    this.plays = start.plays;
  }

  follow(state: PlaybackState): void {
    if (moves(state)) this.plays = true;
    else if (state.phase === 'paused' || state.phase === 'ended') this.plays = false;
    if (state.phase !== 'empty') this.positionS = state.positionS;
  }
}

import { PROGRESS_STEP_S } from '../limits.js';
import type { PlaybackState } from '../ports/browser/playback.port.js';

/** What is known of a lesson before it is played. */
export interface PlayedBefore {
  /** As far as the server, or the outbox, knows of. */
  readonly knownS: number;
  readonly durationS: number;
  /** Of a preview: nothing beyond it has been played, whatever the file does. */
  readonly limitS: number | undefined;
}

/** Follows a film and says which positions are to be sent (pages §17): what has been played, never what was only skipped to. */
export class PlayedSoFar {
  private playedS = 0;
  private sentS: number;
  private keptS = 0;

  constructor(private readonly before: PlayedBefore) {
    this.sentS = before.knownS;
  }

  /** As far as the film has ever been watched, before or now, in seconds. */
  get furthestS(): number {
    return Math.max(this.before.knownS, this.playedS);
  }

  /** Looks at what the film does; a whole number of seconds when that is to be sent now. */
  see({ phase, positionS }: PlaybackState): number | undefined {
    const { durationS, limitS = Infinity } = this.before;
    if (phase === 'playing') this.playedS = Math.max(this.playedS, Math.min(positionS, limitS));
    // The film has ended whatever its length: the server wants to hear of the whole lesson (API 3.11).
    if (phase === 'ended') this.playedS = Math.max(this.playedS, Math.min(Math.max(positionS, durationS), limitS));
    const moves = phase === 'playing' || phase === 'waiting';
    if (!moves) return this.rest();
    return Math.floor(this.playedS) - this.sentS >= PROGRESS_STEP_S ? this.rest() : undefined;
  }

  /** What has been played and not been sent, each second of it once: to be kept until it is. */
  fresh(): number | undefined {
    const seconds = Math.floor(this.playedS);
    if (seconds <= Math.max(this.sentS, this.keptS)) return undefined;
    this.keptS = seconds;
    return seconds;
  }

  /** What has been played and not been sent: on leaving, say. Asked for, it counts as sent. */
  rest(): number | undefined {
    const seconds = Math.floor(this.playedS);
    if (seconds <= this.sentS) return undefined;
    this.sentS = seconds;
    return seconds;
  }
}

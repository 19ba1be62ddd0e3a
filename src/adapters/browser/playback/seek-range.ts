import { BEFORE_END_S } from '../../../domain/lesson/start-position.js';
import type { PlaybackRule } from '../../../domain/ports/playback.js';

/** A browser may land this many seconds before or after the requested position. */
const SEEK_TOLERANCE_S = 0.3;
/** The library continues at most this long behind a hole, in seconds. */
const HOLE_TOLERANCE_S = 1;

/** How far the visitor may seek in a video: as far as the rule, the server, and the holes and the end of a stream allow. */
export class SeekRange {
  /** The last position that was not the target of a seek. */
  lastPositionS = 0;
  /** Where the video ends, if that is before its duration. */
  endS = Infinity;
  behindHole = (seconds: number): number => seconds;

  constructor(
    private readonly video: HTMLVideoElement,
    private readonly rule: () => PlaybackRule,
  ) {}

  /** `undefined` for a video without a known duration. */
  get lengthS(): number | undefined {
    const { duration } = this.video;
    if (duration > this.endS + HOLE_TOLERANCE_S) return this.endS;
    return Number.isFinite(duration) ? duration : undefined;
  }

  /** The video has ended where its last segments cannot be played: for the element it waits for data. */
  get hasEnded(): boolean {
    const { currentTime, readyState, seeking, HAVE_FUTURE_DATA } = this.video;
    return currentTime > this.endS - HOLE_TOLERANCE_S / 2 && readyState < HAVE_FUTURE_DATA && !seeking;
  }

  /** The nearest second within the video that the visitor may seek to. */
  within(seconds: number): number {
    return Math.min(this.allowed(seconds), this.lengthS ?? Infinity);
  }

  allowed(seconds: number): number {
    const { furthestS } = this.rule();
    if (furthestS === undefined) return Math.max(0, seconds);
    const knownS = Math.max(furthestS, this.lastPositionS);
    // A hole cannot be watched, so it does not limit the visitor.
    const behindS = this.behindHole(knownS);
    return Math.max(0, Math.min(seconds, behindS === knownS ? knownS : behindS + HOLE_TOLERANCE_S));
  }

  /**
   * False where the server sends a file only from its beginning (no ranges): the browser would go there instead. For a
   * video without a duration, the browser decides.
   */
  canSeekTo(seconds: number): boolean {
    const { seekable } = this.video;
    if (this.lengthS === undefined) return true;
    return Array.from({ length: seekable.length }).some(
      (_, part) =>
        seekable.start(part) - SEEK_TOLERANCE_S <= seconds && seconds <= seekable.end(part) + SEEK_TOLERANCE_S,
    );
  }

  /** The video is at that second, or as near as the browser can seek. */
  isAt(seconds: number): boolean {
    return Math.abs(this.video.currentTime - seconds) <= SEEK_TOLERANCE_S;
  }

  /** However the visitor has moved the position (mouse, touch, keyboard, media keys), takes it back into the range. */
  enforce(): void {
    const to = Math.min(this.allowed(this.video.currentTime), this.endS - BEFORE_END_S);
    if (this.video.currentTime > to + SEEK_TOLERANCE_S) this.video.currentTime = to;
  }
}

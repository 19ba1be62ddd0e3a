import type { PlaybackState } from '../../../domain/ports/playback.js';

/** A video that moves this far without future data is playing. It is more than a browser moves after its data has run out. */
const MOVED_S = 0.5;

type VideoState = Pick<
  HTMLVideoElement,
  'ended' | 'paused' | 'seeking' | 'currentTime' | 'readyState' | 'HAVE_FUTURE_DATA'
>;

/**
 * The phase of a video that can be played. `readyState` alone does not decide: after a change of speed, WebKit may
 * leave it at `HAVE_CURRENT_DATA` while the video plays on.
 */
export class VideoPhase {
  /** Where the video was when it seemed to wait for data. */
  private waitsAtS: number | undefined;

  of(video: VideoState): PlaybackState['phase'] {
    const waitsAtS = this.waitsAtS;
    this.waitsAtS = undefined;
    // For WebKit a video that seeks to its end has ended.
    if (video.ended && !video.seeking) return 'ended';
    if (video.paused) return 'paused';
    if (video.seeking) return 'waiting';
    if (video.readyState >= video.HAVE_FUTURE_DATA) return 'playing';
    this.waitsAtS = waitsAtS ?? video.currentTime;
    return video.currentTime > this.waitsAtS + MOVED_S ? 'playing' : 'waiting';
  }

  /** The browser has reported that the data has run out. */
  runDry(): void {
    this.waitsAtS = undefined;
  }
}

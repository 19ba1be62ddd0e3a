import { fetchStreamLibrary } from '../../../src/adapters/browser/playback/stream-library.js';
import { WebPlayback } from '../../../src/adapters/browser/playback/playback.js';
import type { PlaybackNotice, PlaybackState } from '../../../src/domain/ports/playback.js';

/** What the page of the playback contract offers to the test that drives it. */
export interface PlaybackPage {
  readonly playback: WebPlayback;
  /** All states that were emitted, the newest last. */
  readonly states: readonly PlaybackState[];
  /** All notices that were emitted. */
  readonly notices: readonly PlaybackNotice[];
  /** Mounts another video element, muted, because sound needs a click. */
  mount(): HTMLVideoElement;
  unmount(): void;
}

declare global {
  interface Window {
    playbackPage: PlaybackPage;
  }
}

const playback = new WebPlayback(fetchStreamLibrary, window);
const states: PlaybackState[] = [];
const notices: PlaybackNotice[] = [];
let unmount: () => void = () => undefined;

playback.state$.subscribe((state) => states.push(state));
playback.notices$.subscribe((notice) => notices.push(notice));
window.playbackPage = {
  playback,
  states,
  notices,
  mount() {
    const video = document.createElement('video');
    video.muted = true;
    document.body.replaceChildren(video);
    unmount = playback.put(video);
    return video;
  },
  unmount() {
    unmount();
  },
};
window.playbackPage.mount();

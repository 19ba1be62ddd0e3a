import { asyncScheduler } from 'rxjs';

import { fetchStreamLibrary } from '../../../src/adapters/browser/playback/stream-library.js';
import { WebPlayback } from '../../../src/adapters/browser/playback/playback.js';
import type { PlaybackState } from '../../../src/domain/ports/playback.js';

/** What the page of the playback contract offers to the test that drives it. */
export interface PlaybackPage {
  readonly playback: WebPlayback;
  /** All states that were emitted, the newest last. */
  readonly states: readonly PlaybackState[];
  /** Mounts another video element, muted, because sound needs a click. */
  mount(): HTMLVideoElement;
  unmount(): void;
}

declare global {
  interface Window {
    playbackPage: PlaybackPage;
  }
}

const playback = new WebPlayback(fetchStreamLibrary, window, asyncScheduler);
const states: PlaybackState[] = [];
let unmount: () => void = () => undefined;

playback.state$.subscribe((state) => states.push(state));
window.playbackPage = {
  playback,
  states,
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

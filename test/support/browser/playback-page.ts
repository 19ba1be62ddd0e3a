import { asyncScheduler } from 'rxjs';

import { fetchStreamLibrary } from '../../../src/adapters/browser/playback/load-stream.js';
import { WebPlayback } from '../../../src/adapters/browser/playback/playback.js';
import type { PlaybackState } from '../../../src/domain/ports/browser/playback.js';

/** What the page of the contract has for whoever tells it from outside what to do. */
export interface PlaybackPage {
  readonly playback: WebPlayback;
  /** All that was ever emitted, the newest last. */
  readonly states: readonly PlaybackState[];
  /** Puts up another element, without sound: sound needs a press. */
  putUp(): HTMLVideoElement;
  takeDown(): void;
}

declare global {
  interface Window {
    playbackPage: PlaybackPage;
  }
}

const playback = new WebPlayback(fetchStreamLibrary, window, asyncScheduler);
const states: PlaybackState[] = [];
let takeDown: () => void = () => undefined;

playback.state$.subscribe((state) => states.push(state));
window.playbackPage = {
  playback,
  states,
  putUp() {
    const video = document.createElement('video');
    video.muted = true;
    document.body.replaceChildren(video);
    takeDown = playback.put(video);
    return video;
  },
  takeDown() {
    takeDown();
  },
};
window.playbackPage.putUp();

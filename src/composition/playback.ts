import { WebMediaSession } from '../adapters/browser/playback/media-session.js';
import { WEB_PLAYBACK, WebPlayback } from '../adapters/browser/playback/playback.js';
import { fetchStreamLibrary } from '../adapters/browser/playback/stream-library.js';
import { WebWakeLock } from '../adapters/browser/wake-lock.js';
import { DEVICE_MEDIA_SESSION, PLAYBACK, PLAYER_SLOT } from '../domain/ports/playback.js';
import { PRESENCE } from '../domain/ports/presence.js';
import { SCREEN_WAKE_LOCK } from '../domain/ports/wake-lock.js';
import type { Bindings } from './services.js';

/** What the browser has for a video that plays. */
export const bindPlayback: Bindings = (bind) => {
  bind(WEB_PLAYBACK, [], () => new WebPlayback(fetchStreamLibrary, window));
  bind(PLAYBACK, [WEB_PLAYBACK], (playback) => playback);
  bind(PLAYER_SLOT, [WEB_PLAYBACK], (playback) => playback);
  bind(SCREEN_WAKE_LOCK, [PRESENCE], (presence) => new WebWakeLock(navigator, presence));
  bind(DEVICE_MEDIA_SESSION, [], () => new WebMediaSession(navigator, (metadata) => new MediaMetadata(metadata)));
};

import { ContainerModule } from 'inversify';

import { MEDIA_SESSION, PLAYBACK, PLAYER_SLOT } from '../../../application/lesson/lesson.tokens.js';
import { provide, TIME, token } from '../../../application/tokens.js';
import { fetchStreamLibrary } from './stream-library.js';
import { WebMediaSession } from './web-media-session.js';
import { WebPlayback } from './web-playback.js';

const WEB_PLAYBACK = token<WebPlayback>('WebPlayback');

/** Films in the browser itself. */
const playbackModule = new ContainerModule((module) => {
  provide(module, WEB_PLAYBACK, [TIME], (time) => new WebPlayback(fetchStreamLibrary, window, time));
  provide(module, PLAYBACK, [WEB_PLAYBACK], (playback) => playback);
  provide(module, PLAYER_SLOT, [WEB_PLAYBACK], (slot) => slot);
  provide(module, MEDIA_SESSION, [], () => new WebMediaSession(navigator, (told) => new MediaMetadata(told)));
});

export const modules = [playbackModule];

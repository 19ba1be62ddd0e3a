import type { MediaSession } from '../../domain/ports/browser/media-session.port.js';
import type { Playback } from '../../domain/ports/browser/playback.port.js';
import { token } from '../tokens.js';

/** What plays films; its code is fetched with the page of a lesson. */
export const PLAYBACK = token<Playback>('Playback');
export const MEDIA_SESSION = token<MediaSession>('MediaSession');

import type { MediaSession } from '../../domain/ports/browser/media-session.port.js';
import type { Playback } from '../../domain/ports/browser/playback.port.js';
import type { PlayerSlot } from '../../domain/ports/browser/player-slot.port.js';
import type { LessonGateway } from '../../domain/ports/server/lesson-gateway.port.js';
import { token } from '../tokens.js';
import type { Lessons } from './lessons.js';

/** What plays films; its code is fetched with the page of a lesson. */
export const PLAYBACK = token<Playback>('Playback');
/** Where the view of the player puts up what shows the picture. */
export const PLAYER_SLOT = token<PlayerSlot>('PlayerSlot');
export const MEDIA_SESSION = token<MediaSession>('MediaSession');
export const LESSON_GATEWAY = token<LessonGateway>('LessonGateway');
/** Token of what is fetched with the page of a lesson. */
export const LESSONS = token<Lessons>('Lessons');

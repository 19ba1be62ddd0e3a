import type { AnnouncementGateway } from '../../domain/ports/server/announcement-gateway.port.js';
import type { Announcements } from './announcements.js';
import { token } from '../tokens.js';

/** Tokens of what is fetched with the announcement page. */
export const ANNOUNCEMENT_GATEWAY = token<AnnouncementGateway>('AnnouncementGateway');
export const ANNOUNCEMENTS = token<Announcements>('Announcements');

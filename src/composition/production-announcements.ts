import { httpAnnouncementsModule } from '../adapters/http/http-announcements.module.js';
import { announcementsModule } from '../application/announcements.module.js';
import { ANNOUNCEMENTS } from '../application/announcements.tokens.js';

/** Announcements of a real server. */
export const modules = [announcementsModule, httpAnnouncementsModule];
export const service = ANNOUNCEMENTS;

import { httpAnnouncementsModule } from '../adapters/http/announcements/http-announcements.module.js';
import { announcementsModule } from '../application/announcements/announcements.module.js';
import { ANNOUNCEMENTS } from '../application/announcements/announcements.tokens.js';

/** Announcements of a real server. */
export const modules = [announcementsModule, httpAnnouncementsModule];
export const service = ANNOUNCEMENTS;

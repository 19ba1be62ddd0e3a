import { memoryAnnouncementsModule } from '../adapters/memory/announcements/memory-announcements.module.js';
import { announcementsModule } from '../application/announcements/announcements.module.js';
import { ANNOUNCEMENTS } from '../application/announcements/announcements.tokens.js';

/** Announcements of the pretend server. */
export const modules = [announcementsModule, memoryAnnouncementsModule];
export const service = ANNOUNCEMENTS;

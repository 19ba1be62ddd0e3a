import { memoryAnnouncementsModule } from '../adapters/memory/memory-announcements.module.js';
import { announcementsModule } from '../application/announcements.module.js';
import { ANNOUNCEMENTS } from '../application/announcements.tokens.js';

/** Announcements of the pretend server. */
export const modules = [announcementsModule, memoryAnnouncementsModule];
export const service = ANNOUNCEMENTS;

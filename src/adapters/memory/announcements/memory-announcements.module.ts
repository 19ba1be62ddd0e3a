import { ContainerModule } from 'inversify';

import { ANNOUNCEMENT_GATEWAY } from '../../../application/announcements/announcements.tokens.js';
import { provide } from '../../../application/tokens.js';
import { MemoryAnnouncementGateway } from './memory-announcement-gateway.js';
import { COURSE_SITE, MEMORY_NETWORK } from '../memory.module.js';

/** Announcements of the pretend site. Fetched with the page that shows them. */
export const memoryAnnouncementsModule = new ContainerModule((module) => {
  provide(
    module,
    ANNOUNCEMENT_GATEWAY,
    [COURSE_SITE, MEMORY_NETWORK],
    (...needs) => new MemoryAnnouncementGateway(...needs),
  );
});

export const modules = [memoryAnnouncementsModule];

import { ContainerModule } from 'inversify';

import { Announcements } from './announcements.js';
import { ANNOUNCEMENT_GATEWAY, ANNOUNCEMENTS } from './announcements.tokens.js';
import { LOADER, NAVIGATOR, provide } from '../tokens.js';

/** The flow of the announcement page, over the gateway that an adapter module brings. */
export const announcementsModule = new ContainerModule((module) => {
  provide(module, ANNOUNCEMENTS, [ANNOUNCEMENT_GATEWAY, NAVIGATOR, LOADER], (...needs) => new Announcements(...needs));
});

export const modules = [announcementsModule];
export const service = ANNOUNCEMENTS;

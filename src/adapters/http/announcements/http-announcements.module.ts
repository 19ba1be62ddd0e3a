import { ContainerModule } from 'inversify';

import { ANNOUNCEMENT_GATEWAY } from '../../../application/announcements/announcements.tokens.js';
import { provide } from '../../../application/tokens.js';
import { HTTP_CLIENT } from '../client/http-client.token.js';
import { HttpAnnouncementGateway } from './http-announcement-gateway.js';

/** Announcements of a real server. Fetched with the page that shows them. */
export const httpAnnouncementsModule = new ContainerModule((module) => {
  provide(module, ANNOUNCEMENT_GATEWAY, [HTTP_CLIENT], (http) => new HttpAnnouncementGateway(http));
});

export const modules = [httpAnnouncementsModule];

import { HttpAnnouncementGateway } from '../adapters/http/announcements.js';
import { HTTP_CLIENT } from '../adapters/http/client/http-client.js';
import { ANNOUNCEMENT_GATEWAY } from '../domain/ports/announcement-gateway.js';
import type { Bindings } from './services.js';

export const bindAnnouncementGateway: Bindings = (bind) => {
  bind(ANNOUNCEMENT_GATEWAY, [HTTP_CLIENT], (http) => new HttpAnnouncementGateway(http));
};

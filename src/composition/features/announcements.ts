import { ANNOUNCEMENTS, Announcements } from '../../application/announcements.js';
import { LOADER } from '../../application/site/loader.js';
import { PAGE_NAVIGATOR } from '../../domain/ports/navigator.js';
import { ANNOUNCEMENT_GATEWAY } from '../../domain/ports/announcement-gateway.js';
import { bindAnnouncementGateway } from '../http-announcements.js';
import { bindLoader } from '../loader.js';
import type { Bindings } from '../services.js';

export const service = ANNOUNCEMENTS;
export const bindings: Bindings = (bind) => {
  bindLoader(bind);
  bindAnnouncementGateway(bind);
  bind(ANNOUNCEMENTS, [ANNOUNCEMENT_GATEWAY, PAGE_NAVIGATOR, LOADER], (...needs) => new Announcements(...needs));
};

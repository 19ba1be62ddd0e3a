import { WebManifestLink } from '../../../adapters/browser/web-manifest.js';
import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { WEB_MANIFEST } from '../../../domain/ports/page-tasks.js';
import { CURRENT_SITE } from '../../../domain/site/current-site.js';
import type { Bindings } from '../../services.js';

export const service = WEB_MANIFEST;
export const bindings: Bindings = (bind) => {
  bind(WEB_MANIFEST, [CURRENT_SITE, PAGE_NAVIGATOR], (site, { origin }) => new WebManifestLink(site, origin, document));
};

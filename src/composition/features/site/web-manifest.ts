import { WebDocumentManifest } from '../../../adapters/browser/web-manifest.js';
import { NAVIGATOR } from '../../../domain/ports/navigator.js';
import { WEB_MANIFEST_LINK } from '../../../domain/ports/web-manifest.js';
import type { Bindings } from '../../services.js';

export const service = WEB_MANIFEST_LINK;
export const bindings: Bindings = (bind) => {
  bind(WEB_MANIFEST_LINK, [NAVIGATOR], ({ origin }) => new WebDocumentManifest(origin, document));
};

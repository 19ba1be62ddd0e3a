import { productionServices } from './composition/production.js';
import { startSite } from './start-site.js';

/** The site in front of the server that the document's settings name. */
export function startProduction(): void {
  startSite(productionServices().resolve);
}

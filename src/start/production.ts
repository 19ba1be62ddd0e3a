import { productionServices } from '../composition/production.js';
import { startSite } from './site.js';

/** Starts the site with the server that the settings of the document name. */
export function startProduction(): void {
  startSite(productionServices().resolve);
}

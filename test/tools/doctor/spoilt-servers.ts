import type { Finding } from '../../../tools/doctor/finding.js';
import { examine } from '../../../tools/doctor/examine.js';
import type { SiteServer, SiteServerOptions } from '../../../demo/server/site-server.js';
import { siteServers } from '../../demo/server/support.js';
import { type Meddle, meddlingProxies } from './meddling-proxy.js';

export const ORIGIN = 'http://front.example';

/** Lets the doctor look at a pretend site through somebody who spoils one thing. */
export function spoiltServers(): (
  spoil: (site: SiteServer) => Meddle,
  options?: SiteServerOptions,
) => Promise<readonly Finding[]> {
  const start = siteServers();
  const before = meddlingProxies();
  return async (spoil, options) => {
    const site = await start(options);
    return examine({ base: await before(site.url, spoil(site)), origin: ORIGIN });
  };
}

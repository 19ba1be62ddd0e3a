import { expect } from 'chai';

import { clientAddress } from '../../../demo/server/client-address.js';
import { siteServers } from './support.js';

const PROXY = '10.0.0.1';
const CDN = '10.0.0.2';

describe('whom the pretend server counts a call for (API 1.5)', () => {
  const start = siteServers();

  it('is who connects, whatever is forwarded, unless that is a trusted proxy', () => {
    expect(clientAddress(PROXY, '192.0.2.1')).to.equal(PROXY);
    expect(clientAddress(PROXY, '192.0.2.1', [CDN])).to.equal(PROXY);
    expect(clientAddress(PROXY, undefined, [PROXY])).to.equal(PROXY);
  });

  it('is the last whom a trusted proxy names and who is none', () => {
    const seen = (forwardedFor: string) => clientAddress(PROXY, forwardedFor, [PROXY, CDN]);
    expect(seen('192.0.2.1')).to.equal('192.0.2.1');
    expect(seen('192.0.2.1, 192.0.2.2'), 'the first one was written by the visitor').to.equal('192.0.2.2');
    expect(seen(`192.0.2.1,${CDN}`)).to.equal('192.0.2.1');
    expect(seen(`${CDN}, ${PROXY}`)).to.equal(CDN);
    expect(seen(' , ')).to.equal(PROXY);
  });

  it('has a budget of its own once the proxy is trusted', async () => {
    const remaining = async (trustedProxies: readonly string[]) => {
      const server = await start({ trustedProxies });
      server.engine.controls.limitRate(120);
      const ask = (visitor: string) => fetch(`${server.url}/api/v2/links`, { headers: { 'X-Forwarded-For': visitor } });
      return [await ask('192.0.2.1'), await ask('192.0.2.2')].map(({ headers }) =>
        headers.get('x-ratelimit-remaining'),
      );
    };
    expect(await remaining([])).to.deep.equal(['119', '118']);
    expect(await remaining(['127.0.0.1'])).to.deep.equal(['119', '119']);
  });
});

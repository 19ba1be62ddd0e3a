import { expect } from 'chai';

import { type Fault, FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { examine } from '../../../tools/doctor/examine.js';
import { CUT, HTML, REFUSED, SILENT } from '../../../tools/doctor/words.js';
import { siteServers } from '../../demo/server/support.js';
import { meddlingProxies } from './meddling-proxy.js';
import { ORIGIN } from './spoilt-servers.js';
import { failing, wordsAbout } from './troubles.js';

const CONFIG = '/api/v2/other/config';

describe('the doctor where no server answers', () => {
  const start = siteServers();
  const before = meddlingProxies();

  const facing = async (fault: Fault, limitMs = 5000) => {
    const server = await start();
    server.engine.controls.fail('all', fault);
    const findings = await examine({ base: server.url, origin: ORIGIN, limitMs });
    expect(failing(findings)).to.deep.equal(['reach']);
    expect(server.requests, 'asked no further').to.have.lengthOf(1);
    return wordsAbout(findings, 'reach');
  };

  it('says that it is silent, and soon', async () => {
    expect(await facing(FAULTS.timeout, 50)).to.include(SILENT.wrong);
  });

  it('says that it hangs up, before an answer or in the middle of one', async () => {
    expect(await facing(FAULTS.offline)).to.include(CUT.wrong);
    expect(await facing(FAULTS.cut)).to.include(CUT.wrong);
  });

  it('says that nobody is listening', async () => {
    const server = await start();
    await server.close();
    const findings = await examine({ base: server.url, origin: ORIGIN });
    expect(failing(findings)).to.deep.equal(['reach']);
    expect(wordsAbout(findings, 'reach')).to.include(REFUSED.wrong);
  });

  it('says that there is no https', async () => {
    const { url } = await start();
    const findings = await examine({ base: url.replace('http:', 'https:'), origin: ORIGIN });
    expect(wordsAbout(findings, 'reach')).to.match(/HTTPS 证书或加密连接有问题（ERR_SSL/);
  });

  it('says where the answers really come from', async () => {
    const site = await start();
    const base = await before(site.url, ({ path, method }) =>
      method === 'GET' && path === CONFIG ? { status: 301, headers: { location: site.url + CONFIG } } : {},
    );
    const findings = await examine({ base, origin: ORIGIN });
    expect(failing(findings)).to.deep.equal(['reach']);
    expect(wordsAbout(findings, 'reach')).to.include(site.url);
  });

  it('says which base is right where the API is one folder further down', async () => {
    const site = await start();
    // The customary image: a page for everything, and the API below /api/ with that prefix removed (API 1.1).
    const page = { status: 200, headers: { 'content-type': 'text/html' }, text: '<!doctype html>' };
    const base = await before(site.url, ({ path }) => (path.startsWith('/api/api/') ? {} : page), {
      leadsTo: (url) => url.replace('/api/api/', '/api/'),
    });
    const findings = await examine({ base, origin: ORIGIN });
    expect(wordsAbout(findings, 'config')).to.include(HTML.wrong).and.include(`接口在 ${base}/api/：`);
    for (const permission of ['cors', 'preflight']) expect(failing(findings)).not.to.include(permission);
    expect(failing(await examine({ base: `${base}/api/`, origin: ORIGIN }))).to.deep.equal([]);
  });
});

import { expect } from 'chai';

import { examine } from '../../../tools/doctor/examine.js';
import type { Subject } from '../../../tools/doctor/finding.js';
import { REFUSED } from '../../../tools/doctor/words.js';
import { siteServers } from '../../demo/server/support.js';
import { configWith } from './meddling-proxy.js';
import { ORIGIN, spoiltServers } from './spoilt-servers.js';
import { failing, wordsAbout } from './troubles.js';

type Fields = Readonly<Record<string, unknown>>;

describe('the doctor before a site that is set up wrongly', () => {
  const start = siteServers();
  const before = spoiltServers();

  const WRONG: readonly (readonly [string, Subject, (url: string) => Fields, RegExp])[] = [
    ['a page that is gone', 'protocols', (url) => ({ user_protocol: `${url}/user/nowhere` }), /application\/json/],
    ['no page', 'protocols', (url) => ({ user_private_protocol: `${url}/images/logo.svg` }), /image\/svg/],
    ['a page by its path', 'protocols', () => ({ user_protocol: '/user/protocol' }), /user_protocol.*\n不是以 http/],
    ['no address of a page', 'protocols', () => ({ user_private_protocol: '' }), /user_private_protocol/],
    ['no address', 'phone', () => ({ h5_url: 'm.example.com' }), /m\.example\.com.*\n不是以 http/],
    ['the site itself', 'phone', () => ({ h5_url: `${ORIGIN}/#/` }), /反复跳转/],
    ['the desktop site', 'phone', () => ({ h5_url: 'http://pc.example', pc_url: 'http://pc.example/' }), /反复跳转/],
    ['no address', 'server', () => ({ url: 'api.example.com' }), /api\.example\.com.*\n不是以 http/],
    [
      'nothing, behind a proxy that keeps the Host',
      'server',
      () => ({ url: '' }),
      /user_protocol.*\n.*没有把 Host 传给/,
    ],
    ['an address without an API', 'server', (url) => ({ url: `${url}/user` }), /没有接口/],
  ];
  for (const [title, subject, fields, said] of WRONG) {
    it(`names that one alone: ${subject}, ${title}`, async () => {
      const findings = await before(({ url }) => configWith(fields(url)));
      expect(failing(findings)).to.deep.equal([subject]);
      expect(wordsAbout(findings, subject)).to.match(said);
    });
  }

  it('names a server address where nobody is', async () => {
    const gone = await start();
    await gone.close();
    const findings = await before(() => configWith({ url: gone.url }));
    expect(failing(findings)).to.deep.equal(['server']);
    expect(wordsAbout(findings, 'server')).to.include(REFUSED.wrong);
  });

  it('names another site behind the server address', async () => {
    const other = await start();
    other.engine.controls.setUp({ siteName: '别的学堂' });
    const findings = await before(() => configWith({ url: other.url }));
    expect(failing(findings)).to.deep.equal(['server']);
    expect(wordsAbout(findings, 'server')).to.include('别的学堂');
  });

  it('names everything over http that a page over https may not fetch, and nothing else', async () => {
    const { url } = await start();
    const findings = await examine({ base: url, origin: 'https://front.example' });
    expect(failing(findings)).to.deep.equal(['mixed']);
    expect(wordsAbout(findings, 'mixed')).to.include(url).and.include('logo.logo').and.include('站点配置 url');
  });

  it('follows the site to the other generation where the sign misleads', async () => {
    const findings = await before(() => configWith({ socialites: { qq: 1, wechat_scan: 1 } }), { generation: 2 });
    expect(failing(findings)).to.deep.equal([]);
    expect(wordsAbout(findings, 'generation')).to.include('wechat_scan 像第一代');
  });
});

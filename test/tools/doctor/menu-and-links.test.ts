import { expect } from 'chai';

import { examine } from '../../../tools/doctor/examine.js';
import { siteServers } from '../../demo/server/support.js';
import { changed, configWith, type Meddle, meddlingProxies } from './meddling-proxy.js';
import { failing, marked, wordsAbout } from './troubles.js';

const nav = (name: string, url: string, children: readonly unknown[] = []) => ({
  id: 1,
  name,
  url,
  blank: 0,
  children,
});

describe('the doctor before a menu and links', () => {
  const start = siteServers();
  const before = meddlingProxies();

  const examined = async (meddle: Meddle) => {
    const { url } = await start();
    return examine({ base: await before(url, meddle), origin: 'http://front.example' });
  };
  const withMenu = (navs: readonly unknown[]) => examined(changed('/api/v2/navs', () => navs));
  const withLinks = (links: readonly unknown[]) => examined(changed('/api/v2/links', () => links));

  it('warns of entries that lead nowhere, by name and address', async () => {
    const findings = await withMenu([
      nav('好', '/courses', [nav('坏', 'javascript:alert(1)')]),
      nav('空', ''),
      nav('组', '', [nav('里', 'https://example.com')]),
    ]);
    expect([failing(findings), marked(findings, 'warn')]).to.deep.equal([[], ['navs']]);
    const said = wordsAbout(findings, 'navs');
    expect(said).to.include('“坏”："javascript:alert(1)"').and.include('“空”：""');
    expect(said, 'what opens a submenu leads somewhere').not.to.include('“组”');
  });

  it('warns of entries that are neither a page of the site nor of the server, and of no other', async () => {
    const findings = await withMenu([
      nav('课程', '/courses/detail/1?tab=3'),
      nav('关于', '/aboutus'),
      nav('组', '', [nav('直播', '/live')]),
      nav('旧页', '/old/page'),
    ]);
    expect([failing(findings), marked(findings, 'warn')]).to.deep.equal([[], ['navs']]);
    const said = wordsAbout(findings, 'navs');
    expect(said).to.include('“直播”："/live"').and.include('“旧页”："/old/page"');
    expect(said).not.to.match(/“(?:课程|关于)”/);
  });

  it('takes the document of the site for no page of the server', async () => {
    const { url } = await start();
    const document = '<!doctype html><script id="site-settings">';
    const base = await before(url, (passing) =>
      passing.path === '/live'
        ? { status: 200, headers: { 'content-type': 'text/html' }, text: document }
        : changed('/api/v2/navs', () => [nav('直播', '/live')])(passing),
    );
    const findings = await examine({ base, origin: 'http://front.example' });
    expect(wordsAbout(findings, 'navs')).to.include('“直播”："/live"');
  });

  it('warns of entries that cannot be read, and of a menu without any', async () => {
    const findings = await withMenu([nav('好', '/'), { id: 2, url: '/x' }, nav('也好', '/vip', ['oops'])]);
    expect(wordsAbout(findings, 'navs')).to.include('有 2 项');
    expect(marked(await withMenu([]), 'warn')).to.deep.equal(['navs']);
  });

  it('warns of links that lead nowhere or cannot be read; to have none is well', async () => {
    const findings = await withLinks([
      { id: 1, name: '坏', url: 'example' },
      { id: 2, name: '无' },
    ]);
    expect([failing(findings), marked(findings, 'warn')]).to.deep.equal([[], ['links']]);
    expect(wordsAbout(findings, 'links')).to.include('“坏”："example"').and.include('有 1 项');
    expect(marked(await withLinks([]), 'warn')).to.deep.equal([]);
  });

  it('warns of a logo behind an error that has the type of a picture', async () => {
    const { url } = await start();
    const gone = await before(url, () => ({ status: 404 }));
    const findings = await examined(configWith({ logo: { logo: `${gone}/images/logo.svg` } }));
    expect(wordsAbout(findings, 'logo')).to.include('HTTP 404, image/svg+xml');
  });

  it('warns of a logo that cannot be shown, and of a site without a name', async () => {
    const findings = await examined(configWith({ logo: { logo: '/images/gone.png' } }));
    expect([failing(findings), marked(findings, 'warn')]).to.deep.equal([[], ['logo']]);
    const server = await start();
    server.engine.controls.setUp({ siteName: '' });
    const nameless = await examine({ base: server.url, origin: 'http://front.example' });
    expect([failing(nameless), marked(nameless, 'warn')]).to.deep.equal([[], ['config']]);
  });
});

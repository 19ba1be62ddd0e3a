import { expect } from 'chai';

import { examine } from '../../../tools/doctor/examine.js';
import type { Finding } from '../../../tools/doctor/finding.js';
import * as strings from '../../../tools/doctor/site.strings.js';
import { siteServers } from '../../demo/site-server/support.js';
import { marked, meddlingProxies, type Passing, SETTINGS_ELEMENT, textsAbout } from './doctor-rig.js';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-03-01T12:00:00Z');
const snapshot = (ageMs = HOUR_MS, head = '<title>A</title><meta name="description" content="B">') =>
  `<!doctype html>${SETTINGS_ELEMENT}${head}<div id="snapshot" data-snapshot="${new Date(NOW - ageMs).toISOString()}"></div></html>`;
const DOCUMENT = `<!doctype html>${SETTINGS_ELEMENT}<title>加载中…</title><div id="root"></div></html>`;
const urls = (...addresses: readonly string[]) =>
  `<urlset>${addresses.map((each) => `<url><loc>${each}</loc></url>`).join('')}</urlset>`;

describe('The doctor’s checks of snapshots (docs/deploy.md#快照)', () => {
  const start = siteServers();
  const proxies = meddlingProxies();

  /** Examines a site that serves these texts; `ORIGIN` in them is its address. */
  const examined = async (
    files: Readonly<Record<string, string>>,
    more: Readonly<Record<string, string>> = {},
  ): Promise<readonly Finding[]> => {
    let origin = '';
    const served = ({ path }: Passing) => {
      const text = files[path]?.replaceAll('ORIGIN', origin);
      const headers = { 'content-type': 'text/html', date: new Date(NOW).toUTCString(), ...more };
      if (text !== undefined) return { status: 200, headers, text };
      return path.startsWith('/api/') ? {} : { status: 404, text: 'Not found' };
    };
    origin = await proxies((await start()).url, served);
    return examine({ base: origin, origin, served: true });
  };
  const HEALTHY = {
    '/': snapshot(),
    '/courses': snapshot(),
    '/courses/detail/5': snapshot(),
    '/sitemap.xml': '<sitemapindex><sitemap><loc>ORIGIN/sitemap-1.xml</loc></sitemap></sitemapindex>',
    '/sitemap-1.xml': urls('ORIGIN/', 'ORIGIN/courses/detail/5'),
    '/robots.txt': 'User-agent: *\nDisallow: /member\n\nSitemap: ORIGIN/sitemap.xml\n',
  };

  it('report that a site with snapshots, a sitemap and robots.txt is right', async () => {
    const findings = await examined(HEALTHY);
    expect(textsAbout(findings, 'snapshots')).to.equal(strings.pagesFine(3));
    expect(textsAbout(findings, 'sitemap')).to.equal(strings.sitemapFine(2));
    expect(textsAbout(findings, 'robots')).to.equal(strings.ROBOTS_FINE);
  });

  it('explain how to get snapshots when there are none, and expect no sitemap then', async () => {
    const findings = await examined({ '/': DOCUMENT, '/courses': DOCUMENT, '/sitemap.xml': DOCUMENT });
    expect(marked(findings, 'info')).to.include('snapshots');
    expect(textsAbout(findings, 'snapshots')).to.equal(strings.NO_SNAPSHOTS);
    expect(textsAbout(findings, 'sitemap') + textsAbout(findings, 'robots')).to.equal('');
  });

  for (const [fault, page, wrong] of [
    ['is a day old', snapshot(25 * HOUR_MS), strings.tooOld(25)],
    ['has no title', snapshot(0, '<title> </title><meta name="description" content="B">'), strings.NO_TITLE],
    ['has no description', snapshot(0, '<title>A</title><meta name="description" content="">'), strings.NO_DESCRIPTION],
    ['is missing', DOCUMENT, strings.PAGE_HAS_NONE],
  ] as const)
    it(`warn when the snapshot of a course ${fault}, and name its address`, async () => {
      const findings = await examined({ ...HEALTHY, '/courses/detail/5': page });
      expect(marked(findings, 'warn')).to.include('snapshots');
      expect(textsAbout(findings, 'snapshots'))
        .to.match(/\/courses\/detail\/5\n/)
        .and.include(wrong.wrong);
    });

  it('accept an old snapshot that a run has confirmed since, which only the time of the file shows', async () => {
    const old = { ...HEALTHY, '/courses/detail/5': snapshot(25 * HOUR_MS) };
    const findings = await examined(old, { 'last-modified': new Date(NOW - HOUR_MS).toUTCString() });
    expect(textsAbout(findings, 'snapshots')).to.equal(strings.pagesFine(3));
  });

  it('warn of a sitemap that is missing, or has addresses of another site', async () => {
    const { '/sitemap-1.xml': _, ...missing } = HEALTHY;
    expect(_).to.be.a('string');
    expect(textsAbout(await examined(missing), 'sitemap'))
      .to.include('/sitemap-1.xml')
      .and.include('HTTP 404');
    const foreign = await examined({ ...HEALTHY, '/sitemap-1.xml': urls('https://other.example/courses') });
    expect(textsAbout(foreign, 'sitemap')).to.include(strings.elsewhere('https://other.example/courses').wrong);
  });

  it('warn of a robots.txt that is missing, forbids everything or names no sitemap', async () => {
    const about = async (text: string) => textsAbout(await examined({ ...HEALTHY, '/robots.txt': text }), 'robots');
    expect(await about(DOCUMENT)).to.include('robots.txt');
    expect(await about('User-agent: *\nDisallow:\n')).to.include(strings.NO_SITEMAP_NAMED.wrong);
    const sitemap = 'Sitemap: ORIGIN/sitemap.xml\n';
    for (const all of [
      'User-agent: *\nDisallow: / # closed\n',
      'User-agent: x\nuser-agent: Baiduspider\nDISALLOW: /\n',
    ])
      expect(await about(all + sitemap), all).to.include(strings.ALL_FORBIDDEN.wrong);
    for (const some of ['User-agent: x\nDisallow: /\nUser-agent: *\nDisallow: /member\n', 'Disallow: /\n'])
      expect(await about(some + sitemap), some).to.equal(strings.ROBOTS_FINE);
  });
});

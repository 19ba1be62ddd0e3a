import { expect } from 'chai';

import { robotsText, sitemapFiles } from '../../snapshots/make/sitemap.js';

const SITE = 'https://www.example.com';
const CHANGED = Date.UTC(2026, 10, 20);

describe('The sitemap', () => {
  it('is an index of parts, each with the addresses and when their content changed', () => {
    const addresses = ['/', '/courses?cid=3&page=2', '/courses/detail/5'];
    const entries = addresses.map((address, day) => ({ address, changed: CHANGED + day * 86_400_000 }));
    const files = sitemapFiles(entries, SITE, 2);
    expect([...files.keys()]).to.deep.equal(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
    expect(files.get('sitemap.xml')).to.include(
      `<loc>${SITE}/sitemap-1.xml</loc><lastmod>2026-11-21T00:00:00.000Z</lastmod>`,
    );
    expect(files.get('sitemap-1.xml')).to.include(`<loc>${SITE}/courses?cid=3&#38;page=2</loc>`);
    expect(files.get('sitemap-2.xml')).to.include(`<loc>${SITE}/courses/detail/5</loc>`);
  });

  it('robots.txt excludes the pages for members and names the sitemap', () => {
    const lines = robotsText(SITE).split('\n');
    expect(lines).to.include.members([
      'Disallow: /courses/video/',
      'Disallow: /member',
      `Sitemap: ${SITE}/sitemap.xml`,
    ]);
    expect(lines).not.to.include('Disallow: /courses');
  });
});

import { expect } from 'chai';
import fc from 'fast-check';

import { readSitemap } from '../../../tools/doctor/checks/crawlers.js';
import { sitemapFiles } from '../../../snapshots/make/sitemap.js';
import { answered } from './doctor-rig.js';

const ORIGIN = 'https://www.example.com';

const addressesIn = async (files: ReadonlyMap<string, string>) => {
  const open = (url: string) =>
    Promise.resolve({
      request: `GET ${url}`,
      received: answered({ text: files.get(url.slice(`${ORIGIN}/`.length)) ?? '' }),
    });
  return (await readSitemap({ open }, ORIGIN)).addresses;
};

describe('The doctor’s reading of a sitemap', () => {
  it('finds the addresses that the snapshots have written', async () => {
    const address = fc.stringMatching(/^\/[a-z0-9?=&;#%'"<>]{0,20}$/);
    await fc.assert(
      fc.asyncProperty(fc.array(address, { minLength: 1, maxLength: 5 }), async (addresses) => {
        const files = sitemapFiles(
          addresses.map((each) => ({ address: each, changed: 0 })),
          ORIGIN,
          2,
        );
        expect(await addressesIn(files)).to.deep.equal(addresses.map((each) => ORIGIN + each));
      }),
    );
  });

  it('knows every way to write a character', async () => {
    const text =
      '<urlset><url><loc> https://a.example/?a=&amp;b=&#38;c=&#x26;&apos;&quot;&lt;&gt; </loc></url></urlset>';
    expect(await addressesIn(new Map([['sitemap.xml', text]]))).to.deep.equal(['https://a.example/?a=&b=&c=&\'"<>']);
  });
});

import { expect } from 'chai';

import { documentTitle } from '../../src/domain/site/current-site.js';
import { BREADTH, breadthUnless } from '../support/breadth.js';
import { callsOf } from '../support/browser/journey-calls.js';
import { EVERY_ADDRESS } from '../support/browser/every-address.js';
import { browserRig } from '../support/browser/rig.js';
import { PAGE_THERE } from '../support/browser/page-there.js';

const SITE_NAME = '知行学堂';
const PARTS = { main: [1, 1], member: [1, 1], header: [1, 0], none: [0, 0] } as const;

/** One address per frame; the catalogue of states has every page. */
const DAILY = Object.values(Object.fromEntries(EVERY_ADDRESS.map(({ frame, path }) => [frame, path])));

describe('Every route in the browser', () => {
  const rig = browserRig();

  for (const { path, frame, title, options } of EVERY_ADDRESS) {
    it(`${path} has its layout, its title and one heading, and sends no request twice${breadthUnless(DAILY.includes(path))}`, async () => {
      const visit = await rig.visit(path, options);
      await visit.page.locator(PAGE_THERE).waitFor();

      const [headers, footers] = PARTS[frame];
      expect(await visit.page.getByRole('banner').count()).to.equal(headers);
      expect(await visit.page.getByRole('contentinfo').count()).to.equal(footers);
      expect(await visit.page.title()).to.equal(documentTitle(title, SITE_NAME));
      expect(await visit.page.getByRole('main').count()).to.equal(1);
      expect(await visit.page.locator('h1').count()).to.equal(1);
      expect(visit.address).to.equal(path);

      await visit.page.waitForLoadState('networkidle');
      const calls = callsOf(rig.site);
      expect(calls.length).to.be.at.least(2);
      expect(calls).to.deep.equal([...new Set(calls)]);
      visit.expectQuiet();
    });
  }

  it('an address to which a chat has glued words opens what it means, sends no request twice, and is put right in place', async () => {
    const { path, options } = EVERY_ADDRESS.find((each) => each.path.startsWith('/courses/detail/')) ?? expect.fail();
    const visit = await rig.visit(`${path}%E3%80%82快来看?msv=7%EF%BC%89#c`, options);
    await visit.page.locator(PAGE_THERE).waitFor();
    const { origin } = new URL(visit.page.url());
    expect(visit.page.url()).to.equal(`${origin}${path}?msv=7#c`);
    await visit.page.waitForLoadState('networkidle');
    const calls = callsOf(rig.site);
    expect(calls.filter((call) => call.includes('/api/v2/course/'))).to.have.length(1);
    expect(calls).to.deep.equal([...new Set(calls)]);
    await visit.goTo('/vip%EF%BC%8C快来看');
    await visit.page.waitForURL('**/vip');
    await visit.page.locator(PAGE_THERE).waitFor();
    visit.expectQuiet();
  });

  it(`a page appears at addresses that cannot be decoded ${BREADTH}`, async () => {
    const visit = await rig.visit('/search?keywords=%28%E0');
    await visit.sees('“%28%E0”的搜索结果');
    await visit.goTo('/search?keywords=%28');
    await visit.reads('“(”的搜索结果');
    await visit.goTo('/login?redirect=100%25');
    await visit.sees('登录');
    await visit.goTo('/login?redirect=100%');
    await visit.sees('登录');
    visit.expectQuiet();
  });
});

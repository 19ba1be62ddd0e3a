import { LAST_BLOCK_TITLE } from '../../src/adapters/memory/seed/home.js';
import type { EngineTab } from './support/engine-tab.js';
import { inEveryEngine } from './support/rig.js';

inEveryEngine('leaving the site without a report of the browser', (rig) => {
  /** Types the address of another site, and returns with Back. */
  async function leaveAndReturn(tab: EngineTab, returnTo: () => void): Promise<void> {
    await tab.driver.navigate(rig.front.outsideUrl);
    await tab.until('the other site', () => document.title === 'elsewhere');
    returnTo();
    await tab.driver.back();
  }

  // Only WebKit is on iPhones, and only it refuses the requests of a page that is being left.
  if (rig.engine === 'WebKit')
    it('is not undone by a reload on an iPhone, which has no beforeunload, while code of the next page loads', async () => {
      const code = rig.front.hold(/^\/assets\/courses\..*\.js/);
      const tab = await rig.visit('/');
      await tab.reads(LAST_BLOCK_TITLE);
      await tab.evaluate(() => {
        const hide = (event: Event): void => event.stopImmediatePropagation();
        addEventListener('beforeunload', hide, { capture: true });
      });
      await tab.press('link', '查看更多');
      await tab.arrivesAt('/courses');
      await tab.until('the skeleton of the page', () => document.querySelector('main .skeleton') !== null);
      await leaveAndReturn(tab, code.release);
      await tab.reads('第1页，共2页');
    });

  it('while the scripts of the first load are on the way shows the site on Back', async () => {
    const code = rig.front.hold(/^\/assets\/main\..*\.js/);
    const tab = await rig.emptyTab();
    await tab.driver.navigate(`${rig.front.url}/courses`);
    await tab.until('the app shell', () => document.querySelector('.frame--early') !== null);
    await leaveAndReturn(tab, code.release);
    await tab.reads('第1页，共2页');
  });
});

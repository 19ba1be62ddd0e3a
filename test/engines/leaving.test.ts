import { setTimeout as wait } from 'node:timers/promises';

import { LAST_BLOCK_TITLE } from '../../src/adapters/memory/seed/home.js';
import { inEveryEngine } from './support/rig.js';

const OUTSIDE = '外站';

/** What is on the way, how the visitor leaves, and when. The first one is enough for a daily run. */
const LEAVING = [
  { held: 'code', by: 'link', afterMs: 300 },
  { held: 'code', by: 'address', afterMs: 3000 },
  { held: 'answers', by: 'address', afterMs: 300 },
  { held: 'answers', by: 'link', afterMs: 1500 },
] as const;

const PATTERNS = { code: /^\/assets\/courses\..*\.js/, answers: /^\/api\/v2\/courses\?/ };

inEveryEngine('leaving the site', (rig) => {
  for (const { held, by, afterMs } of LEAVING)
    it(`by ${by}, ${String(afterMs / 1000)} s after a press that loads ${held}, ends where the visitor wants`, async () => {
      const { outsideUrl } = rig.front;
      rig.controls.publish({ navs: [{ id: 1, name: OUTSIDE, url: outsideUrl, opensNewWindow: false, children: [] }] });
      const { release, held: requests } = rig.front.hold(PATTERNS[held]);
      const tab = await rig.visit('/');
      await tab.reads(LAST_BLOCK_TITLE);
      await tab.press('link', '查看更多');
      await tab.poll('the request', () => Promise.resolve(requests.length > 0));
      await wait(afterMs);
      if (by === 'link') await tab.press('link', OUTSIDE, { within: 'header' });
      else await tab.driver.navigate(outsideUrl);
      await tab.until('the other site', () => document.title === 'elsewhere');

      release();
      await tab.driver.back();
      await tab.until('the site', () => document.title !== 'elsewhere' && document.querySelector('main h1') !== null);
      await tab.readsNoMore('网络连接失败');
      // The page that was being left: the one before the press, or the next one if it was already in the address bar.
      await tab.reads((await tab.path()) === '/' ? LAST_BLOCK_TITLE : '第1页，共2页');
    });
});

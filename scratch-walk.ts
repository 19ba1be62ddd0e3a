import type { Page } from 'playwright-core';
import { SEEDED } from './src/adapters/memory/seed/member-seed.js';
import { manyMessages, manyPointsRecords } from './src/adapters/memory/seed/member-lists-seed.js';
import { readBuiltFiles } from './tools/preview/built-files.js';
import { startPreview } from './tools/preview/preview-server.js';
import { launchChromium } from './test/support/browser/launch.js';
import { STORED_KEYS } from './src/domain/session/stored-keys.js';

const built = await readBuiltFiles('dist');
const preview = await startPreview({ files: built, generation: 1 });
const { controls } = preview.site.engine;
controls.pages.inbox.deliver(105, manyMessages(45, 22));
controls.pages.points.write(105, manyPointsRecords(45));
const token = controls.signIn(SEEDED.withUnread);
const browser = await launchChromium();
const only = process.argv[2];
const PAGES: [string, string][] = [
  ['member', '/member'], ['nickname', '/member?do=nickname'], ['mobile', '/member?do=mobile'], ['deletion', '/member?do=deletion'],
  ['messages', '/member/messages'], ['points', '/member/credit1-free'], ['study', '/study-center'], ['liked', '/study-center?tab=like'],
];
for (const dark of [false, true]) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: dark ? 'dark' : 'light', locale: 'zh-CN', reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: preview.url, localStorage: [{ name: STORED_KEYS.token.name, value: token }] }] } });
  context.setDefaultTimeout(60000);
  const page = await context.newPage();
  page.on('console', (m) => console.log('console', m.type(), m.text()));
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  for (const [name, path] of PAGES) {
    if (only && !name.startsWith(only)) continue;
    await page.goto(preview.url + path);
    if (path.includes('do=')) await page.getByRole('dialog').getByRole('button').nth(1).waitFor();
    else await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.waitForFunction(() => document.querySelector('.skeleton, [class*=blank]') === null);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      await page.evaluate(() => new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r))));
      const aside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (aside > 0) console.log(name, width, 'sideways', aside);
      await page.screenshot({ path: `/tmp/h8shots/${name}-${width}-${dark ? 'dark' : 'light'}.png`, fullPage: !path.includes('do=') });
    }
    console.log('ok', name, dark);
  }
  await context.close();
}
await browser.close();
await preview.close();

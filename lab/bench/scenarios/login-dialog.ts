import { asNewVisitor } from '../in-context.js';
import type { Scenario } from '../scenario.js';
import { median } from '../statistics.js';
import { Tab } from '../tab.js';
import { MOBILE_FIELD } from './sights.js';

const KEYS = '13800000001';

/** A visitor who has viewed home presses 登录 and types. */
export const LOGIN_DIALOG: Scenario = {
  figures: ['bytes-looked-at', 'dialog', 'key'],
  measure: (browser, { url }) =>
    asNewVisitor(browser, async (context) => {
      const tab = await Tab.open(context, 'slow');
      await tab.goTo(url);
      await tab.viewed();
      const { page } = tab;
      const bytes = tab.wire.allBytes;
      const opener = page.getByText('登录', { exact: true }).first();
      const dialog = await tab.from(() => opener.click(), MOBILE_FIELD);
      const field = page.locator(MOBILE_FIELD.selector).first();
      await field.click();
      for (const key of KEYS) await field.press(key);
      const keyMs = median(await page.evaluate(() => window.bench.keyMs));
      return { 'bytes-looked-at': bytes / 1000, dialog, ...(keyMs !== undefined && { key: keyMs }) };
    }),
};

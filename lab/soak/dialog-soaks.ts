import type { Page } from 'playwright-core';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import type { Soak } from './soak.js';

/** Sequences of buttons; each button opens a dialog or switches to another one. */
const SEQUENCES_OF_VISITORS: readonly (readonly string[])[] = [
  ['登录'],
  ['注册'],
  ['登录', '忘记密码'],
  ['登录', '新用户注册', '已有账号，立即登录', '忘记密码', '返回登录'],
  ['登录', '微信扫码登录'],
];
const SEQUENCES_OF_MEMBERS: readonly (readonly string[])[] = [['修改昵称'], ['换绑手机号'], ['修改密码'], ['注销账号']];

export const dialogSoaks: readonly Soak[] = [
  openings('dialogs of an anonymous visitor', '/vip', SEQUENCES_OF_VISITORS),
  openings('dialogs of a member', '/member', SEQUENCES_OF_MEMBERS, SEEDED.ordinary),
];

function openings(title: string, path: string, sequences: readonly (readonly string[])[], signedInAs?: string): Soak {
  return {
    title,
    unit: 'openings',
    times: 1000,
    timesARound: sequences.flat().length,
    warmUp: 10,
    path,
    ...(signedInAs !== undefined && { signedInAs }),
    begin: ({ page }) => page.waitForLoadState('networkidle'),
    async round({ page }) {
      for (const buttons of sequences) {
        for (const name of buttons) await press(page, name);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
    },
  };
}

/** Does not wait until an element is stable, which would take hours at this number of presses. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().dispatchEvent('click');
  await page.getByRole('dialog').locator('h1, h2, .modal-title').first().waitFor();
}

import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { SEEDED, SEEDED_PASSWORD } from '../../src/adapters/memory/seed/members.js';
import { browserRig } from '../support/browser/rig.js';
import { SignInForm } from '../support/browser/sign-in-form.js';

const COURSE = '/courses/detail/1';

/** Forbids storages of the browser: even to read the property throws, as with "block all cookies" of Chromium. */
const refuse = (page: Page, ...storages: readonly ('localStorage' | 'sessionStorage')[]) =>
  page.addInitScript((names) => {
    for (const name of names)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  }, storages);

describe('A browser that refuses storage', () => {
  const rig = browserRig();

  it('signs a visitor in with a password until the page is closed, shows what the member sees, and says why', async () => {
    const visit = await rig.visit(COURSE, { prepare: (page) => refuse(page, 'localStorage', 'sessionStorage') });
    await visit.link('开始学习').click();
    const form = await SignInForm.inDialog(visit, '登录');
    await form.fill({ mobile: SEEDED.ordinary, password: SEEDED_PASSWORD });
    await form.button('立即登录').click();
    await visit.reads('浏览器禁止保存数据或空间已满，刷新或关闭页面后需要重新登录');
    await visit.link('再学一遍').waitFor();
    await visit.page.getByRole('button', { name: '林晓雨' }).waitFor();
    expect(visit.address).to.equal(COURSE);
    expect(visit.requests.filter((request) => request === `GET ${COURSE}`)).to.have.lengthOf(1);

    await visit.page.getByRole('button', { name: '林晓雨' }).click();
    await visit.button('安全退出').click();
    await visit.arrivesAt('/');
    await visit.button('注册').waitFor();
    visit.expectQuiet();
  });
});

import { expect } from 'chai';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { browserRig } from '../../support/browser/rig.js';
import { SignInForm } from '../../support/browser/sign-in-form.js';

const SIZES = [
  [360, 640],
  [844, 390],
  [1024, 464],
  [1366, 657],
] as const;

describe('Logging in', () => {
  const rig = browserRig();

  it('shows the words of a refusal in front of the dialog and its backdrop', async () => {
    const visit = await rig.visit('/error');
    await visit.button('登录').click();
    const form = await SignInForm.inDialog(visit, '登录');
    await form.fill({ mobile: SEEDED.ordinary, password: 'wrong-password' });
    await form.field('password').press('Enter');
    const toast = visit.page.locator('.toast-card');
    await toast.waitFor();
    const isInFront = await toast.evaluate((card) => {
      const { x, y, width, height } = card.getBoundingClientRect();
      return card.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isInFront).to.equal(true);
    visit.expectQuiet();
  });

  it('shows them over neither the title nor a field nor a button of the dialog', async () => {
    for (const [width, height] of SIZES) {
      const visit = await rig.visit('/error', { touch: width < 1000, width, height });
      await visit.button('登录').click();
      const form = await SignInForm.inDialog(visit, '登录');
      await form.chooseTab('短信登录');
      await form.fill({ mobile: SEEDED.ordinary, captcha: 'none', smsCode: '000000' });
      await form.button('立即登录').click();
      await form.refusal.waitFor();
      const toast = visit.page.locator('.toast-card');
      await toast.waitFor();
      const covered = await toast.evaluate(async (card) => {
        await Promise.all(document.getAnimations().map(({ finished }) => finished));
        const { left, top, right, bottom } = card.getBoundingClientRect();
        return [...document.querySelectorAll('.dialog :is(.dialog__title, label, input, button)')]
          .filter((part) => {
            const box = part.getBoundingClientRect();
            return box.left < right && left < box.right && box.top < bottom && top < box.bottom;
          })
          .map((part) => part.textContent || part.className);
      });
      expect(covered, `${String(width)} px`).to.deep.equal([]);
      visit.expectQuiet();
    }
  });

  it('leaves the tabs where they are when another method is chosen', async () => {
    for (const [width, height] of SIZES) {
      const visit = await rig.visit('/error', { touch: width < 1000, width, height });
      await visit.button('登录').click();
      const tabs = visit.page.getByRole('tablist');
      await visit.page.getByRole('tab', { name: '短信登录' }).waitFor();
      // It opens with a movement.
      await tabs.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
      const before = await tabs.boundingBox();
      await visit.page.getByRole('tab', { name: '短信登录' }).click();
      await visit.button('换一张图形验证码').waitFor();
      const moved = ((await tabs.boundingBox())?.y ?? NaN) - (before?.y ?? NaN);
      expect(Math.abs(moved), `${String(width)} px`).to.be.lessThan(4);
      visit.expectQuiet();
    }
  });
});

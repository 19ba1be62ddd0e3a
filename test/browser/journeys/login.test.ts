import { expect } from 'chai';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { browserRig } from '../../support/browser/rig.js';
import { SignInForm } from '../../support/browser/sign-in-form.js';

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
});

import { expect } from 'chai';

import { SEEDED, SEEDED_PASSWORD } from '../../../src/adapters/memory/seed/members.js';
import { journeyCalls, requestCount } from '../../support/browser/journey-calls.js';
import { browserRig } from '../../support/browser/rig.js';
import { SignInForm } from '../../support/browser/sign-in-form.js';

const CREDENTIALS = { mobile: SEEDED.ordinary, password: SEEDED_PASSWORD };
const MEMBER = '/api/v2/member/detail';

describe('Logging in', () => {
  const rig = browserRig();

  it('leads from /login to the target with its query and hash, which replaces /login in the history', async () => {
    const target = '/order?id=3&name=a%26b#pay';
    const visit = await rig.visit('/courses');
    await visit.sees('录播课');
    await visit.goTo(`/login?redirect=${encodeURIComponent(target)}`);
    await visit.button('登录后查看').click();
    const form = await SignInForm.inDialog(visit, '登录');
    await form.fill(CREDENTIALS);
    await form.field('password').press('Enter');
    await visit.arrivesAt(target);
    await visit.sees('收银台');
    await visit.page.getByRole('button', { name: '林晓雨' }).waitFor();
    expect(journeyCalls(rig.site)).to.deep.equal([['POST /api/v2/login/password', CREDENTIALS]]);
    expect(requestCount(rig.site, MEMBER)).to.equal(1);

    await visit.page.goBack();
    await visit.arrivesAt('/courses');
    visit.expectQuiet();
  });

  it('shows the words of a refusal in front of the dialog and its backdrop', async () => {
    const visit = await rig.visit('/error');
    await visit.button('登录').click();
    const form = await SignInForm.inDialog(visit, '登录');
    await form.fill({ ...CREDENTIALS, password: 'wrong-password' });
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

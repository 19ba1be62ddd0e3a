import { expect } from 'chai';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { journeyCalls } from '../../support/browser/journey-calls.js';
import { browserRig } from '../../support/browser/rig.js';
import { SignInForm } from '../../support/browser/sign-in-form.js';

const QQ = 'GET /api/v3/auth/login/socialite/qq';
const CODE_LOGIN = 'POST /api/v3/auth/login/code';

describe('Signing in by QQ', () => {
  const rig = browserRig();

  /** The request body with the login code that the page sent, if it sent one. */
  const codeUsed = (): unknown => journeyCalls(rig.site).find(([call]) => call === CODE_LOGIN)?.[1];

  it('returns from /login to the target instead of the login page', async () => {
    rig.controls.signingIn.redirectsEnd({ kind: 'comes-back', who: { kind: 'member', mobile: SEEDED.ordinary } });
    const target = '/order?id=3&name=a%26b';
    const visit = await rig.visit(`/login?redirect=${encodeURIComponent(target)}`);
    await visit.button('登录后查看').click();
    await (await SignInForm.inDialog(visit, '登录')).button('QQ登录').click();
    await visit.arrivesAt(target);
    await visit.sees('收银台');
    const successUrl = `${visit.origin}/login/callback?redirect=${encodeURIComponent(target)}`;
    expect(journeyCalls(rig.site)).to.deep.equal([
      [QQ, { s_url: successUrl, f_url: `${visit.origin}/error`, action: 'login' }],
      [CODE_LOGIN, codeUsed()],
    ]);
    visit.expectQuiet();
  });

  it('can be tried again on the error page after a failure, and returns to where the visitor was', async () => {
    const { signingIn } = rig.controls;
    signingIn.redirectsEnd({ kind: 'fails', text: '授权登录失败' });
    const visit = await rig.visit('/courses/detail/1?tab=3');
    await visit.button('登录').click();
    await (await SignInForm.inDialog(visit, '登录')).button('QQ登录').click();
    const again = visit.button('重新授权');
    await again.waitFor();
    const offCentre = await visit.page.locator('.notice__drawing').evaluate((drawing) => {
      const [inner, outer] = [drawing, drawing.parentElement ?? drawing].map((each) => each.getBoundingClientRect());
      return inner && outer ? inner.left + inner.right - outer.left - outer.right : NaN;
    });
    expect(offCentre).to.be.closeTo(0, 1);
    signingIn.redirectsEnd({ kind: 'comes-back', who: { kind: 'member', mobile: SEEDED.ordinary } });
    await again.click();
    await visit.arrivesAt('/courses/detail/1?tab=3');
    await visit.link('再学一遍').waitFor();
    visit.expectQuiet();
  });
});

import { expect } from 'chai';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { type Action, journeyCalls, withoutRepeats } from '../../support/browser/journey-calls.js';
import { browserRig } from '../../support/browser/rig.js';
import { SignInForm } from '../../support/browser/sign-in-form.js';

const MOBILE = '13412345678';
const FACE_CHECK = '/api/v3/member/tencent/faceVerify';
const FACE_STARTED: Action = [`POST ${FACE_CHECK}`, { s_url: 'PC' }];

describe('Steps that the site demands of a member', () => {
  const rig = browserRig();

  it('bind a mobile and open the target, which replaces the step in the history', async () => {
    rig.controls.setUp({ bindMobileRequired: true });
    const visit = await rig.visit('/courses', { signedInAs: SEEDED.withoutMobile });
    await visit.sees('录播课');
    await visit.goTo('/member?tab=1');
    await visit.arrivesAt('/bind-mobile?redirect=%2Fmember%3Ftab%3D1');
    const form = await SignInForm.onPage(visit);
    await form.fill({ mobile: MOBILE });
    const { smsCode, actions } = await form.proveMobile(rig.controls, MOBILE, 'mobile_bind');
    await form.button('立即绑定').click();
    await visit.reads('绑定成功');
    await visit.arrivesAt('/member?tab=1');
    await visit.sees('学员中心');
    expect(await visit.stored('meedu-bind-mobile')).to.equal(null);
    expect(journeyCalls(rig.site)).to.deep.equal([
      ...actions,
      ['POST /api/v2/member/detail/mobile', { mobile: MOBILE, mobile_code: smsCode }],
    ]);
    await visit.page.goBack();
    await visit.arrivesAt('/courses');
    visit.expectQuiet();
  });

  it('wait for the face check on the phone, and open the target when it has succeeded', async () => {
    rig.controls.setUp({ faceCheckRequired: true });
    const visit = await rig.visit('/member/orders?page=2', {
      signedInAs: SEEDED.notFaceVerified,
      prepare: (page) => page.clock.install(),
    });
    await visit.reads('请使用微信扫码完成实名认证');
    await visit.page.clock.runFor(2500);
    const bizToken = rig.controls.signingIn.faceChecks$.value.all.at(-1)?.key;
    rig.controls.signingIn.passFaceCheck();
    // The clock runs ahead, so a toast may disappear before the test could look for it.
    const toasts = visit.firstToasts();
    await visit.page.clock.runFor(5000);
    expect(await toasts).to.deep.equal(['实名认证成功']);
    await visit.arrivesAt('/member/orders?page=2');
    expect(withoutRepeats(journeyCalls(rig.site))).to.deep.equal([
      FACE_STARTED,
      [`GET ${FACE_CHECK}`, { rule_id: '1', biz_token: bizToken }],
    ]);
    visit.expectQuiet();
  });
});

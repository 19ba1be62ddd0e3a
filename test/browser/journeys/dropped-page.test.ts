import { expect } from 'chai';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { browserRig } from '../../support/browser/rig.js';
import { openFromHeader, SignInForm } from '../../support/browser/sign-in-form.js';
import type { Visit } from '../../support/browser/visit.js';

const MOBILE = '13900000001';
const PASSWORD = 'never-stored';

/** All that the browser stores for the site, in one text. */
const stored = ({ page }: Visit) =>
  page.evaluate(() =>
    JSON.stringify([...[localStorage, sessionStorage].map((area) => Object.entries(area)), document.cookie]),
  );

describe('A page that is loaded again while its visitor fills in a form', () => {
  const rig = browserRig({ generation: 2 });

  it('has the registration as it was, with the countdown, and nothing that is secret', async () => {
    const visit = await rig.visit('/courses');
    const form = await openFromHeader(visit, '注册');
    await form.field('mobile').fill(MOBILE);
    const { text } = await form.readCaptcha(rig.controls);
    const { smsCode } = await form.proveMobile(rig.controls, MOBILE, 'register');
    await form.field('newPassword').fill(PASSWORD);
    await form.root.getByRole('checkbox').check();
    await visit.page.reload();

    const again = await SignInForm.inDialog(visit, '用户注册');
    await again.counting.waitFor();
    expect(await again.field('mobile').inputValue()).to.equal(MOBILE);
    expect(await again.root.getByRole('checkbox').isChecked()).to.equal(true);
    const left = await stored(visit);
    expect(left).to.contain(MOBILE);
    for (const secret of [text, smsCode, PASSWORD]) expect(left, secret).not.to.contain(secret);

    await again.fill({ smsCode, newPassword: PASSWORD });
    await again.button('立即注册').click();
    const login = await SignInForm.inDialog(visit, '登录');
    await login.button('关闭').click();
    await visit.page.reload();
    await visit.sees('录播课');
    expect(await visit.page.getByRole('dialog').count()).to.equal(0);
    visit.expectQuiet();
  });

  it('has the order as it was: promo code with its discount, payment method and tick', async () => {
    rig.controls.setUp({ generation: 1 });
    const visit = await rig.visit('/order?goods_type=role&goods_id=2', { signedInAs: SEEDED.ordinary });
    await visit.page.getByRole('textbox', { name: '优惠码' }).fill('STUDY20');
    await visit.button('使用').click();
    await visit.button('移除优惠码').waitFor();
    await visit.page.getByRole('radio', { name: '微信扫码支付' }).check();
    await visit.page.getByRole('checkbox').check();
    await visit.page.reload();

    await visit.button('移除优惠码').waitFor();
    expect(await visit.page.getByRole('textbox', { name: '优惠码' }).inputValue()).to.equal('STUDY20');
    expect(await visit.page.getByRole('radio', { name: '微信扫码支付' }).isChecked()).to.equal(true);
    expect(await visit.page.getByRole('checkbox').isChecked()).to.equal(true);
    visit.expectQuiet();
  });
});

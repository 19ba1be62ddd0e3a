import { expect } from 'chai';

import { SEEDED, SEEDED_PASSWORD } from '../../../src/adapters/memory/seed/members.js';
import { BREADTH } from '../../support/breadth.js';
import { onBothGenerations } from '../../support/browser/both-generations.js';
import { journeyCalls } from '../../support/browser/journey-calls.js';
import { SignInForm } from '../../support/browser/sign-in-form.js';

onBothGenerations('Memberships', 2, (rig, generation) => {
  it('can be bought by an anonymous visitor, who signs in on the way and is then VIP until a date', async () => {
    const visit = await rig.visit('/vip');
    await visit.sees('会员中心');
    await visit.reads('登录后开通');
    await visit.page.getByRole('link', { name: '开通 月度会员' }).click();
    const form = await SignInForm.inDialog(visit, '登录');
    await form.fill({ mobile: SEEDED.ordinary, password: SEEDED_PASSWORD });
    const reloaded = visit.page.waitForEvent('load');
    await form.button('立即登录').click();
    await reloaded;
    await visit.reads('您还不是会员');
    expect(visit.address).to.equal('/vip');

    await visit.page.getByRole('link', { name: '开通 月度会员' }).click();
    await visit.arrivesAt('/order?goods_type=role&goods_id=2');
    if (generation === 1) await visit.page.getByRole('radio', { name: '微信扫码支付' }).check();
    await visit.button('提交订单').click();
    await visit.reads('请先阅读并同意《会员服务协议》');
    await visit.page.getByRole('checkbox').check();
    await visit.button('提交订单').click();
    await visit.page.getByRole('img', { name: '支付二维码' }).waitFor();
    rig.controls.orders.complete();
    await visit.sees('支付成功');
    await visit.reads('月度会员');
    const expected =
      generation === 1
        ? ['POST /api/v2/order/role', { role_id: 2, promo_code: '', agree: 1 }]
        : ['POST /api/v3/order', { goods_type: 'ROLE', goods_id: 2, promo_code: '', agree_protocol: 1 }];
    expect(
      journeyCalls(rig.site).filter(([call]) => call.startsWith('POST') && /\/order(?:\/role)?$/.test(call)),
    ).to.deep.equal([expected]);

    // The header's link navigates within the site: the member is loaded again without a page load.
    await visit.link('VIP会员').click();
    await visit.page.getByText(/^会员有效期至 \d{4}-\d\d-\d\d$/).waitFor();
    await visit.page.getByRole('link', { name: '续费 月度会员' }).waitFor();
    visit.expectQuiet();
  });

  // From here on the site uses the same calls with both generations (test/contract/adapters-by-generation.ts).
  if (generation === 1) return;

  it(`have a white page down to the footer, without a gap ${BREADTH}`, async () => {
    const visit = await rig.visit('/vip', { signedInAs: SEEDED.vip });
    await visit.reads('会员有效期至 2099-12-31');
    const look = await visit.page.evaluate(() => ({
      ground: getComputedStyle(document.querySelector('main') ?? document.body).backgroundColor,
      margin: getComputedStyle(document.querySelector('footer') ?? document.body).marginTop,
    }));
    expect(look).to.deep.equal({ ground: 'rgb(255, 255, 255)', margin: '0px' });
    visit.expectQuiet();
  });
});

import { expect } from 'chai';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { onBothGenerations } from '../../support/browser/both-generations.js';
import { callsOf } from '../../support/browser/journey-calls.js';
import type { Visit } from '../../support/browser/visit.js';

const row = (visit: Visit, text: string) => visit.page.locator('.order-row').filter({ hasText: text });

onBothGenerations('The orders of a member', 1, (rig, generation) => {
  it('are listed as the server returns them, each with its next step', async () => {
    const visit = await rig.visit('/member/orders', { signedInAs: SEEDED.ordinary });
    await visit.sees('所有订单');
    const maths = row(visit, '1011000057');
    await maths.getByText('已支付', { exact: true }).waitFor();
    // The first generation has no refunds, the second lists no unpaid orders.
    expect(await maths.getByText('已退款 ￥19.50').count()).to.equal(generation - 1);
    expect(await row(visit, '未支付').count()).to.equal(2 - generation);
    await maths.getByRole('link', { name: '去学习' }).click();
    await visit.arrivesAt('/courses/detail/2');
    await visit.page.goBack();
    await maths.waitFor();
    visit.expectQuiet();
  });

  // From here on the site uses the same calls with both generations (test/contract/adapters-by-generation.ts).
  if (generation === 2) return;

  it('have their page in the address, and offer the last page past the end', async () => {
    const [first] = rig.controls.orders.all$.value.all;
    if (first === undefined) throw new Error('No order is seeded');
    rig.controls.orders.put(
      Array.from({ length: 12 }, (_, index) => ({
        ...first,
        order: { ...first.order, id: index + 1, orderNo: String(1000 + index), createdAt: index * 1000 },
      })),
    );
    const visit = await rig.visit('/member/orders', { signedInAs: SEEDED.ordinary });
    await visit.page.locator('.orders__total').getByText('共 12 笔订单').waitFor();
    await row(visit, '1011').waitFor();
    await visit.link('下一页').click();
    await visit.arrivesAt('/member/orders?page=2');
    await row(visit, '1000').waitFor();
    expect(await visit.page.locator('.order-row').count()).to.equal(2);
    await visit.page.reload();
    await row(visit, '1000').waitFor();
    await visit.page.goBack();
    await row(visit, '1011').waitFor();
    await visit.goTo('/member/orders?page=7');
    await visit.link('去最后一页').click();
    await visit.arrivesAt('/member/orders?page=2');
    await row(visit, '1000').waitFor();
    visit.expectQuiet();
  });

  it('have a number that can be copied', async () => {
    const visit = await rig.visit('/member/orders', { signedInAs: SEEDED.ordinary });
    await visit.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit.button('复制订单号 1011000057').click();
    await visit.reads('订单号已复制');
    expect(await visit.page.evaluate(() => navigator.clipboard.readText())).to.equal('1011000057');
    visit.expectQuiet();
  });

  it('show a hint when the member has none, and are requested once', async () => {
    const visit = await rig.visit('/member/orders', { signedInAs: SEEDED.vip });
    await visit.reads('还没有订单，去挑一门喜欢的课程吧');
    expect(callsOf(rig.site).filter((call) => call.includes('/member/orders'))).to.have.length(1);
    visit.expectQuiet();
  });

  it('lead from an unpaid order to its payment page, which reports that the time is over', async () => {
    const visit = await rig.visit('/member/orders', { signedInAs: SEEDED.ordinary });
    await row(visit, '1012000031').getByRole('link', { name: '继续支付' }).click();
    await visit.arrivesAt('/order/pay?orderId=1012000031');
    await visit.reads('支付已超时');
    await visit.button('重新下单').click();
    await visit.arrivesAt('/order?goods_type=role&goods_id=1');
    await visit.button('提交订单').waitFor();
    visit.expectQuiet();
  });
});

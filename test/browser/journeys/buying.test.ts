import { expect } from 'chai';

import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { onBothGenerations } from '../../support/browser/both-generations.js';
import { journeyCalls, requestCount } from '../../support/browser/journey-calls.js';
import { type BrowserRig, browserRig } from '../../support/browser/rig.js';
import type { Visit } from '../../support/browser/visit.js';

/** Seeded: course 19 is for sale at ￥299, course 2 is bought already. */
const COURSE_PAGE = '/courses/detail/19';
const COURSE_NAME = 'Python 数据分析实战';
const COURSE = '/order?goods_type=course&goods_id=19';
const BOUGHT = '/order?goods_type=course&goods_id=2';
/** Seeded: an order of another member. */
const FOREIGN_ORDER = '1051000071';

const MEMBER = { signedInAs: SEEDED.ordinary };
const PAY_PAGE = /\/order\/pay\?orderId=\d+$/;
const SUCCESS_PAGE = /\/order\/success\?orderId=\d+/;
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

/** The requests that created an order. */
const orderRequests = (rig: BrowserRig) =>
  journeyCalls(rig.site).filter(([call]) => call === 'POST /api/v2/order/course' || call === 'POST /api/v3/order');

const agree = (visit: Visit) => visit.page.getByRole('checkbox').check();
const choose = (visit: Visit, method: string) => visit.page.getByRole('radio', { name: method }).check();
const code = (visit: Visit) => visit.page.getByRole('textbox', { name: '优惠码' });
const qr = (visit: Visit) => visit.page.getByRole('img', { name: '支付二维码' });

async function submit(visit: Visit): Promise<void> {
  await visit.button('提交订单').click();
}

/** Presses 提交订单 and waits for the payment page. */
async function submitted(visit: Visit): Promise<void> {
  await submit(visit);
  await visit.page.waitForURL(PAY_PAGE);
}

/** Marks the order as paid on the server; the page notices by itself. */
async function paid(rig: BrowserRig, visit: Visit): Promise<void> {
  rig.controls.orders.complete();
  await visit.page.waitForURL(SUCCESS_PAGE);
  await visit.sees('支付成功');
}

/** All URLs in the history of the tab. */
async function history(visit: Visit): Promise<readonly string[]> {
  const devtools = await visit.page.context().newCDPSession(visit.page);
  const { entries } = await devtools.send('Page.getNavigationHistory');
  return entries.map(({ url }) => url);
}

describe('Buying a course, generation 1', () => {
  const rig = browserRig({ generation: 1 });

  it('works by WeChat from the course page to the first lesson; a reload keeps the same QR code', async () => {
    const visit = await rig.visit(COURSE_PAGE, MEMBER);
    await visit.link('购买课程 ￥299').click();
    await visit.arrivesAt(COURSE);
    await choose(visit, '微信扫码支付');
    await submitted(visit);
    await qr(visit).waitFor();
    await visit.reads('请使用微信扫码支付');
    const drawn = await qr(visit).innerHTML();
    expect(`${visit.address} ${await visit.page.title()}`).not.to.contain('weixin');

    await visit.page.reload();
    await qr(visit).waitFor();
    expect(await qr(visit).innerHTML()).to.equal(drawn);
    expect(requestCount(rig.site, '/api/v2/order/pay/wechatScan')).to.equal(1);

    await visit.button('我已完成支付').click();
    await visit.reads('暂未收到支付结果，请稍候');
    await paid(rig, visit);
    await visit.reads(COURSE_NAME);
    await visit.reads('￥299');
    await visit.link('去学习').click();
    await visit.arrivesAt(COURSE_PAGE);
    await visit.link('开始学习').waitFor();
    expect(orderRequests(rig)).to.deep.equal([['POST /api/v2/order/course', { course_id: 19, promo_code: '' }]]);
    visit.expectQuiet();
  });

  it('works by manual transfer: the text of the operator is visible, after a reload, too', async () => {
    const visit = await rig.visit(COURSE, MEMBER);
    await choose(visit, '手动打款');
    await submitted(visit);
    await visit.reads('知行学堂');
    await visit.page.reload();
    await visit.page.locator('.rich-text b').getByText('知行学堂', { exact: true }).waitFor();
    await paid(rig, visit);
    visit.expectQuiet();
  });

  it('works by Alipay, there and back, and leaves no token in the history', async () => {
    const visit = await rig.visit(COURSE, MEMBER);
    await choose(visit, '支付宝');
    await submit(visit);
    await visit.page.waitForURL(/\/order\/success\?.*out_trade_no=\d+/);
    expect(visit.address).to.contain('total_amount=299.00');
    await visit.sees('支付结果');
    await visit.reads('正在确认支付结果');
    rig.controls.orders.complete();
    await visit.sees('支付成功');
    await visit.reads(COURSE_NAME);
    expect((await history(visit)).join(' ')).not.to.contain('token');
    expect(visit.requests.filter((request) => request.includes('token='))).to.have.length(1);
    visit.expectQuiet();
  });

  it('needs no payment page when a promo code covers the whole price', async () => {
    const visit = await rig.visit(COURSE, MEMBER);
    await code(visit).fill('ALLFREE');
    await visit.button('使用').click();
    await visit.page.locator('.order-sum__due').getByText('￥0', { exact: true }).waitFor();
    await submit(visit);
    await visit.page.waitForURL(SUCCESS_PAGE);
    await visit.sees('支付成功');
    await visit.page.locator('.order-success__amount').getByText('￥0', { exact: true }).waitFor();
    expect(orderRequests(rig)).to.deep.equal([['POST /api/v2/order/course', { course_id: 19, promo_code: 'ALLFREE' }]]);
    visit.expectQuiet();
  });

  it('sends no order with an invalid promo code, and sends one once the code is valid', async () => {
    const visit = await rig.visit(COURSE, MEMBER);
    await code(visit).fill('NOPE');
    await visit.button('使用').click();
    await visit.reads('优惠码不可用：优惠码不存在');
    await code(visit).fill('LASTYEAR');
    await submit(visit);
    await visit.reads('优惠码不可用：已过期');
    expect(orderRequests(rig)).to.deep.equal([]);
    await code(visit).fill('开学 5%折');
    await choose(visit, '微信扫码支付');
    await submitted(visit);
    await visit.reads('￥294');
    expect(orderRequests(rig)).to.deep.equal([
      ['POST /api/v2/order/course', { course_id: 19, promo_code: '开学 5%折' }],
    ]);
    visit.expectQuiet();
  });

  it('is impossible when the site has no payment method', async () => {
    const visit = await rig.visit(COURSE, { ...MEMBER, settings: { payWays: [] } });
    await visit.reads('商家暂未开通支付');
    await submit(visit);
    await visit.page.getByRole('alert').getByText('商家暂未开通支付').waitFor();
    expect(orderRequests(rig)).to.deep.equal([]);
    visit.expectQuiet();
  });

  it('makes no other order on Back and Forward: the order page offers the unpaid order', async () => {
    const visit = await rig.visit(COURSE, MEMBER);
    await choose(visit, '微信扫码支付');
    await submitted(visit);
    await qr(visit).waitFor();
    const { address } = visit;
    await visit.page.goBack();
    await visit.reads('您有一笔未支付的订单，金额 ￥299');
    expect(await visit.button('提交订单').count()).to.equal(0);
    await visit.page.goForward();
    await qr(visit).waitFor();
    await visit.page.goBack();
    await visit.button('继续支付').click();
    await visit.arrivesAt(address);
    await qr(visit).waitFor();
    expect(orderRequests(rig)).to.have.length(1);
    expect(requestCount(rig.site, '/api/v2/order/pay/wechatScan')).to.equal(1);
    visit.expectQuiet();
  });

  it('makes one order when the member orders in two tabs', async () => {
    const first = await rig.visit(COURSE, MEMBER);
    await first.button('提交订单').waitFor();
    const second = await first.anotherTab(COURSE);
    await choose(second, '微信扫码支付');
    await submitted(second);
    await submit(first);
    await first.reads('您有一笔未支付的订单，金额 ￥299');
    expect(orderRequests(rig)).to.have.length(1);
    await paid(rig, second);
    first.expectQuiet();
    second.expectQuiet();
  });

  it('makes one order when the answer to the first request is lost', async () => {
    rig.controls.fail('makeOrder', FAULTS.cut, 1);
    const visit = await rig.visit(COURSE, MEMBER);
    await submit(visit);
    await visit.reads('您有一笔未支付的订单，商品金额 ￥299（使用优惠码的订单，应付金额以下单时为准）');
    await visit.button('继续支付').click();
    await visit.page.waitForURL(PAY_PAGE);
    await visit.page.getByRole('button', { name: '微信扫码支付' }).click();
    await qr(visit).waitFor();
    await paid(rig, visit);
    expect(orderRequests(rig)).to.have.length(1);
    visit.expectQuiet(/Failed to load resource|ERR_/);
  });

  it('reports that the server has cancelled the order or let it time out, and makes a new order', async () => {
    const visit = await rig.visit(COURSE, MEMBER);
    await choose(visit, '微信扫码支付');
    await submitted(visit);
    await qr(visit).waitFor();
    rig.controls.orders.cancel();
    await visit.reads('订单已取消');
    await visit.button('重新下单').click();
    await visit.arrivesAt(COURSE);
    await choose(visit, '微信扫码支付');
    await submitted(visit);
    await qr(visit).waitFor();
    rig.controls.orders.expire();
    await visit.reads('订单已取消');
    expect(orderRequests(rig)).to.have.length(2);
    visit.expectQuiet();
  });

  it('reports that the payment code is invalid after WeChat has refused it, and to order again', async () => {
    const visit = await rig.visit(COURSE, { ...MEMBER, settings: { payGatewayBroken: true } });
    await choose(visit, '微信扫码支付');
    await submitted(visit);
    await visit.reads('支付码已失效，请重新下单');
    visit.expectQuiet();
  });
});

describe('Buying a course, generation 2', () => {
  const rig = browserRig({ generation: 2 });

  it('works by the QR code of the payment page after the agreement is ticked; a reload keeps the code', async () => {
    const visit = await rig.visit(COURSE, MEMBER);
    await submit(visit);
    await visit.reads('请先阅读并同意《付费内容购买协议》');
    expect(orderRequests(rig)).to.deep.equal([]);
    await agree(visit);
    await code(visit).fill('STUDY20');
    await submitted(visit);
    await visit.reads('请使用微信或支付宝扫码');
    await visit.reads('￥279');
    const drawn = await qr(visit).innerHTML();
    await visit.page.reload();
    await qr(visit).waitFor();
    expect(await qr(visit).innerHTML()).to.equal(drawn);
    expect([await visit.page.title(), ...(await history(visit))].join(' ')).not.to.contain('sign=');
    expect(await visit.page.getByRole('link', { name: '打开支付页面' }).count()).to.equal(0);
    await paid(rig, visit);
    await visit.reads(COURSE_NAME);
    await visit.reads('￥279');
    expect(orderRequests(rig)).to.deep.equal([
      ['POST /api/v3/order', { goods_type: 'COURSE', goods_id: 19, promo_code: 'STUDY20', agree_protocol: 1 }],
    ]);
    visit.expectQuiet();
  });

  it("keeps the code and the time left after a reload when the device's clock was set forward by two hours", async () => {
    const visit = await rig.visit(COURSE, MEMBER);
    await agree(visit);
    await submitted(visit);
    await qr(visit).waitFor();
    await visit.page.clock.setSystemTime(Date.now() + 2 * 3_600_000);
    await visit.page.reload();
    await visit.page.getByText(/^请在 (?:29|30):\d\d 内完成支付$/).waitFor();
    await paid(rig, visit);
    visit.expectQuiet();
  });

  it('works on a phone by a button that opens the payment page of the QR code', async () => {
    const visit = await rig.visit(COURSE, { ...MEMBER, width: 360, touch: true, userAgent: PHONE });
    await agree(visit);
    await submitted(visit);
    const href = await visit.link('打开支付页面').getAttribute('href');
    expect(href).to.match(/\/payment\/index\?sign=order-/);
    visit.expectQuiet();
  });

  it('needs no payment page when a promo code covers the whole price', async () => {
    const visit = await rig.visit(COURSE, MEMBER);
    await agree(visit);
    await code(visit).fill('ALLFREE');
    await submit(visit);
    await visit.page.waitForURL(SUCCESS_PAGE);
    await visit.sees('支付成功');
    visit.expectQuiet();
  });

  it('reports in another tab, which has no payment code, that the member must order again', async () => {
    const visit = await rig.visit(COURSE, MEMBER);
    await agree(visit);
    await submitted(visit);
    await qr(visit).waitFor();
    const other = await visit.anotherTab(visit.address);
    await other.reads('支付信息已失效，请重新下单');
    other.expectQuiet();
    visit.expectQuiet();
  });
});

onBothGenerations('Protection of orders', 1, (rig, generation) => {
  it('ignores a price in the address, and refuses unknown types and orders of another member', async () => {
    const visit = await rig.visit(`${COURSE}&goods_charge=1&goods_name=%E5%81%87`, MEMBER);
    await visit.page.locator('.order-sum__due').getByText('￥299', { exact: true }).waitFor();
    await visit.goTo('/order?goods_type=book&goods_id=19');
    await visit.reads('暂不支持购买该商品');
    await visit.goTo('/order?goods_type=course&goods_id=999');
    await visit.reads('内容不存在或已下架');
    await visit.goTo(`/order/pay?orderId=${FOREIGN_ORDER}`);
    await visit.reads('内容不存在或已下架');
    await visit.goTo(`/order/success?orderId=${FOREIGN_ORDER}`);
    await visit.reads('内容不存在或已下架');
    await visit.goTo('/order/pay?orderId=%3Cscript%3E');
    await visit.reads('没有正在支付的订单');
    expect(orderRequests(rig)).to.deep.equal([]);
    visit.expectQuiet();
  });

  it('asks the member to confirm when the price has changed in the meantime', async () => {
    const visit = await rig.visit(COURSE, MEMBER);
    await visit.button('提交订单').waitFor();
    const { catalogue } = rig.controls.pages;
    const dearer = catalogue.courses.map((course) => (course.id === 19 ? { ...course, charge: 399 } : course));
    catalogue.change({ courses: dearer });
    if (generation === 2) await agree(visit);
    await submit(visit);
    await visit.page.getByRole('alert').getByText('价格已由 ￥299 变为 ￥399，请确认后重新提交').waitFor();
    expect(orderRequests(rig)).to.deep.equal([]);
    if (generation === 1) await choose(visit, '微信扫码支付');
    await submitted(visit);
    await visit.reads('￥399');
    visit.expectQuiet();
  });

  it('makes one order when two tabs send it at the same moment', async () => {
    const first = await rig.visit(COURSE, MEMBER);
    const second = await first.anotherTab(COURSE);
    const tabs = [first, second];
    for (const tab of tabs) await (generation === 2 ? agree(tab) : choose(tab, '微信扫码支付'));
    // Without the lock between tabs, this delay would let both tabs look for orders before either sends one.
    rig.controls.delay(200);
    await Promise.all(tabs.map(submit));
    const paying = await Promise.any(
      tabs.map(async (tab) => {
        await tab.page.waitForURL(PAY_PAGE);
        return tab;
      }),
    );
    const other = paying === first ? second : first;
    await qr(paying).waitFor();
    await other.button('重新下单').waitFor();
    // A server of the second generation gives the payment page only to the tab that made the order.
    expect(await other.button('继续支付').count()).to.equal(2 - generation);
    expect(orderRequests(rig)).to.have.length(1);
    first.expectQuiet();
    second.expectQuiet();
  });

  // What follows depends on the generation in its calls at most, which the contracts show for both (test/contract).
  if (generation === 2) return;

  it('does not sell a course that the member owns', async () => {
    const visit = await rig.visit(BOUGHT, MEMBER);
    await visit.reads('您已购买该课程，可直接学习');
    await visit.link('去学习').click();
    await visit.arrivesAt('/courses/detail/2');
    visit.expectQuiet();
  });

  it('makes one order of a double press, and another attempt after a 429', async () => {
    rig.controls.fail('makeOrder', FAULTS.tooOften, 1);
    const visit = await rig.visit(COURSE, MEMBER);
    await choose(visit, '微信扫码支付');
    await submit(visit);
    await visit.page.getByRole('alert').getByText('操作太频繁，请稍后再试').waitFor();
    await visit.button('提交订单').dblclick();
    await visit.page.waitForURL(PAY_PAGE);
    await qr(visit).waitFor();
    expect(rig.controls.orders.all$.value.all.filter(({ order }) => order.goods[0]?.id === 19)).to.have.length(1);
    visit.expectQuiet();
  });

  it('reports when the time to pay is over', async () => {
    const visit = await rig.visit(COURSE, { ...MEMBER, prepare: (page) => page.clock.install() });
    await choose(visit, '微信扫码支付');
    await submitted(visit);
    await qr(visit).waitFor();
    await visit.page.clock.fastForward('01:00:00');
    await visit.reads('支付已超时');
    await visit.button('重新下单').waitFor();
    visit.expectQuiet();
  });
});

import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { BREADTH } from '../../support/breadth.js';
import { onBothGenerations } from '../../support/browser/both-generations.js';
import { journeyCalls, requestCount } from '../../support/browser/journey-calls.js';
import { type BrowserRig, browserRig } from '../../support/browser/rig.js';
import type { Visit } from '../../support/browser/visit.js';
import { restore } from '../../support/browser/bring-back.js';
import { PHONE_AGENT } from '../../support/site.js';

/** Seeded: course 19 is for sale at ￥299, course 2 is bought already. */
const COURSE_PAGE = '/courses/detail/19';
const COURSE_NAME = 'Python 数据分析实战';
const COURSE = '/order?goods_type=course&goods_id=19';

const MEMBER = { signedInAs: SEEDED.ordinary };
const PAY_PAGE = /\/order\/pay\?orderId=\d+$/;
const SUCCESS_PAGE = /\/order\/success\?orderId=\d+/;

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
});

describe('Paying on a phone, generation 1', () => {
  const rig = browserRig({ generation: 1 });
  const A_PHONE = { ...MEMBER, userAgent: PHONE_AGENT };
  const UNPAID = '还没有查到付款。如果支付没有成功，可以换个支付方式';

  it(`says what is true after Back from a failed Alipay, and after the phone has thrown the tab away ${BREADTH}`, async () => {
    rig.controls.setUp({ payGatewayBroken: true });
    const visit = await rig.visit(COURSE, A_PHONE);
    await choose(visit, '支付宝');
    await submit(visit);
    await visit.page.waitForURL(/\/order\/pay\/redirect\?/);
    // The server's answer is JSON in the window; the order counts as being paid already.
    await visit.page.goBack();
    await visit.page.waitForURL(PAY_PAGE);
    await visit.reads(UNPAID);
    await visit.page.reload();
    await visit.reads(UNPAID);
    rig.controls.setUp({ payGatewayBroken: false });
    await visit.button('换个支付方式').click();
    await visit.arrivesAt(COURSE);
    await visit.page.getByRole('radio', { name: '手动打款' }).check();
    await submitted(visit);
    await visit.reads('转账说明');
    expect(orderRequests(rig)).to.have.length(2);
    await paid(rig, visit);
    visit.expectQuiet();
  });

  it('shows the whole code, which another phone scans, in a small window', async () => {
    const visit = await rig.visit(COURSE, { ...MEMBER, touch: true, width: 360, height: 640 });
    await choose(visit, '微信扫码支付');
    await submitted(visit);
    await visit.button('换个支付方式').waitFor();
    const { y, height } = (await qr(visit).boundingBox()) ?? expect.fail('no code');
    expect(y + height).to.be.lessThan(640);
    visit.expectQuiet();
  });

  it('leads to the success page when Back restores the page of an order that is paid', async () => {
    // The payment opens an app, and the browser stays on the page: a real one would have cached it.
    const prepare = (page: Page) =>
      page.route('**/api/v2/order/pay/redirect?*', (route) => route.fulfill({ status: 204 }));
    const visit = await rig.visit(COURSE, { ...A_PHONE, prepare });
    await choose(visit, '支付宝');
    await submitted(visit);
    await visit.reads('请在支付宝完成支付');
    rig.controls.orders.complete();
    await restore(visit.page);
    await visit.page.waitForURL(SUCCESS_PAGE);
    await visit.sees('支付成功');
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
    expect(await visit.page.getByRole('button', { name: '去支付' }).count()).to.equal(0);
    await paid(rig, visit);
    await visit.reads(COURSE_NAME);
    await visit.reads('￥279');
    expect(orderRequests(rig)).to.deep.equal([
      ['POST /api/v3/order', { goods_type: 'COURSE', goods_id: 19, promo_code: 'STUDY20', agree_protocol: 1 }],
    ]);
    visit.expectQuiet();
  });
});

describe('Paying on a phone, generation 2', () => {
  const rig = browserRig({ generation: 2 });

  it(`puts nothing over the way to pay on a phone held sideways that is back from the payment page ${BREADTH}`, async () => {
    const visit = await rig.visit(COURSE, { ...MEMBER, userAgent: PHONE_AGENT, touch: true, width: 844, height: 390 });
    await agree(visit);
    await submitted(visit);
    await visit.button('去支付').click();
    await visit.page.waitForURL(/\/payment\/index\?/);
    await visit.page.goBack();
    const parts = ['去支付', '换个支付方式', '我已完成支付'].map((name) => visit.button(name));
    await parts[1]?.waitFor();
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const tops = boxes.map((box) => box?.y ?? expect.fail('no button'));
    const ends = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0));
    expect(tops[1], 'another method').to.be.at.least(ends[0] ?? Infinity);
    expect(tops[2], 'paid').to.be.at.least(ends[1] ?? Infinity);
    visit.expectQuiet();
  });
});

onBothGenerations('Protection of orders', 1, (rig, generation) => {
  it('makes one order when two tabs send it at the same moment', async () => {
    // The second server as on plain http, where the browser has no Web Locks.
    const prepare = (page: Page) =>
      page.context().addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    const first = await rig.visit(COURSE, { ...MEMBER, ...(generation === 2 && { prepare }) });
    const second = await first.anotherTab(COURSE);
    expect(await second.page.evaluate(() => 'locks' in navigator)).to.equal(generation === 1);
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
});

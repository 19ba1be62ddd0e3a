import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import type { OrderStatus, OrderTerms, Payment } from '../../../../src/domain/orders/order.js';
import { OrderPayPage } from '../../../../src/ui/orders/paying/order-pay-page.js';
import type { WaitingOrder } from '../../../../src/domain/orders/waiting-orders.js';
import { aMethod, anOrder } from '../../../support/orders.js';
import { aMediaQuery } from '../../support/a-media-query.js';
import { openPage } from '../../support/open-page.js';
import type { WorldOptions } from '../../support/site-world.js';

const NOW = Date.UTC(2026, 10, 20);
const HOUR_MS = 3_600_000;
const PAY_URL = 'https://pay.example/index?sign=order-SECRET';
const TOUCH_ONLY = '(hover: none) and (pointer: coarse)';
const METHODS = [aMethod('wechat', { title: '微信扫码支付' }), aMethod('hand', { title: '手动打款' })];
const TERMS = { agreement: undefined, methods: METHODS, payWithinMs: HOUR_MS };

async function open(at = '/order/pay?orderId=71', options: WorldOptions = {}) {
  const page = await openPage('orderPay', OrderPayPage, { at, now: NOW, ...options });
  const { world } = page;
  return {
    ...page,
    ordering: world.ordering,
    /** Answers all requests about the order that the address names. */
    opens: (
      status: OrderStatus,
      listed = anOrder({ orderNo: '71', isPayable: true, createdAt: NOW }),
      terms: OrderTerms = TERMS,
    ) => {
      world.ordering.statuses.answer(status);
      world.ordering.allTerms.answer(terms);
      world.orders.pages.answer({ items: [listed], total: 1 });
    },
    pass: world.pass.bind(world),
  };
}

/** The stored data after the order was made in this tab. */
function storedOrder(payment: Payment, endsAt = NOW + HOUR_MS, changes: Partial<WaitingOrder> = {}): WorldOptions {
  const course = { kind: 'course', id: 5, name: '高等数学精讲' };
  const { product = 'product' in changes ? undefined : course, ...others } = changes;
  const order = { orderNo: '71', product, dueYuan: 199, endsAt, ...others };
  const entry = { order, method: 'wechat', isRequested: true, payment, isClosed: false };
  return { stored: { orders: JSON.stringify({ member: 7, orders: [entry], sent: [] }) } };
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const text = (selector: string) => document.querySelector(selector)?.textContent;

describe('The payment page', () => {
  afterEach(() => {
    sinon.restore();
  });

  it('shows the WeChat QR code with the product, the amount and the remaining time', async () => {
    const { pass, world } = await open(
      undefined,
      storedOrder({ kind: 'code', method: 'wechat', text: 'weixin://wxpay/SECRET' }),
    );
    expect(screen.getByRole('img', { name: '支付二维码' }).tagName.toLowerCase()).to.equal('svg');
    expect(screen.getByText('请使用微信扫码支付').parentElement?.getAttribute('role')).to.equal('status');
    // The document title stays whatever the state (docs/spec/start-and-routes.md#routes).
    expect([heading(), document.title]).to.deep.equal(['扫码支付', '支付中 - 示例学堂']);
    expect(screen.queryByRole('button', { name: '换个支付方式' })).to.equal(null);
    expect(text('.payment__name')).to.equal('高等数学精讲');
    expect(text('.payment__due')).to.equal('应付金额 ￥199');
    expect(screen.queryByRole('alert')).to.equal(null);
    expect(text('.order-number__digits')).to.equal('71');
    expect(text('.payment__time')).to.equal('请在 1:00:00 内完成支付');
    pass(1000);
    expect(text('.payment__time')).to.equal('请在 59:59 内完成支付');
    const { path, query } = world.navigator.location$.value;
    expect(path + query + document.title).not.to.contain('SECRET');
  });

  it('shows the price if the amount due is unknown, and asks the member to check it before a transfer', async () => {
    const { opens, ordering } = await open();
    opens('unpaid');
    expect(text('.payment__due')).to.equal('商品金额 ￥199');
    expect(screen.getByText('使用优惠码的订单，应付金额以下单时为准').tagName).to.equal('SPAN');
    expect(screen.queryByText(/应付金额 ￥/)).to.equal(null);
    act(() => screen.getByRole('button', { name: '手动打款' }).click());
    ordering.payments.answer({ kind: 'hand', html: '请转账' });
    expect(text('.payment__due')).to.equal('商品金额 ￥199');
    expect(screen.getByText('转账前，请与下单时显示的金额核对').tagName).to.equal('SPAN');
  });

  it('shows the amount due, and warns if the member had read another amount', async () => {
    const changes = { dueYuan: 9999, expectedYuan: 20 };
    await open(undefined, storedOrder({ kind: 'pay-page', url: PAY_URL }, undefined, changes));
    expect(text('.payment__due')).to.equal('应付金额 ￥9999');
    expect(screen.getByRole('alert').textContent).to.equal('应付金额已由 ￥20 变为 ￥9999，请确认后再支付');
  });

  it('reports that the member has bought the course by another order, and links to the course', async () => {
    const { world, ordering } = await open();
    ordering.statuses.answer('unpaid');
    ordering.allTerms.answer(TERMS);
    const unpaid = anOrder({ id: 45, orderNo: '71', statusText: '未支付', isPayable: true, createdAt: NOW });
    world.orders.pages.answer({ items: [unpaid, anOrder()], total: 2 });
    expect(heading()).to.equal('无需支付');
    expect(screen.getByText('您已购买该课程，可直接学习').tagName).to.equal('P');
    expect(screen.getByRole('link').getAttribute('href')).to.equal('/courses/detail/2');
    expect(screen.getByRole('link').textContent).to.equal('去学习');
    expect(screen.queryByRole('button', { name: '重新下单' })).to.equal(null);
  });

  it('shows the server’s payment page as a QR code; a phone leaves for it in the same tab', async () => {
    const { unmount } = await open(undefined, storedOrder({ kind: 'pay-page', url: PAY_URL }));
    expect(screen.getByText('请使用微信或支付宝扫码').tagName).to.equal('SPAN');
    expect(screen.queryByRole('button', { name: '去支付' })).to.equal(null);
    unmount();
    // On the usual server the payment page has the site's own origin.
    for (const url of [PAY_URL, 'https://site.example/payment/index?sign=a', 'https://site.example/vip?sign=a']) {
      const page = await open(undefined, { ...storedOrder({ kind: 'pay-page', url }), settings: { scene: 'h5' } });
      expect(heading()).to.equal('订单支付');
      // One filled button; the code is below it, for another phone.
      const filled = [...document.querySelectorAll('.payment .btn-primary')].map((button) => button.textContent);
      expect(filled).to.deep.equal(['去支付']);
      const [button, code] = [screen.getByRole('button', { name: '去支付' }), screen.getByText('或用另一部手机扫码')];
      expect(button.compareDocumentPosition(code) & Node.DOCUMENT_POSITION_FOLLOWING).not.to.equal(0);
      await page.user.click(button);
      const back = (page: string) => encodeURIComponent(`https://site.example/order/${page}?orderId=71`);
      const query = `&s_url=${back('success')}&f_url=${back('pay')}`;
      expect(page.world.navigator.journeys).to.deep.equal([`leave ${url}${query}`]);
      page.unmount();
    }
  });

  it('leaves for no address that is not a web address', async () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', '//', '']) {
      const payment: Payment = { kind: 'pay-page', url };
      const page = await open(undefined, { ...storedOrder(payment), settings: { scene: 'h5' } });
      expect(screen.queryByRole('button', { name: '去支付' })).to.equal(null);
      page.unmount();
    }
  });

  for (const [payment, text] of [
    [{ kind: 'left', method: 'alipay' }, '请在支付宝完成支付'],
    [{ kind: 'left', method: 'wechat-jsapi' }, '请在微信完成支付'],
    [{ kind: 'pay-page', url: PAY_URL, hasLeft: true }, '或用另一部手机扫码'],
  ] as const)
    it(`offers another method to a phone that returns without a payment: ${payment.kind}`, async () => {
      const page = await open(undefined, { ...storedOrder(payment), settings: { scene: 'wechat' } });
      if (payment.kind !== 'pay-page') page.opens('paying');
      expect(screen.getByText(text).textContent).to.equal(text);
      expect(screen.getByText('还没有查到付款。如果支付没有成功，可以换个支付方式').tagName).to.equal('P');
      await page.user.click(screen.getByRole('button', { name: '换个支付方式' }));
      const { path, query } = page.world.navigator.location$.value;
      expect(path + query).to.equal('/order?goods_type=course&goods_id=5');
    });

  it('offers another method to a tablet that returns without a payment, and not to a computer', async () => {
    for (const isTablet of [true, false]) {
      sinon.replace(window, 'matchMedia', (query) => aMediaQuery(isTablet && query === TOUCH_ONLY));
      const page = await open(undefined, storedOrder({ kind: 'pay-page', url: PAY_URL, hasLeft: true }));
      expect(screen.queryAllByRole('button', { name: '换个支付方式' })).to.have.length(isTablet ? 1 : 0);
      page.unmount();
      sinon.restore();
    }
  });

  for (const [scene, text] of [
    ['h5', '当前浏览器里暂时无法付款，请在微信中打开本页，或到电脑上付款'],
    ['wechat', '微信里暂时无法付款，请用手机浏览器打开本页，或到电脑上付款'],
  ] as const)
    it(`names the other ways to a phone without a payment method that it can use: ${scene}`, async () => {
      const { opens, user } = await open(undefined, { settings: { scene } });
      opens('unpaid', undefined, { ...TERMS, methods: [] });
      expect(screen.getByRole('heading', { level: 3 }).textContent).to.equal(text);
      await user.click(screen.getByRole('button', { name: '复制链接' }));
      expect(await navigator.clipboard.readText()).to.equal('https://site.example/order/pay?orderId=71');
    });

  it('shows the operator’s instructions for transfers, sanitised, or a sentence if there are none', async () => {
    const html = '<h1>银行</h1><p>账号 <b>6200</b><img src=x onerror="alert(1)"></p>';
    const { unmount } = await open(undefined, storedOrder({ kind: 'hand', method: 'hand', html }));
    expect(screen.getByText('6200').tagName).to.equal('B');
    expect(screen.getByRole('heading', { level: 3 }).textContent).to.equal('转账说明');
    expect(screen.getByRole('heading', { level: 4 }).textContent).to.equal('银行');
    expect(document.querySelector('[onerror]')).to.equal(null);
    unmount();
    await open(undefined, storedOrder({ kind: 'hand', method: 'hand', html: ' ' }));
    expect(screen.getByText('请联系商家完成转账').tagName).to.equal('P');
  });

  it('leads a tablet, which cannot scan its own screen, to another phone or payment method below WeChat’s code', async () => {
    // The server takes it for a computer, and offers it the code.
    sinon.replace(window, 'matchMedia', (query) => aMediaQuery(query === TOUCH_ONLY));
    const { user, world } = await open(undefined, storedOrder({ kind: 'code', method: 'wechat', text: 'weixin://x' }));
    const sentence = screen.getByText('请用另一部手机的微信扫描二维码，或者换个支付方式');
    const another = screen.getByRole('button', { name: '换个支付方式' });
    expect(sentence.compareDocumentPosition(another) & Node.DOCUMENT_POSITION_FOLLOWING).not.to.equal(0);
    await user.click(another);
    const { path, query } = world.navigator.location$.value;
    expect(path + query).to.equal('/order?goods_type=course&goods_id=5');
  });

  it('hides the clock from a transfer, and says at 我已转账 that the merchant confirms it', async () => {
    const { user, ordering } = await open(undefined, storedOrder({ kind: 'hand', method: 'hand', html: 'x' }));
    expect([heading(), text('.payment__time')]).to.deep.equal(['对公转账', undefined]);
    ordering.statuses.answer('paying');
    await user.click(screen.getByRole('button', { name: '我已转账' }));
    ordering.statuses.answer('paying');
    expect(text('.payment__stand')).to.equal('商家确认到账后，订单会变为已支付 查看订单');
    expect(screen.getByRole('link', { name: '查看订单' }).getAttribute('href')).to.equal('/member/orders');
  });

  it('checks the status once at 我已完成支付, and reports that no payment has arrived yet', async () => {
    const { user, ordering } = await open(
      undefined,
      storedOrder({ kind: 'code', method: 'wechat', text: 'weixin://x' }),
    );
    ordering.statuses.answer('paying');
    const before = ordering.statuses.requestCount;
    const button = screen.getByRole('button', { name: '我已完成支付' });
    await user.click(button);
    await user.click(button);
    expect(ordering.statuses.requestCount).to.equal(before + 1);
    expect(button.getAttribute('aria-busy')).to.equal('true');
    ordering.statuses.answer('paying');
    expect(screen.getByText('暂未收到支付结果，请稍候').parentElement?.role).to.equal('status');
  });

  it('links back to the product, or to the orders if the product is unknown', async () => {
    for (const [product, href] of [
      [{ kind: 'course', id: 5, name: '高等数学精讲' }, '/courses/detail/5'],
      [{ kind: 'role', id: 1, name: '年度会员' }, '/vip'],
      [undefined, '/member/orders'],
    ] as const) {
      const { unmount } = await open(
        undefined,
        storedOrder({ kind: 'hand', method: 'hand', html: 'x' }, undefined, { product }),
      );
      expect(screen.getByRole('link', { name: '返回' }).getAttribute('href')).to.equal(href);
      unmount();
    }
  });

  const G2 = { agreement: 'paid-content', payWithinMs: 1_800_000, hidesUnpaid: true, methods: undefined } as const;
  for (const [what, title, sentence, status, terms, options] of [
    [
      'the site has no payment method any more',
      '订单支付',
      '商家暂未开通支付',
      'unpaid',
      { ...TERMS, methods: [] },
      {},
    ],
    [
      'the payment page of an order is missing, generation 2',
      '无法继续支付',
      '支付信息已失效，请重新下单',
      'paying',
      G2,
      {},
    ],
    ['a payment code has expired', '无法继续支付', '支付码已失效，请重新下单', 'paying', TERMS, {}],
    [
      'the member must pay in Alipay',
      '支付宝支付',
      '请在支付宝完成支付',
      'paying',
      TERMS,
      storedOrder({ kind: 'left', method: 'alipay' }),
    ],
  ] as const) {
    it(`reports that ${what}`, async () => {
      const { opens } = await open(undefined, options);
      opens(status, undefined, terms);
      expect(heading()).to.equal(title);
      expect(screen.getByText(sentence).tagName).to.be.oneOf(['P', 'H3']);
      expect(screen.queryByRole('img')).to.equal(null);
    });
  }

  it('reports that an order was cancelled, and offers another order', async () => {
    const { ordering, user, world } = await open(undefined, storedOrder({ kind: 'hand', method: 'hand', html: 'x' }));
    ordering.statuses.answer('cancelled');
    expect([heading(), document.title]).to.deep.equal(['订单已取消', '支付中 - 示例学堂']);
    await user.click(screen.getByRole('button', { name: '重新下单' }));
    const { path, query } = world.navigator.location$.value;
    expect(path + query).to.equal('/order?goods_type=course&goods_id=5');
  });

  it('moves the focus from a button to the main area when the order ends', async () => {
    const { ordering } = await open(undefined, storedOrder({ kind: 'hand', method: 'hand', html: 'x' }));
    screen.getByRole('button', { name: '我已转账' }).focus();
    ordering.statuses.answer('cancelled');
    await waitFor(() => expect(document.activeElement).to.equal(screen.getByRole('main')));
  });

  it('hides the QR code once another tab has ordered again, and leads to the order form', async () => {
    const { user, world } = await open(undefined, storedOrder({ kind: 'code', method: 'wechat', text: 'weixin://x' }));
    expect(document.querySelector('.qr')).not.to.equal(null);
    act(() => world.store.write('openOrders', JSON.stringify({ member: 7, orders: [], replacedNumbers: ['71'] })));
    expect(document.querySelector('.qr')).to.equal(null);
    expect(heading()).to.equal('已重新下单');
    expect(screen.getByText('您已在其他页面重新下单，请勿支付此订单').tagName).to.equal('P');
    await user.click(screen.getByRole('button', { name: '前往下单页面' }));
    const { path, query } = world.navigator.location$.value;
    expect(path + query).to.equal('/order?goods_type=course&goods_id=5');
  });

  it('reports that the time to pay is over after one last check of the status', async () => {
    const options = storedOrder({ kind: 'code', method: 'wechat', text: 'weixin://x' }, NOW + 60_000);
    const { ordering, pass } = await open(undefined, options);
    ordering.statuses.answer('paying');
    pass(60_000);
    // The page requests the status once more: the code is dimmed, and the countdown has ended.
    expect(document.querySelector('.qr--done')).not.to.equal(null);
    expect(text('.payment__time')).to.equal(undefined);
    ordering.statuses.answer('paying');
    expect(heading()).to.equal('支付已超时');
    expect(screen.getByRole('link', { name: '查看订单' }).getAttribute('href')).to.equal('/member/orders');
    expect(screen.getByRole('button', { name: '重新下单' }).tagName).to.equal('BUTTON');
  });

  it('lets the member choose a payment method, also after a refusal, for an order unknown to this tab', async () => {
    const { opens, user, ordering } = await open();
    expect(screen.getByRole('status').textContent).to.equal('加载中…');
    opens('unpaid');
    expect(screen.getByText('请选择支付方式').tagName).to.equal('H3');
    await user.click(screen.getByRole('button', { name: '手动打款' }));
    expect(ordering.requests.at(-1)).to.equal('pay 71 by hand');
    expect(screen.getByText('正在发起支付').parentElement?.getAttribute('role')).to.equal('status');
    expect(document.querySelector('.qr')).to.equal(null);
    ordering.payments.failWith({ kind: 'refused', message: '订单状态错误' });
    opens('unpaid');
    expect(screen.getByRole('alert').textContent).to.equal('订单状态错误');
    expect(screen.queryByText('正在发起支付')).to.equal(null);
  });

  it('shows what went wrong, and reports that the member has no such order', async () => {
    const { ordering, user } = await open();
    ordering.statuses.failWith({ kind: 'offline' });
    await user.click(screen.getByRole('button', { name: '重试' }));
    ordering.statuses.failWith({ kind: 'missing', message: '' });
    expect(screen.getByText('内容不存在或已下架').tagName).to.equal('P');
    expect(screen.getByRole('link').getAttribute('href')).to.equal('/member/orders');
  });

  it('reports that the address names no order, and sends no request', async () => {
    const { ordering } = await open('/order/pay?orderId=x1%27--');
    expect(heading()).to.equal('订单支付');
    expect(screen.getByText('没有正在支付的订单').tagName).to.equal('P');
    expect(ordering.requests).to.deep.equal([]);
  });
});

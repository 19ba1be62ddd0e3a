import { act, screen, within } from '@testing-library/react';
import { expect } from 'chai';

import { TOAST_QUEUE } from '../../../../src/application/site/toast-queue.js';
import type { ListedOrder } from '../../../../src/domain/orders/listed-order.js';
import type { AmountDue } from '../../../../src/domain/orders/waiting-orders.js';
import { MemberOrdersPage } from '../../../../src/ui/orders/list/member-orders-page.js';
import { aMember } from '../../../support/sessions.js';
import { anOrder, orderedCourse, orderedRole } from '../../../support/orders.js';
import { openPage } from '../../support/open-page.js';

async function open(sums: readonly AmountDue[] = [], own: readonly object[] = [], orders: readonly object[] = []) {
  const member = aMember().id;
  const stored = {
    openOrders: JSON.stringify({ member, sums, orders }),
    orders: JSON.stringify({ member, orders: own, sent: [] }),
  };
  const page = await openPage('memberOrders', MemberOrdersPage, { at: '/member/orders', stored });
  return {
    ...page,
    list: (total: number, ...items: readonly ListedOrder[]) => page.world.orders.pages.answer({ items, total }),
  };
}

const rows = () => [...document.querySelectorAll<HTMLElement>('.order-row')];
const row = (index = 0) => within(rows()[index] ?? document.body);
const links = (index = 0) =>
  row(index)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('The orders page', () => {
  it('shows product, number, time, price and status of every order', async () => {
    const { list } = await open();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).to.deep.equal(['', '加载中…']);
    list(1, anOrder());
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).to.include('共 1 笔订单');
    expect(row().getByRole('heading', { level: 3 }).textContent).to.equal('高等数学精讲');
    expect(row().getByText('1011000057').className).to.equal('order-number__digits');
    expect(row().getByText('1 天前').tagName).to.equal('TIME');
    expect(row().getByText('￥199').className).to.equal('order-row__price');
    expect(row().getByText('已支付').className).to.contain('--paid');
    expect(links()).to.deep.equal([
      ['高等数学精讲', '/courses/detail/2'],
      ['收据', '/order/success?orderId=1011000057'],
      ['去学习《高等数学精讲》', '/courses/detail/2'],
    ]);
  });

  it('begins with the orders that only this device knows: a server of generation 2 lists paid ones only', async () => {
    const begun = (orderNo: string) => ({
      ...{ orderNo, dueYuan: 99 },
      product: { kind: 'course', id: 3, name: '商务英语写作' },
    });
    const payment = { kind: 'pay-page', url: 'https://pay.example/?sign=1' };
    const own = ['1', '2'].map((orderNo) => ({ order: begun(orderNo), payment, isClosed: orderNo === '2' }));
    const { list } = await open([], own, ['1', '3', '1011000057'].map(begun));
    list(1, anOrder());
    const lines = [...document.querySelectorAll('.device-order')].map((line) => [
      line.textContent,
      line.querySelector('a')?.getAttribute('href'),
    ]);
    // What an order of another tab is paid with is in that tab: the form offers it.
    const text = '待付款（仅本机可见）商务英语写作￥99继续支付';
    expect(lines).to.deep.equal([
      [text, '/order?goods_type=course&goods_id=3'],
      [text, '/order/pay?orderId=1'],
    ]);
    expect(rows()).to.have.length(1);
    const order = document.querySelector('.device-order')?.compareDocumentPosition(rows()[0] ?? document.body) ?? 0;
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.to.equal(0);
  });

  it('labels the price as such, and shows the sum that was paid or is due where this device knows it', async () => {
    const { list } = await open(['1', '2', '3'].map((orderNo) => ({ orderNo, dueYuan: 79 })));
    const waiting = { statusText: '未支付', isPayable: true };
    list(
      3,
      anOrder({ id: 1, orderNo: '1', priceYuan: 99 }),
      anOrder({ id: 2, orderNo: '2', priceYuan: 99, ...waiting }),
      anOrder({ id: 3, orderNo: '3', priceYuan: 99, statusText: '已取消' }),
    );
    expect([...document.querySelectorAll('.order-row__money')].map(({ textContent }) => textContent)).to.deep.equal([
      '实付金额￥79',
      '应付金额￥79',
      '商品金额￥99',
    ]);
  });

  it('offers 继续支付 if the server still accepts a payment', async () => {
    const { list } = await open();
    list(1, anOrder({ statusText: '未支付', isPayable: true, products: [orderedRole()] }));
    expect(row().getByText('未支付').className).to.contain('--unpaid');
    expect(links()).to.deep.equal([
      ['年度会员', '/vip'],
      ['继续支付《年度会员》', '/order/pay?orderId=1011000057'],
    ]);
  });

  it('links from a membership to the VIP page by its name, and from a cancelled order to a new one', async () => {
    const { list } = await open();
    list(2, anOrder({ products: [orderedRole()] }), anOrder({ id: 1, statusText: '已取消' }));
    expect(links(0)).to.deep.include(['会员中心《年度会员》', '/vip']);
    expect(links(1)).to.deep.equal([
      ['高等数学精讲', '/courses/detail/2'],
      ['重新下单《高等数学精讲》', '/order?goods_type=course&goods_id=2'],
    ]);
    expect(row(1).getByText('已取消').className).to.contain('--cancelled');
  });

  it('shows a refund, with two decimals if the amount is a fraction', async () => {
    const { list } = await open();
    list(2, anOrder({ priceYuan: 10_000 }), anOrder({ id: 9, refunded: 30.5 }));
    expect(row().getByText('￥10,000').className).to.equal('order-row__price');
    expect(row().queryByText(/已退款/)).to.equal(null);
    expect(row(1).getByText('已退款 ￥30.50').className).to.equal('order-row__refund');
  });

  it('shows products that have no page without a link, and reports missing product data', async () => {
    const { list } = await open();
    const book = anOrder({ id: 1, products: [orderedCourse({ type: '直播课程', name: '直播答疑', count: 2 })] });
    const nameless = anOrder({ id: 3, products: [orderedCourse({ type: 'BOOK', name: '' })] });
    const nowhere = anOrder({ id: 4, statusText: '', products: [orderedCourse({ id: 0 })] });
    list(4, book, anOrder({ id: 2, products: [] }), nameless, nowhere);
    expect(row(3).getByText('状态未知').className).to.contain('--unknown');
    expect(links(3)).to.deep.equal([]);
    expect(row(0).getByRole('heading').textContent).to.equal('直播答疑× 2');
    const receipt = [['收据', '/order/success?orderId=1011000057']];
    expect([links(0), links(1), links(2)]).to.deep.equal([receipt, receipt, receipt]);
    expect(row(1).getByRole('heading').textContent).to.equal('商品信息缺失');
    expect(row(2).getByRole('heading').textContent).to.equal('商品信息缺失');
  });

  it('shows the image of a product, or else a drawing of its kind', async () => {
    const { list } = await open();
    const cover = 'https://api.example/5.png';
    const nothing = anOrder({ id: 2, products: [] });
    const role = anOrder({ id: 3, products: [orderedRole()] });
    list(4, anOrder({ products: [orderedCourse({ cover })] }), anOrder({ id: 1 }), nothing, role);
    expect(rows()[0]?.querySelector('img')?.getAttribute('src')).to.equal(cover);
    expect(rows().map((each) => each.querySelector('svg') !== null)).to.deep.equal([false, true, true, true]);
    const drawings = rows().map((each) => each.querySelector('svg')?.innerHTML);
    expect(new Set(drawings)).to.have.length(4);
  });

  it('copies the order number, or selects it if the browser forbids copying', async () => {
    const { list, user, world } = await open();
    list(1, anOrder());
    const reported = () =>
      world
        .resolve(TOAST_QUEUE)
        .toasts$.value.map(({ text }) => text)
        .at(-1);
    const copy = screen.getByRole('button', { name: '复制订单号 1011000057' });
    await user.click(copy);
    expect(await navigator.clipboard.readText()).to.equal('1011000057');
    expect(reported()).to.equal('订单号已复制');

    const refuse = () => Promise.reject(new Error('no'));
    Object.defineProperty(navigator.clipboard, 'writeText', { value: refuse, configurable: true });
    await user.click(copy);
    await act(() => Promise.resolve());
    expect(reported()).to.equal('无法自动复制，已为您选中订单号，请手动复制');
    expect(document.getSelection()?.toString()).to.equal('1011000057');
  });
});

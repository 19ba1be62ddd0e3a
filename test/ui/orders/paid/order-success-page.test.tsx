import { act, screen } from '@testing-library/react';
import { expect } from 'chai';

import { OrderSuccessPage } from '../../../../src/ui/orders/paid/order-success-page.js';
import { anOrder, orderedRole } from '../../../support/orders.js';
import { aMember } from '../../../support/sessions.js';
import { openPage } from '../../support/open-page.js';
import type { WorldOptions } from '../../support/site-world.js';

async function open(at = '/order/success?orderId=71', options: Pick<WorldOptions, 'stored'> = {}) {
  const page = await openPage('order', OrderSuccessPage, { at, ...options });
  const { ordering, orders, members } = page.world;
  return { ...page, ordering, orders, members };
}

const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('The success page of an order', () => {
  it('reports success only after the server has confirmed the payment, with product and price', async () => {
    const { ordering, orders, members } = await open('/order/success?total_amount=9999.00&out_trade_no=71');
    expect([heading(), document.title]).to.deep.equal(['支付结果', '支付结果 - 示例学堂']);
    expect(screen.getByText('正在确认支付结果').getAttribute('role')).to.equal('status');
    expect(ordering.requests).to.deep.equal(['status 71']);
    const before = members.details.requestCount;
    ordering.statuses.answer('paid');
    // The member is loaded again, because the payment may have changed the points and the end of the membership.
    expect(members.details.requestCount).to.equal(before + 1);
    orders.pages.answer({ items: [anOrder({ orderNo: '71', createdAt: Date.UTC(2026, 10, 3, 4, 5) })], total: 1 });
    expect([heading(), document.title]).to.deep.equal(['支付成功', '支付成功 - 示例学堂']);
    expect(document.querySelector('time')?.title).to.equal('2026-11-03 12:05');
    expect(document.querySelector('.order-success__name')?.textContent).to.equal('高等数学精讲');
    // This device does not know the amount paid, so the page calls it the price of the product.
    expect(document.querySelector('.order-success__amount')?.parentElement?.textContent).to.equal('商品金额 ￥199');
    expect(screen.getByText('支付成功', { selector: 'p' }).getAttribute('role')).to.equal('status');
    expect(document.querySelector('.order-number__digits')?.textContent).to.equal('71');
    expect(links()).to.deep.equal([
      ['去学习', '/courses/detail/2'],
      ['查看订单', '/member/orders'],
    ]);
  });

  it('has a receipt for the printer, without what is not known', async () => {
    const { ordering, orders, members } = await open();
    ordering.statuses.answer('paid');
    act(() => members.details.answer(aMember().withId(7)));
    const of = () =>
      [...document.querySelectorAll('.receipt__row')].map(({ children }) =>
        [...children].map(({ textContent }) => textContent),
      );
    orders.pages.answer({
      items: [
        anOrder({ orderNo: '71', createdAt: Date.UTC(2026, 10, 3, 4, 5), paymentText: '', paymentMethod: 'alipay' }),
      ],
      total: 1,
    });
    const rows: unknown = Object.fromEntries(of());
    expect(rows).to.include({
      订单号: '71',
      下单时间: '2026-11-03 12:05',
      商品: '高等数学精讲',
      商品金额: '￥199',
      商品金额大写: '人民币壹佰玖拾玖元整',
      支付方式: '支付宝',
    });
    expect(rows).to.include.keys('会员', '收款网站');
    expect(rows, 'the sum that was paid is not known').not.to.include.keys('实付金额', '金额大写');
  });

  it('has on its receipt the sum that was paid, also in capital characters, where this device knows it', async () => {
    const sums = [{ orderNo: '71', dueYuan: 179.5 }];
    const stored = { openOrders: JSON.stringify({ member: 7, orders: [], sums }) };
    const { ordering, orders } = await open('/order/success?orderId=71', { stored });
    ordering.statuses.answer('paid');
    orders.pages.answer({ items: [anOrder({ orderNo: '71' })], total: 1 });
    const rows = texts('.receipt__row');
    expect(rows).to.include.members(['实付金额￥179.50', '金额大写人民币壹佰柒拾玖元伍角整']);
  });

  it('links from a membership to the courses, and from an unknown product to the study center', async () => {
    const first = await open();
    first.ordering.statuses.answer('paid');
    first.orders.pages.answer({ items: [anOrder({ orderNo: '71', products: [orderedRole()] })], total: 1 });
    expect(links()[0]).to.deep.equal(['去学习', '/courses']);
    first.unmount();
    const second = await open();
    second.ordering.statuses.answer('paid');
    second.orders.pages.failWith({ kind: 'offline' });
    expect(links()[0]).to.deep.equal(['去学习', '/study-center']);
  });

  it('stops waiting after a minute, and checks again at 重新查询', async () => {
    const { ordering, world, user } = await open();
    ordering.statuses.answer('paying');
    world.pass(60_000);
    expect(heading()).to.equal('支付结果');
    expect(screen.getByText('支付结果确认中，可在订单中查看').getAttribute('role')).to.equal('status');
    expect(links()).to.deep.equal([['查看订单', '/member/orders']]);
    const { requestCount: before } = ordering.statuses;
    await user.click(screen.getByRole('button', { name: '重新查询' }));
    expect(ordering.statuses.requestCount).to.equal(before + 1);
    ordering.statuses.answer('paid');
    world.pass(5000);
    expect(heading()).to.equal('支付成功');
  });

  it('reports that an order was cancelled or does not exist', async () => {
    const first = await open();
    first.ordering.statuses.answer('cancelled');
    expect(screen.getByText('订单已取消').tagName).to.equal('P');
    first.unmount();
    const { ordering } = await open();
    ordering.statuses.failWith({ kind: 'missing', message: '' });
    expect(screen.getByText('内容不存在或已下架').tagName).to.equal('P');
    expect(heading()).to.equal('支付结果');
  });

  it('links to the orders if the address names no order', async () => {
    const { ordering } = await open('/order/success');
    expect([heading(), document.title]).to.deep.equal(['支付结果', '支付成功 - 示例学堂']);
    expect(links()).to.deep.equal([['查看我的订单', '/member/orders']]);
    expect(ordering.requests).to.deep.equal([]);
  });
});

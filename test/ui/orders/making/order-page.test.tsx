import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'chai';

import type { CourseDetail } from '../../../../src/domain/courses/course.js';
import type { ListedOrder } from '../../../../src/domain/orders/listed-order.js';
import type { OrderTerms } from '../../../../src/domain/orders/order.js';
import type { Site } from '../../../../src/domain/site/current-site.js';
import { OrderPage } from '../../../../src/ui/orders/making/order-page.js';
import { aCourse } from '../../../support/courses.js';
import { aMethod, anOrder, orderedCourse } from '../../../support/orders.js';
import { aSite } from '../../../support/site.js';
import { translate } from '../../support/machine-translation.js';
import { openPage } from '../../support/open-page.js';
import type { WorldOptions } from '../../support/site-world.js';

const WECHAT = aMethod('wechat', { title: '微信扫码支付', icon: 'https://api.example/wechat.png' });
const HAND = aMethod('hand', { title: '手动打款' });
const GENERATION_1: OrderTerms = { agreement: undefined, methods: [WECHAT, HAND], payWithinMs: 3_600_000 };
const GENERATION_2: OrderTerms = {
  agreement: 'paid-content',
  methods: undefined,
  payWithinMs: 1_800_000,
  hidesUnpaid: true,
};
const COVER = 'https://api.example/5.png';
const PROTOCOL = 'https://api.example/paid';

interface Options {
  readonly at?: string;
  readonly course?: CourseDetail;
  readonly terms?: OrderTerms;
  readonly orders?: readonly ListedOrder[];
  readonly stored?: WorldOptions['stored'];
  readonly site?: Site;
}

async function open({
  at = '/order?goods_type=course&goods_id=5',
  course,
  terms,
  orders = [],
  stored = {},
  site = aSite().withPaidContentProtocol(PROTOCOL),
}: Options = {}) {
  const page = await openPage('order', OrderPage, { at, site, stored });
  const { courses, orders: list, ordering } = page.world;
  if (course || terms) {
    courses.details.answer(course ?? aCourse().build());
    ordering.allTerms.answer(terms ?? GENERATION_1);
    list.pages.answer({ items: orders, total: orders.length });
  }
  return {
    ...page,
    courses,
    list,
    ordering,
    /** Answers the requests that check product and orders before an order is sent. */
    lookUp: (found: readonly ListedOrder[] = [], now = course ?? aCourse().build()) => {
      courses.details.answer(now);
      list.pages.answer({ items: found, total: found.length });
    },
  };
}

const submit = () => screen.getByRole('button', { name: '提交订单' });
const sums = () => [...document.querySelectorAll('.order-sum__row')].map(({ textContent }) => textContent);
const announcedDiscount = () => document.querySelector('.order-part.field [role=status]')?.textContent;
const due = () => document.querySelector('.order-sum__due')?.textContent;
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '优惠码' });
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('The order form', () => {
  it('shows the product as the server describes it, and nothing that the address claims', async () => {
    const at = '/order?goods_type=vod&goods_id=5&goods_charge=1&goods_name=x';
    const course = aCourse().build();
    await open({ at, course: { ...course, course: { ...course.course, cover: COVER } } });
    expect(screen.getByRole('heading', { level: 2 }).textContent).to.equal('课程');
    expect(document.querySelector('.product-card__kind')?.textContent).to.equal('课程');
    expect(document.querySelector('.product-card__cover img')?.getAttribute('src')).to.equal(COVER);
    expect(document.querySelector('.product-card__price')?.textContent).to.equal('￥99');
    expect(due()).to.equal('￥99');
  });

  it('shows a loading status, then the payment methods with the first one chosen', async () => {
    const { courses, ordering, list, user } = await open();
    expect(screen.getByRole('status').textContent).to.equal('加载中…');
    courses.details.answer(aCourse().build());
    ordering.allTerms.answer(GENERATION_1);
    list.pages.answer({ items: [], total: 0 });
    const methods = within(screen.getByRole('group', { name: '支付方式' }));
    expect(methods.getByRole<HTMLInputElement>('radio', { name: '微信扫码支付' }).checked).to.equal(true);
    expect(methods.getAllByRole('radio')).to.have.length(2);
    expect(document.querySelectorAll('.payment-method-label__icon')).to.have.length(1);
    await user.click(methods.getByText('手动打款'));
    expect(methods.getByRole<HTMLInputElement>('radio', { name: '手动打款' }).checked).to.equal(true);
  });

  it('reports that the site has no payment method, and sends no order', async () => {
    const { user, ordering } = await open({ terms: { ...GENERATION_1, methods: [] } });
    expect(screen.getByText('商家暂未开通支付').className).to.contain('order-warning');
    await user.click(submit());
    expect(alerts()).to.deep.equal(['商家暂未开通支付']);
    expect(ordering.requests).to.deep.equal(['terms of course']);
  });

  it('requires the agreement, shows an error while it is unticked, and never ticks it by itself', async () => {
    const { user, ordering, lookUp } = await open({ terms: GENERATION_2 });
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    expect(box.checked).to.equal(false);
    expect(screen.queryByRole('group')).to.equal(null);
    const text = screen.getByRole('link', { name: '《付费内容购买协议》' });
    expect([text.getAttribute('href'), text.getAttribute('target')]).to.deep.equal([PROTOCOL, '_blank']);
    await user.click(submit());
    expect(screen.getByText('请先阅读并同意《付费内容购买协议》').className).to.equal('field__fault');
    expect(document.activeElement).to.equal(box);
    const fault = document.getElementById(box.getAttribute('aria-describedby') ?? '');
    expect([box.getAttribute('aria-invalid'), fault?.textContent]).to.deep.equal([
      'true',
      '请先阅读并同意《付费内容购买协议》',
    ]);
    await user.click(box);
    expect(screen.queryByText(/^请先/)).to.equal(null);
    await user.click(submit());
    lookUp();
    expect(ordering.sent).to.deep.equal([{ product: { kind: 'course', id: 5 }, promoCode: '', hasAgreed: true }]);
  });

  it('unfolds the notice for buyers in the form of a course, so that nothing typed is lost', async () => {
    const { user } = await open({
      terms: GENERATION_1,
      site: aSite().withPurchaseNotice('<p>不支持退款</p>'),
    });
    expect(screen.queryByText('不支持退款')).to.equal(null);
    await user.click(screen.getByText('购买须知'));
    expect(await screen.findByText('不支持退款')).to.exist;
  });

  it('subtracts the discount of a promo code, and restores the price when the code is removed', async () => {
    const { user, ordering } = await open({ terms: GENERATION_1 });
    const use = screen.getByRole('button', { name: '使用' });
    await user.click(use);
    expect(ordering.requests).to.deep.equal(['terms of course']);
    expect(use.getAttribute('aria-disabled')).to.equal('true');
    await user.type(field(), ' 开学 5%折 ');
    await user.click(use);
    expect(ordering.requests.at(-1)).to.equal('code 开学 5%折');
    expect(screen.getByRole('button', { name: '使用' }).getAttribute('aria-busy')).to.equal('true');
    expect(announcedDiscount()).to.equal('正在验证优惠码');
    ordering.codes.answer({ kind: 'usable', discountYuan: 20 });
    expect(sums()).to.deep.equal(['商品金额￥99', '优惠码 开学 5%折−￥20', '合计￥79']);
    expect(announcedDiscount()).to.equal('已减 ￥20');
    expect(due()).to.equal('￥79');
    expect(field().readOnly).to.equal(true);
    await waitFor(() => expect(document.activeElement).to.equal(screen.getByRole('button', { name: '移除优惠码' })));
    await user.click(screen.getByRole('button', { name: '移除优惠码' }));
    expect([field().value, due(), document.activeElement === field()]).to.deep.equal(['', '￥99', true]);
  });

  it('shows why a promo code cannot be used, and removes the error when the member types again', async () => {
    const { user, ordering } = await open({ terms: GENERATION_1 });
    await user.type(field(), 'A{Enter}');
    ordering.codes.answer({ kind: 'unusable', because: 'expired' });
    expect(screen.getByText('优惠码不可用：已过期').className).to.equal('field__fault');
    expect(field().getAttribute('aria-invalid')).to.equal('true');
    expect(document.activeElement).to.equal(field());
    const reported = field().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(reported.map((id) => document.getElementById(id)?.textContent)).to.include('优惠码不可用：已过期');
    await user.click(submit());
    ordering.codes.answer({ kind: 'unusable', because: 'expired' });
    expect(alerts(), 'why the order is not sent, above its button').to.include('优惠码不可用，请修改，或清空后提交');
    await user.type(field(), 'B');
    expect(alerts()).not.to.include('优惠码不可用，请修改，或清空后提交');
    expect(field().getAttribute('aria-invalid')).to.equal('false');
    await user.keyboard('{Enter}');
    ordering.codes.failWith({ kind: 'offline' });
    expect(screen.getByText('网络连接失败，请检查网络后重试').className).to.equal('field__fault');
  });

  it('checks the promo code on Enter, but not while an input method is composing', async () => {
    const { ordering, user } = await open({ terms: GENERATION_1 });
    await user.type(field(), '开学');
    const enter = { key: 'Enter', bubbles: true, cancelable: true };
    const composing = new KeyboardEvent('keydown', { ...enter, isComposing: true });
    act(() => {
      field().dispatchEvent(composing);
    });
    expect(composing.defaultPrevented, 'Enter sends no order').to.equal(true);
    expect(ordering.requests).to.deep.equal(['terms of course']);
    act(() => {
      field().dispatchEvent(new KeyboardEvent('keydown', enter));
    });
    expect(ordering.requests.at(-1)).to.equal('code 开学');
    expect(ordering.sent, 'Enter checked the promo code').to.deep.equal([]);
  });

  it('reads its fields when it is submitted, because a script may have filled them in without an event', async () => {
    const { user, ordering } = await open({ terms: GENERATION_2 });
    field().value = 'ＮＥＷ20';
    screen.getByRole<HTMLInputElement>('checkbox').checked = true;
    await user.click(submit());
    expect(ordering.requests.at(-1)).to.equal('code NEW20');
  });

  it('prevents the browser’s own submission of the form', async () => {
    await open({ terms: GENERATION_1 });
    const submission = new window.Event('submit', { bubbles: true, cancelable: true });
    act(() => {
      document.querySelector('form')?.dispatchEvent(submission);
    });
    expect(submission.defaultPrevented).to.equal(true);
  });

  it('sends one order however often the member presses, and leads to its payment page', async () => {
    const { user, ordering, lookUp, world } = await open({ terms: GENERATION_1 });
    await user.click(submit());
    await user.click(submit());
    lookUp();
    await user.click(submit());
    expect(ordering.sent).to.have.length(1);
    expect([submit().getAttribute('aria-busy'), field().readOnly]).to.deep.equal(['true', true]);
    expect(screen.getByText('正在提交订单').className).to.equal('order-sum__stand');
    const amount = { kind: 'price', yuan: 99 } as const;
    ordering.making.answer({ orderNo: '71', isPaid: false, amount, payment: undefined });
    const { path, query } = world.navigator.location$.value;
    expect(path + query).to.equal('/order/pay?orderId=71');
  });

  it('shows a refusal in the form, with the message of the server', async () => {
    const { user, ordering, lookUp } = await open({ terms: GENERATION_1 });
    await user.click(submit());
    lookUp();
    ordering.making.failWith({ kind: 'refused', message: '请勿重复购买' });
    expect(alerts()).to.deep.equal(['请勿重复购买']);
    expect(submit().getAttribute('aria-busy')).to.equal('false');
  });

  it('offers an unpaid order before the member can make another order', async () => {
    const unpaid = anOrder({
      orderNo: '70',
      statusText: '未支付',
      isPayable: true,
      products: [orderedCourse({ id: 5 })],
    });
    const { user, world, unmount } = await open({ terms: GENERATION_1, orders: [unpaid] });
    expect(
      screen
        .getByText('您有一笔未支付的订单，商品金额 ￥199（使用优惠码的订单，应付金额以下单时为准）')
        .getAttribute('role'),
    ).to.equal('status');
    expect(document.querySelector('.product-card__price')?.textContent).to.equal('￥99');
    expect(screen.queryByRole('button', { name: '提交订单' })).to.equal(null);
    await user.click(screen.getByRole('button', { name: '继续支付' }));
    expect(world.navigator.location$.value.query).to.equal('?orderId=70');
    unmount();
    const again = await open({ terms: GENERATION_1, orders: [unpaid] });
    await again.user.click(screen.getByRole('button', { name: '重新下单' }));
    expect(submit().tagName).to.equal('BUTTON');
  });

  it('checks an order whose answer was lost before the member can send another', async () => {
    const { user, ordering, list, lookUp } = await open({ terms: GENERATION_1 });
    await user.click(submit());
    lookUp();
    ordering.making.failWith({ kind: 'timeout' });
    expect(screen.getByText('没有收到服务器的响应，正在查询订单是否已提交').getAttribute('role')).to.equal('status');
    expect(screen.queryByRole('button', { name: '提交订单' })).to.equal(null);
    expect(screen.queryByRole('button', { name: '重新查询' })).to.equal(null);
    list.pages.failWith({ kind: 'offline' });
    expect(screen.getByText('无法确认订单是否已提交，请查询后再继续').getAttribute('role')).to.equal('status');
    await user.click(screen.getByRole('button', { name: '重新查询' }));
    lookUp();
    expect(alerts()).to.deep.equal(['订单没有提交成功，请重新提交']);
  });

  it('reports a smaller discount than before, and sends no order', async () => {
    const { user, ordering } = await open({ terms: GENERATION_1 });
    await user.type(field(), 'A{Enter}');
    for (const [discountYuan, action] of [
      [20, submit],
      [5, undefined],
    ] as const) {
      ordering.codes.answer({ kind: 'usable', discountYuan });
      if (action) await user.click(action());
    }
    expect(alerts()).to.deep.equal(['优惠金额有变，合计已由 ￥79 变为 ￥94，请确认后重新提交']);
    expect([due(), ordering.sent.length]).to.deep.equal(['￥94', 0]);
  });

  it('reports an unpaid order of another tab, and offers only a new order in this tab', async () => {
    const order = { orderNo: '70', product: { kind: 'course', id: 5, name: '高等数学精讲' }, dueYuan: 1_000_000 };
    const stored = { openOrders: JSON.stringify({ member: 7, orders: [order] }) };
    const { user, world } = await open({ terms: GENERATION_2, stored });
    const sentence = '您有一笔未支付的订单，金额 ￥1,000,000。请回到提交订单的页面完成支付，或重新下单';
    expect(screen.getByText(sentence).getAttribute('role')).to.equal('status');
    expect(screen.queryByRole('button', { name: '继续支付' })).to.equal(null);
    await user.click(screen.getByRole('button', { name: '重新下单' }));
    expect(submit().tagName).to.equal('BUTTON');
    expect(JSON.parse(world.store.read('openOrders') ?? '')).to.deep.equal({
      member: 7,
      orders: [],
      sums: [],
      replacedNumbers: ['70'],
    });
  });

  for (const [why, course, sentence, link] of [
    ['the member has bought', aCourse().bought(), '您已购买该课程，可直接学习', '去学习'],
    ['is free', aCourse().free(), '这门课程是免费的，无需购买', '去学习'],
    ['its page does not sell', aCourse().costing(0), '会员专享，不单独出售', '返回课程'],
    ['has no lessons', aCourse().withLessons(), '课程筹备中', '返回课程'],
  ] as const)
    it(`does not sell a course that ${why}: the sentence of its page, and a link there`, async () => {
      await open({ course: course.build() });
      expect(screen.getByText(sentence).tagName).to.equal('P');
      expect(screen.getByRole('link', { name: link }).getAttribute('href')).to.equal('/courses/detail/5');
      expect(screen.queryByRole('button', { name: '提交订单' })).to.equal(null);
    });

  it('reports that other product types are not for sale, without a request', async () => {
    for (const at of ['/order', '/order?goods_type=book&goods_id=5', '/order?goods_type=course&goods_id=-1']) {
      const { courses, ordering, unmount } = await open({ at });
      expect(screen.getByText('暂不支持购买该商品').tagName).to.equal('P');
      expect([courses.requests, ordering.requests]).to.deep.equal([[], []]);
      unmount();
    }
  });

  it('sells a membership, and shows its duration', async () => {
    const { world, ordering, list } = await open({ at: '/order?goods_type=role&goods_id=3' });
    world.vipPlans.plans.answer([{ id: 3, name: '永久会员', priceYuan: 12_800, days: 36_500, lines: [] }]);
    ordering.allTerms.answer({ ...GENERATION_1, agreement: 'member' });
    list.pages.answer({ items: [], total: 0 });
    expect(document.querySelector('.product-card__price')?.textContent).to.equal('￥12,800永久有效');
    expect(screen.getByRole('checkbox', { name: /会员服务协议/ }).tagName).to.equal('INPUT');
  });

  it('offers a retry after a failure, and reports a product that does not exist', async () => {
    const { courses, user } = await open();
    courses.details.failWith({ kind: 'timeout' });
    await user.click(screen.getByRole('button', { name: '重试' }));
    courses.details.failWith({ kind: 'missing', message: '' });
    expect(screen.getByText('内容不存在或已下架').tagName).to.equal('P');
    expect(screen.getByRole('link').getAttribute('href')).to.equal('/courses');
  });

  it('keeps working while a browser’s translation replaces its texts', async () => {
    const { user, ordering, lookUp, container } = await open({ terms: GENERATION_1 });
    const translateTwice = () => {
      translate(container);
      translate(container);
    };
    translateTwice();
    await user.type(field(), 'A');
    await user.click(screen.getByRole('button', { name: '使用' }));
    translateTwice();
    ordering.codes.answer({ kind: 'usable', discountYuan: 20 });
    expect([due(), announcedDiscount()]).to.deep.equal(['￥79', '已减 ￥20']);
    translateTwice();
    await user.click(screen.getByRole('button', { name: '移除优惠码' }));
    expect([due(), announcedDiscount()]).to.deep.equal(['￥99', '']);
    translateTwice();
    await user.click(submit());
    translateTwice();
    lookUp([], aCourse().costing(129).build());
    expect([due(), document.querySelector('.product-card__price')?.textContent]).to.deep.equal(['￥129', '￥129']);
    expect(alerts()).to.deep.equal(['价格已由 ￥99 变为 ￥129，请确认后重新提交']);
  });

  it('excludes amounts and promo codes from translation', async () => {
    await open({ terms: GENERATION_1 });
    const excluded = [
      field(),
      document.querySelector('.product-card__price span'),
      document.querySelector('.order-sum__due'),
    ];
    expect(excluded.map((element) => element?.getAttribute('translate'))).to.deep.equal(['no', 'no', 'no']);
  });
});

import { expect } from 'chai';

import { notBegunText, paymentFailureOf, paymentHeading } from '../../../src/domain/orders/payment-page-texts.js';
import type { OrderFlow } from '../../../src/domain/orders/states.js';
import { unknownOrder } from '../../../src/domain/orders/waiting-orders.js';

const order = unknownOrder('1');
const PAY_PAGE: OrderFlow = {
  ...{ kind: 'waiting', order, requested: 'no', isTimeOver: false },
  payment: { kind: 'pay-page', url: 'https://pay.example' },
};

describe('An order that cannot be paid', () => {
  it('says why its payment did not begin: the words of the server, else a sentence of the site', () => {
    expect(notBegunText({ kind: 'refused', message: '订单状态错误' })).to.equal('订单状态错误');
    expect(notBegunText({ kind: 'unauthorized', isStale: true })).to.equal('支付发起失败，请重新选择支付方式');
  });

  for (const [flow, heading, text] of [
    [{ kind: 'payment-code-lost', order, what: 'code' }, '无法继续支付', '支付码已失效，请重新下单'],
    [{ kind: 'payment-code-lost', order, what: 'page' }, '无法继续支付', '支付信息已失效，请重新下单'],
    [
      { kind: 'payment-code-lost', order, what: 'elsewhere' },
      '无法继续支付',
      '这笔订单已在别处发起支付，如果没有付款，请重新下单',
    ],
    [{ kind: 'timed-out', order }, '支付已超时', '如果已经付款，请先查看订单，不要重复下单'],
    [{ kind: 'cancelled', order }, '订单已取消', '这笔订单不能再支付，需要的话可以重新下单'],
    [{ kind: 'replaced', order }, '已重新下单', '您已在其他页面重新下单，请勿支付此订单'],
    [{ kind: 'bought', order }, '无需支付', '您已购买该课程，可直接学习'],
  ] as const satisfies readonly (readonly [OrderFlow, string, string])[])
    it(`has its heading and its sentence: ${heading}, ${text}`, () => {
      expect([paymentHeading(flow, false), paymentFailureOf(flow)?.text]).to.deep.equal([heading, text]);
    });

  it('is no order that can be paid: its heading says how, on a phone only that it is about paying', () => {
    expect(paymentFailureOf(PAY_PAGE)).to.equal(undefined);
    expect([false, true].map((isHandheld) => paymentHeading(PAY_PAGE, isHandheld))).to.deep.equal([
      '扫码支付',
      '订单支付',
    ]);
    expect(paymentHeading({ kind: 'choosing', order, methods: [] }, false)).to.equal('订单支付');
  });
});

import { expect } from 'chai';

import type { PaymentStart } from '../../../src/domain/orders/order.js';
import { paymentHeading } from '../../../src/domain/orders/payment-page-texts.js';
import {
  methodNamed,
  methodOfOrder,
  PAYMENT_METHODS,
  type PaymentMethodName,
  preferredMethod,
  usableMethods,
} from '../../../src/domain/orders/payment-methods.js';
import { startPayment } from '../../../src/domain/orders/payment-steps.js';
import { METHOD_WORDS } from '../../../src/domain/orders/payment-methods.strings.js';
import { unknownOrder } from '../../../src/domain/orders/waiting-orders.js';
import { aMethod } from '../../support/orders.js';

// Object.keys widens the names of the table to string.
const NAMES = Object.keys(PAYMENT_METHODS) as readonly PaymentMethodName[];
const OFFERED = NAMES.map((name) => aMethod(name));

/** What the server answers to each way of opening, and whether the member leaves this site. */
const STARTS = {
  code: [{ kind: 'code', text: 'weixin://1' }, false],
  hand: [{ kind: 'hand', html: '' }, false],
  page: [{ kind: 'leave', url: 'https://api.example/redirect' }, true],
  sheet: [{ kind: 'leave', url: 'https://api.example/redirect' }, true],
} as const satisfies Readonly<Record<string, readonly [PaymentStart, boolean]>>;

describe('A payment method', () => {
  for (const [scene, names, preferred] of [
    ['pc', ['alipay', 'hand', 'wechat'], 'alipay'],
    ['h5', ['alipay', 'hand'], 'alipay'],
    ['wechat', ['hand', 'wechat-jsapi'], 'wechat-jsapi'],
  ] as const)
    it(`is offered where it can be used: in the scene ${scene} ${names.join(', ')}`, () => {
      const usable = usableMethods(OFFERED, scene);
      expect(usable.map(({ name }) => name)).to.deep.equal(names);
      expect(preferredMethod(usable)).to.equal(preferred);
    });

  it('is offered in the order of the server, once, and only where this site knows it', () => {
    const unknown = { sign: 'unionpay', title: '', icon: '' };
    const [hand, alipay] = [aMethod('hand', { title: '手动打款' }), aMethod('alipay')];
    expect(usableMethods([hand, unknown, alipay, hand], 'pc')).to.deep.equal([hand, alipay]);
    expect([preferredMethod([]), methodNamed('unionpay'), methodNamed('hand')]).to.deep.equal([
      undefined,
      undefined,
      'hand',
    ]);
  });

  it('is recognised by its name in an order', () => {
    expect(['alipay', 'handPay', 'scan', 'jsapi', 'wechat_h5', ''].map(methodOfOrder)).to.deep.equal([
      'alipay',
      'hand',
      'wechat',
      'wechat-jsapi',
      'wechat-jsapi',
      undefined,
    ]);
  });

  for (const name of NAMES)
    it(`opens in its way, under its heading and with its words: ${name}`, () => {
      const { opens } = PAYMENT_METHODS[name];
      const { heading, task, receipt } = METHOD_WORDS[name];
      expect([heading, task, receipt].filter((text) => text.trim() === '')).to.deep.equal([]);
      const [start, leaves] = STARTS[opens];
      const starting = { kind: 'starting', order: unknownOrder('1'), method: name } as const;
      const { flow, commands } = startPayment(starting, { kind: 'payment-started', start });
      expect(flow).to.deep.include({
        kind: 'waiting',
        payment: { ...(leaves ? { kind: 'left' } : start), method: name },
      });
      expect(commands.filter(({ kind }) => kind === 'leave')).to.deep.equal(leaves ? [start] : []);
      expect([starting, flow].map((each) => paymentHeading(each, false))).to.deep.equal([heading, heading]);
    });
});

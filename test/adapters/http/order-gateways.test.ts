import { expect } from 'chai';

import { Generations } from '../../../src/adapters/http/client/generations.js';
import { HttpClient } from '../../../src/adapters/http/client/http-client.js';
import { HttpOrderGateway } from '../../../src/adapters/http/orders/orders-by-generation.js';
import { HttpOrderGatewayG2 } from '../../../src/adapters/http/orders/orders-g2.js';
import { HttpOrderGatewayG1 } from '../../../src/adapters/http/orders/orders-g1.js';
import type { NewOrder } from '../../../src/domain/orders/order.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import { settled } from '../../support/until.js';
import { watching } from '../../support/watching.js';
import { MADE_ORDER_G1, MADE_ORDER_G2 } from './calls/orders.js';
import { enveloped, FakeFetch } from './fake-fetch.js';

const ORDER: NewOrder = { product: { kind: 'course', id: 5 }, promoCode: 'A', hasAgreed: true };
const REQUEST = {
  orderNo: '1',
  scene: 'pc',
  returnTo: 'https://site.example/order/success?orderId=1',
  failTo: 'https://site.example/order/pay?orderId=1',
} as const;
const NO_ROUTE = () => enveloped(404, [], '路由不存在');

function gatewayOf(generation: Generation) {
  const wire = new FakeFetch();
  const http = new HttpClient({ base: 'https://api.example', token: () => 'a-token', send: wire.send });
  const first = new HttpOrderGatewayG1(
    http,
    (path) => path,
    () => 'a-token',
  );
  const signs = { wechatScan: generation, home: generation, comments: generation, orders: generation };
  const generations = new Generations({ signs });
  const gateway = new HttpOrderGateway(http, generations, { 1: first, 2: new HttpOrderGatewayG2(http) }, () =>
    Date.UTC(2026, 10, 20),
  );
  return { wire, gateway, paths: () => wire.sent.map(({ url }) => new URL(url).pathname) };
}

describe('The HTTP gateway of orders', () => {
  it('creates the order with the route of the other generation when the first route is missing', async () => {
    const { wire, gateway, paths } = gatewayOf(2);
    wire.answers(() => (wire.sent.length === 1 ? NO_ROUTE() : enveloped(0, MADE_ORDER_G1)));
    const made = watching(gateway.make(ORDER));
    await settled();
    expect(paths()).to.deep.equal(['/api/v3/order', '/api/v2/order/course']);
    expect(made.values[0]?.orderNo).to.equal(MADE_ORDER_G1.order_id);
  });

  for (const [what, answer] of [
    ['an error', () => enveloped(1, [], '错误')],
    ['a refusal', () => enveloped(1, [], '请勿重复购买')],
    ['a proxy error', () => new Response('', { status: 502 })],
    ['half an answer', () => new Response('{"code":0,"da')],
    ['an order without a number', () => enveloped(0, { ...MADE_ORDER_G2, order_no: '' })],
  ] as const) {
    it(`sends an order only once, even when the server answers with ${what}`, async () => {
      const { wire, gateway } = gatewayOf(2);
      wire.answers(answer);
      const made = watching(gateway.make(ORDER));
      await settled();
      expect([wire.sent.length, made.errors.length]).to.deep.equal([1, 1]);
    });
  }

  it('writes the token into no address except the one where the API requires it', async () => {
    const { wire, gateway } = gatewayOf(1);
    watching(gateway.terms('course', 'pc'));
    watching(gateway.make(ORDER));
    watching(gateway.status('1'));
    watching(gateway.checkPromoCode('A'));
    for (const method of ['wechat', 'hand'] as const) watching(gateway.pay({ ...REQUEST, method }));
    await settled();
    expect(wire.sent.map(({ url }) => url).join()).not.to.contain('a-token');
    const { length } = wire.sent;
    const trip = watching(gateway.pay({ ...REQUEST, method: 'alipay' }));
    expect(trip.values).to.deep.equal([]);
    await settled();
    expect(wire.sent).to.have.length(length);
    const [start] = trip.values;
    if (start?.kind !== 'leave') throw new Error('The gateway returned no address of Alipay');
    const { origin, pathname, searchParams } = new URL(start.url);
    expect([origin, pathname]).to.deep.equal(['https://api.example', '/api/v2/order/pay/redirect']);
    expect(Object.fromEntries(searchParams)).to.deep.equal({
      order_id: '1',
      payment_scene: 'pc',
      scene: 'pc',
      payment: 'alipay',
      redirect: REQUEST.returnTo,
      s_url: REQUEST.returnTo,
      f_url: REQUEST.failTo,
      token: 'a-token',
    });
  });
});

import { expect } from 'chai';
import { describe, it } from 'mocha';

import type { SiteServer } from '../../../demo/site-server/site-server.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { payRedirectAddress } from '../../../src/adapters/wire/orders.js';
import { payPageAddress } from '../../../src/domain/orders/order-addresses.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import { bearer, call, siteServers } from './support.js';

/** With characters that must survive two decodings (docs/api/orders.md#payment-page). */
const BACK = {
  returnTo: 'https://site.example/order/success?orderId=1&from=100%25',
  failTo: 'https://site.example/order/pay?orderId=1+1',
};

describe('The pages of the demo server on which an order is paid', () => {
  const start = siteServers();

  /** A member with an order that waits for its payment. */
  async function ordered(generation: Generation) {
    const server = await start({ generation });
    const token = server.engine.controls.signIn(SEEDED.ordinary);
    const product = generation === 1 ? { course_id: 19 } : { goods_type: 'COURSE', goods_id: 19, agree_protocol: 1 };
    const made = await call(server, generation === 1 ? '/api/v2/order/course' : '/api/v3/order', {
      method: 'POST',
      body: JSON.stringify(product),
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    });
    const {
      order_id: first,
      order_no: second,
      pay_url: payUrl = '',
    } = Object.fromEntries(Object.entries(made.data ?? {}));
    const orderNo = String(first ?? second);
    const status = async () => (await call(server, `/api/v2/order/status?order_id=${orderNo}`, bearer(token))).data;
    const { orders } = server.engine.controls;
    return { server, token, orderNo, payUrl: String(payUrl), status, orders };
  }

  /** Follows the link with that text; returns the address to which the server leads. */
  async function press(server: SiteServer, address: string, text: string): Promise<string | null> {
    const page = await (await fetch(address)).text();
    const href = new RegExp(`href="([^"]+)">${text}<`).exec(page)?.[1]?.replaceAll('&amp;', '&');
    if (href === undefined) throw new Error(`There is no link ${text} on ${page}`);
    return (await fetch(new URL(href, server.url), { redirect: 'manual' })).headers.get('location');
  }

  const redirectOf = async (server: SiteServer, address: string) => {
    const answer = await fetch(server.url + address, { redirect: 'manual' });
    return { status: answer.status, to: answer.headers.get('location') ?? '', text: await answer.text() };
  };

  it('lead from WeChat’s sheet to the success page once paid, and to the order after a refusal', async () => {
    const { server, token, orderNo, status } = await ordered(1);
    const address = payRedirectAddress('', { orderNo, method: 'wechat-jsapi', scene: 'wechat', token, ...BACK });
    const sheet = await redirectOf(server, address);
    expect([sheet.status, await status()]).to.deep.equal([302, { status: 5 }]);
    expect(await press(server, sheet.to, '取消支付')).to.equal(BACK.failTo);
    expect(await status()).to.deep.equal({ status: 5 });
    expect(await press(server, sheet.to, '确认支付')).to.equal(BACK.returnTo);
    expect(await status()).to.deep.equal({ status: 9 });
  });

  it('lead from Alipay straight back, with its own parameters', async () => {
    const { server, token, orderNo } = await ordered(1);
    const { to } = await redirectOf(
      server,
      payRedirectAddress('', { orderNo, method: 'alipay', scene: 'h5', token, ...BACK }),
    );
    const [address = '', paid] = to.split('&total_amount=');
    expect(address).to.equal(BACK.returnTo);
    expect(paid).to.match(new RegExp(`^\\d+\\.\\d\\d&out_trade_no=${orderNo}$`));
  });

  it('lead from generation 2’s payment page to where the phone wants to go', async () => {
    const { server, payUrl, status } = await ordered(2);
    const address = payPageAddress(payUrl, BACK);
    expect(await press(server, address, '取消支付')).to.equal(BACK.failTo);
    expect(await press(server, address, '确认支付')).to.equal(BACK.returnTo);
    expect(await status()).to.deep.equal({ status: 9 });
  });

  it('answer a method that the scene does not have, and a broken gateway, with JSON in the window', async () => {
    const { server, token, orderNo, status } = await ordered(1);
    const of = (method: 'alipay' | 'wechat-jsapi', scene: 'h5' | 'wechat') =>
      redirectOf(server, payRedirectAddress('', { orderNo, method, scene, token, ...BACK }));
    expect(JSON.parse((await of('alipay', 'wechat')).text)).to.include({ code: 1, message: '错误' });
    expect(await status()).to.deep.equal({ status: 1 });
    server.engine.controls.setUp({ payGatewayBroken: true });
    expect(JSON.parse((await of('alipay', 'h5')).text)).to.include({ code: 1, message: '支付宝证书未配置' });
    expect(await status()).to.deep.equal({ status: 5 });
    server.engine.controls.setUp({ payGatewayBroken: false });
    expect(JSON.parse((await of('alipay', 'h5')).text)).to.include({ code: 1, message: '订单状态错误' });
  });

  for (const generation of [1, 2] as const)
    it(`take no money for an order that is paid or cancelled, generation ${String(generation)}`, async () => {
      for (const end of ['complete', 'cancel'] as const) {
        const { server, token, orderNo, payUrl, status, orders } = await ordered(generation);
        const redirect = { orderNo, method: 'wechat-jsapi', scene: 'wechat', token, ...BACK } as const;
        const address =
          generation === 2
            ? payPageAddress(payUrl, BACK)
            : (await redirectOf(server, payRedirectAddress('', redirect))).to;
        orders[end](orderNo);
        const page = await (await fetch(address)).text();
        expect(page)
          .to.include(end === 'cancel' ? '订单状态错误' : '支付成功')
          .and.not.include('确认支付');
        expect(await (await fetch(`${address}&result=paid`, { redirect: 'manual' })).text()).to.equal(page);
        expect(await status()).to.deep.equal({ status: end === 'cancel' ? 7 : 9 });
        if (end === 'complete') expect(page).to.include(`href="${BACK.returnTo.replace('&', '&amp;')}"`);
      }
    });

  it('answer a way back that cannot be decoded', async () => {
    const { server, payUrl, status } = await ordered(2);
    const address = `${payUrl}&s_url=${encodeURIComponent(BACK.returnTo)}&f_url=bad%25`;
    expect(await press(server, address, '确认支付')).to.equal(decodeURIComponent(BACK.returnTo));
    expect(await status()).to.deep.equal({ status: 9 });
  });

  it('report a payment page that does not exist', async () => {
    const { server } = await ordered(2);
    const page = await (await fetch(`${server.url}/payment/index?sign=order-of-no-one`)).text();
    expect(page).to.include('支付失败').and.include('参数错误');
  });
});

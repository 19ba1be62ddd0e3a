import { act, screen } from '@testing-library/react';
import { expect } from 'chai';

import { AlipayPage } from '../../../demo/pages/alipay-page.js';
import { outsidePage } from '../../../demo/pages/outside-page.js';
import { ConsentPage } from '../../../demo/pages/consent-page.js';
import { MemoryNavigator } from '../../../src/adapters/memory/browser/navigator.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { NAVIGATOR } from '../../../src/domain/ports/navigator.js';
import { renderOffline } from './offline-world.js';

const BACK = 'https://site.example/courses?page=2';
const ERROR = 'https://site.example/error';
const AT_QQ = `/api/v3/auth/login/socialite/qq?s_url=${encodeURIComponent(BACK)}&f_url=${encodeURIComponent(ERROR)}&action=login`;

const pageAt = (address: string) => {
  const navigator = new MemoryNavigator(address);
  return outsidePage((token) => {
    if (token !== NAVIGATOR) throw new Error('Only the navigator is provided');
    // The line above makes sure that the navigator is the only token that is resolved.
    return navigator as never;
  });
};

/** The URL to which the site sent the visitor last. */
function destination(navigator: MemoryNavigator): URL {
  return new URL(navigator.externalNavigations.at(-1) ?? '');
}

describe('External pages in the offline demo', () => {
  it('replace the agreements, the mobile site, QQ and Alipay, and nothing else', () => {
    expect(pageAt('/user/protocol') === undefined).to.equal(false);
    expect(pageAt('/user/private_protocol/') === undefined).to.equal(false);
    expect(pageAt('/h5-demo?msv=7') === undefined).to.equal(false);
    expect(pageAt('/h5-demo/course/12') === undefined).to.equal(false);
    expect(pageAt(AT_QQ) === undefined).to.equal(false);
    expect(pageAt('/api/v2/order/pay/redirect?order_id=1') === undefined).to.equal(false);
    expect(pageAt('/user/vip_protocol') === undefined).to.equal(false);
    expect(pageAt('/user/paid_content_purchase_protocol') === undefined).to.equal(false);
    expect([pageAt('/'), pageAt('/login'), pageAt('/user')]).to.deep.equal([undefined, undefined, undefined]);
  });

  it('lead a visitor of the mobile site back to the desktop site', () => {
    renderOffline(pageAt('/h5-demo'));
    expect(screen.getByRole('link', { name: '返回网站首页' }).getAttribute('href')).to.equal('/?desktop=1');
  });
});

describe('Alipay in the offline demo', () => {
  const atAlipay = () => {
    const trip = (orderNo: string) =>
      `/api/v2/order/pay/redirect?order_id=${orderNo}&redirect=${encodeURIComponent('https://site.example/order/success?orderId=1')}`;
    const world = renderOffline(<AlipayPage />);
    const token = world.site.controls.signIn(SEEDED.withUnread);
    world.store.write('token', token);
    const { orders } = world.site.pages;
    const { orderNo } = orders.makeG1(token, { kind: 'course', id: 2, promoCode: '', agreed: false }).order;
    act(() => world.navigator.go(trip(orderNo)));
    return { ...world, orderNo, status: () => orders.status(token, orderNo) };
  };

  for (const [name, status] of [
    ['付款成功', 9],
    ['已付款，结果稍后到账', 5],
  ] as const) {
    it(`returns with its parameters in the address: ${name}`, async () => {
      const { user, navigator, orderNo, status: now } = atAlipay();
      await user.click(screen.getByRole('button', { name }));
      const { pathname, searchParams } = destination(navigator);
      expect([pathname, searchParams.get('out_trade_no')]).to.deep.equal(['/order/success', orderNo]);
      expect(searchParams.get('total_amount')).to.equal('199.00');
      expect(now()).to.equal(status);
    });
  }

  it('shows the refusal of the server for an order that can no longer be paid, and lets the member go back', async () => {
    const { user, navigator, site, orderNo } = atAlipay();
    act(() => site.controls.orders.cancel(orderNo));
    await user.click(screen.getByRole('button', { name: '付款成功' }));
    expect(screen.getByRole('status').textContent).to.contain('订单状态错误');
    await user.click(screen.getByRole('button', { name: '不付款，返回上一页' }));
    expect([navigator.externalNavigations, navigator.location$.value.path]).to.deep.equal([[], '/']);
  });
});

describe('The consent of QQ and WeChat in the offline demo', () => {
  const atQq = (channel: 'qq' | 'wechat' = 'qq') => renderOffline(<ConsentPage channel={channel} />, AT_QQ);

  it('returns to the former page with a login code of the member who agreed', async () => {
    const { user, navigator, site } = atQq();
    await user.selectOptions(screen.getByRole('combobox', { name: '同意授权的人' }), '欧阳清扬');
    await user.click(screen.getByRole('button', { name: '同意授权' }));
    const { pathname, searchParams } = destination(navigator);
    expect([pathname, searchParams.get('page'), searchParams.get('action')]).to.deep.equal(['/courses', '2', 'login']);
    const outcome = site.socialSignIns.withLoginCode(searchParams.get('login_code') ?? '');
    expect(outcome.kind === 'signed-in' && site.members.detail(outcome.token).mobile).to.equal(SEEDED.vip);
  });

  it('returns with the login code of a new user who must bind a mobile', async () => {
    const { user, navigator, site } = atQq();
    await user.click(screen.getByRole('button', { name: '同意授权' }));
    const code = destination(navigator).searchParams.get('login_code') ?? '';
    expect(site.socialSignIns.withLoginCode(code).kind).to.equal('bind-mobile');
  });

  it('leads to the error page with the text of the server after a failure', async () => {
    const { user, navigator } = atQq();
    await user.click(screen.getByRole('button', { name: '授权失败，转到错误页' }));
    const { pathname, searchParams } = destination(navigator);
    expect([pathname, searchParams.get('login_err_msg')]).to.deep.equal(['/error', '授权登录失败[1001]']);
  });

  it('returns from WeChat with a login code, or with the reason in msg', async () => {
    const { user, navigator } = atQq('wechat');
    expect(screen.getByRole('heading', { name: '微信 授权（演示）' })).to.exist;
    await user.click(screen.getByRole('button', { name: '同意授权' }));
    expect(destination(navigator).searchParams.get('login_code')).to.match(/^\w{32}$/);
    await user.click(screen.getByRole('button', { name: '授权失败，转到错误页' }));
    const { pathname, searchParams } = destination(navigator);
    expect([pathname, searchParams.get('msg')]).to.deep.equal(['/error', '授权登录失败[1001]']);
  });

  it('shows the JSON of the server when QQ fails or is switched off', async () => {
    const { user, navigator, site } = atQq();
    await user.click(screen.getByRole('button', { name: 'QQ 出错，停在接口页面' }));
    expect(screen.getByRole('status').textContent).to.include('"message":"错误"');
    site.controls.setUp({ qq: false });
    await user.click(screen.getByRole('button', { name: '同意授权' }));
    expect(screen.getByRole('status').textContent).to.include('登录应用不存在');
    expect(navigator.externalNavigations).to.deep.equal([]);
  });
});

import { act, screen } from '@testing-library/react';
import { expect } from 'chai';
import { useState } from 'react';

import { outsidePage } from '../../../demo/pages/outside-page.js';
import { ProviderPage } from '../../../demo/pages/provider-page.js';
import { ConsentPage } from '../../../demo/pages/consent-page.js';
import { MemoryNavigator } from '../../../src/adapters/memory/browser/navigator.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { PAGE_NAVIGATOR } from '../../../src/domain/ports/navigator.js';
import { renderOffline } from './offline-world.js';
import { targetsOf } from '../../support/targets-of.js';

const BACK = 'https://site.example/courses?page=2';
const ERROR = 'https://site.example/error';
const AT_QQ = `/api/v3/auth/login/socialite/qq?s_url=${encodeURIComponent(BACK)}&f_url=${encodeURIComponent(ERROR)}&action=login`;

const pageAt = (address: string) => {
  const navigator = new MemoryNavigator(address);
  return outsidePage((token) => {
    if (token !== PAGE_NAVIGATOR) throw new Error('Only the navigator is provided');
    // The line above makes sure that the navigator is the only token that is resolved.
    return navigator as never;
  });
};

/** The URL to which the site sent the visitor last. */
function destination(navigator: MemoryNavigator): URL {
  return new URL(targetsOf(navigator, 'leave').at(-1) ?? '');
}

describe('External pages in the offline demo', () => {
  it('replace the agreements, the phone site, QQ and the pages of payment, and nothing else', () => {
    expect(pageAt('/user/protocol') === undefined).to.equal(false);
    expect(pageAt('/user/private_protocol/') === undefined).to.equal(false);
    expect(pageAt('/h5-demo?msv=7') === undefined).to.equal(false);
    expect(pageAt('/h5-demo/course/12') === undefined).to.equal(false);
    expect(pageAt(AT_QQ) === undefined).to.equal(false);
    expect(pageAt('/api/v2/order/pay/redirect?order_id=1') === undefined).to.equal(false);
    expect(pageAt('/payment/index?sign=a') === undefined).to.equal(false);
    expect(pageAt('/user/vip_protocol') === undefined).to.equal(false);
    expect(pageAt('/user/paid_content_purchase_protocol') === undefined).to.equal(false);
    expect([pageAt('/'), pageAt('/login'), pageAt('/user')]).to.deep.equal([undefined, undefined, undefined]);
  });

  it('lead a visitor of the phone site back to the desktop site', () => {
    renderOffline(pageAt('/h5-demo'));
    expect(screen.getByRole('link', { name: '返回网站首页' }).getAttribute('href')).to.equal('/?desktop=1');
  });
});

describe('The pages of payment in the offline demo', () => {
  const RETURN = {
    s_url: 'https://site.example/order/success?orderId=1',
    f_url: 'https://site.example/order/pay?orderId=1',
  };
  type Provider = 'alipay' | 'wechat-jsapi' | 'pay-page';
  const at = (provider: Provider, prepare: (world: ReturnType<typeof renderOffline>) => void = () => undefined) => {
    let open = (): void => undefined;
    function OpenedLater() {
      const [isOpen, setOpen] = useState(false);
      open = () => setOpen(true);
      return isOpen && <ProviderPage isPayPage={provider === 'pay-page'} />;
    }
    const world = renderOffline(<OpenedLater />);
    const token = world.site.controls.signIn(SEEDED.withUnread);
    world.store.write('token', token);
    const { orders, payments } = world.site.pages;
    const request = { kind: 'course', id: 2, promoCode: '', agreed: true } as const;
    const made = provider === 'pay-page' ? orders.makeG2(token, request) : orders.makeG1(token, request);
    const { orderNo } = made.order;
    const payment_scene = provider === 'alipay' ? 'h5' : 'wechat';
    const query = {
      order_id: orderNo,
      payment: provider,
      payment_scene,
      sign: 'sign' in made ? made.sign : '',
    };
    act(() => world.navigator.go(`/pay?${new URLSearchParams({ ...query, ...RETURN }).toString()}`));
    prepare(world);
    act(open);
    return { ...world, orderNo, status: () => payments.status(token, orderNo) };
  };

  for (const [provider, name, path, status] of [
    ['alipay', '付款成功', '/order/success', 9],
    ['alipay', '已付款，结果稍后到账', '/order/success', 5],
    ['wechat-jsapi', '付款成功', '/order/success', 9],
    ['wechat-jsapi', '支付失败，返回本站', '/order/pay', 5],
    ['pay-page', '付款成功', '/order/success', 9],
    ['pay-page', '支付失败，返回本站', '/order/pay', 5],
  ] as const)
    it(`lead back to the order: ${provider}, ${name}`, async () => {
      const { user, navigator, orderNo, status: now } = at(provider);
      await user.click(screen.getByRole('button', { name }));
      const { pathname, searchParams } = destination(navigator);
      expect([pathname, now()]).to.deep.equal([path, status]);
      if (provider === 'alipay')
        expect([searchParams.get('out_trade_no'), searchParams.get('total_amount')]).to.deep.equal([orderNo, '199.00']);
    });

  it('pay later while the visitor stays, and let the visitor go back', async () => {
    const { user, navigator, pass, status } = at('alipay');
    await user.click(screen.getByRole('button', { name: '十秒后到账，留在这里' }));
    pass(10_000);
    expect(status()).to.equal(9);
    await user.click(screen.getByRole('button', { name: '不付款，返回上一页' }));
    expect([targetsOf(navigator, 'leave'), navigator.location$.value.path]).to.deep.equal([[], '/']);
  });

  it('show the JSON of a server whose redirect fails, with the order at status 5 already', () => {
    const { status } = at('alipay', ({ site }) => {
      site.controls.setUp({ payGatewayBroken: true });
    });
    expect(screen.getByRole('status').textContent).to.contain('支付宝证书未配置');
    expect(status()).to.equal(5);
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
    expect(targetsOf(navigator, 'leave')).to.deep.equal([]);
  });
});

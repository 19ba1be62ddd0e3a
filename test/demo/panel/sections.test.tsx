import { act, screen, within } from '@testing-library/react';
import { expect } from 'chai';
import { type ReactNode, useState } from 'react';

import { AccountsSection } from '../../../demo/panel/accounts.js';
import { chosenAgent } from '../../../demo/panel/chosen-scene.js';
import { AgreementsSection, SettingsSection } from '../../../demo/panel/settings.js';
import { FaceCheckSection, ScanSection } from '../../../demo/panel/phone.js';
import { NetworkSection } from '../../../demo/panel/network.js';
import { PaymentSection } from '../../../demo/panel/payment.js';
import { ResetSection, SessionSection } from '../../../demo/panel/session.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { CourseSite } from '../../../src/adapters/memory/server/course-site.js';
import { SESSION } from '../../../src/domain/session/session.js';
import { sceneOf } from '../../../src/domain/site/scene.js';
import { renderOffline } from './offline-world.js';

/** Longer than any answer takes in these tests. */
const A_WHILE_MS = 1000;

const button = (name: string | RegExp) => screen.getByRole('button', { name });

const list = (name: string) => screen.getByRole('combobox', { name });

/** A section of the panel for a member who is signed in. */
function renderFor(view: ReactNode, mobile: string) {
  const rendered = renderOffline(view);
  const token = rendered.site.controls.signIn(mobile);
  act(() => rendered.resolve(SESSION).begin(token));
  rendered.pass(A_WHILE_MS);
  return { ...rendered, token };
}

describe('The controls of the offline panel', () => {
  it('turn every setting of the site on and off', async () => {
    const { user, site } = renderOffline(<SettingsSection />);
    const before = site.settings.value;
    for (const control of screen.getAllByRole('switch')) await user.click(control);
    const after = site.settings.value;
    expect([after.qq, after.wechatScan]).to.deep.equal([!before.qq, !before.wechatScan]);
    expect([after.bindMobileRequired, after.faceCheckRequired, after.oneDevice]).to.deep.equal([true, true, true]);
    expect([before.watermarkShown, after.watermarkShown]).to.deep.equal([true, false]);
    expect(after.switches).to.deep.equal({ ...before.switches, vip: !before.switches.vip });
    expect(after.phoneSiteUrl).to.equal('https://site.example/h5-demo');
  });

  it('switch the server to the other generation and back', async () => {
    const { user, site } = renderOffline(<SettingsSection />);
    await user.selectOptions(list('服务器版本'), '第二代（4.9.30）');
    expect(site.settings.value.generation).to.equal(2);
    await user.selectOptions(list('服务器版本'), '第一代（4.9.11）');
    expect(site.settings.value.generation).to.equal(1);
  });

  it('publish new agreements, which the signed-in member sees at once', async () => {
    const { user, pass, resolve, site } = renderOffline(<AgreementsSection />);
    expect(screen.queryByRole('button'), 'the first generation knows of none').to.equal(null);
    act(() => {
      site.controls.setUp({ generation: 2 });
      resolve(SESSION).begin(site.controls.signIn(SEEDED.ordinary));
    });
    pass(A_WHILE_MS);
    const consented = () => {
      const state = resolve(SESSION).state$.value;
      return state.kind === 'member' && state.user.hasConsented;
    };
    expect(consented()).to.equal(true);
    await user.click(button('发布新版协议'));
    pass(A_WHILE_MS);
    expect(consented()).to.equal(false);
  });

  it('publish new agreements without a request when no member is signed in', async () => {
    const { user, site, pass } = renderOffline(<AgreementsSection />);
    act(() => site.controls.setUp({ generation: 2 }));
    await user.click(button('发布新版协议'));
    pass(A_WHILE_MS);
    expect(site.calls).to.deep.equal([]);
    expect(site.controls.users$.value.all.some(({ agreed }) => agreed.userAgreement)).to.equal(false);
  });

  it('reload the page, so that the settings take effect', async () => {
    const { user, navigator } = renderOffline(<SettingsSection />, '/courses?page=2');
    await user.click(button('刷新页面'));
    expect(navigator.journeys).to.deep.equal(['reload /courses?page=2']);
  });

  it('sign in as any account with one press', async () => {
    const { user, pass, resolve } = renderOffline(<AccountsSection />);
    await user.click(button(/^以此身份登录.*黄梓轩/));
    pass(A_WHILE_MS);
    const state = resolve(SESSION).state$.value;
    expect(state.kind === 'member' && state.user.mobile).to.equal(SEEDED.withUnread);
  });

  it('choose where this tab is visited, from the next load on', async () => {
    const { user, navigator } = renderOffline(<SettingsSection />);
    for (const [name, scene] of [
      ['微信', 'wechat'],
      ['手机浏览器', 'h5'],
      ['电脑', 'pc'],
    ] as const) {
      await user.selectOptions(screen.getByRole('combobox', { name: '访问环境（仅本标签页）' }), name);
      expect(sceneOf(chosenAgent(() => window.sessionStorage) ?? '')).to.equal(scene);
    }
    expect(navigator.journeys).to.have.length(3);
  });

  it('describe special accounts, and list new accounts', () => {
    const { site } = renderOffline(<AccountsSection />);
    const rowOf = (mobile: string) => screen.getByText(mobile).closest('li')?.textContent;
    expect(rowOf(SEEDED.locked)).to.include('已锁定');
    expect(rowOf(SEEDED.withoutMobile)).to.include('未绑定手机');
    expect(rowOf(SEEDED.notFaceVerified)).to.include('未实名');
    expect(rowOf(SEEDED.vip)).to.include('VIP');
    act(() => {
      site.accounts.signInWithSms({ mobile: '13911112222', smsCode: site.controls.signingIn.sendSms('13911112222') });
    });
    expect(rowOf('13911112222')).to.include('没有密码');
  });

  it('end the session of the member with a 401', async () => {
    const { user, pass, resolve, store } = renderFor(<SessionSection />, SEEDED.ordinary);
    expect(screen.queryByText('当前没有登录。')).to.equal(null);
    await user.click(button('使登录失效（401）'));
    pass(A_WHILE_MS);
    expect(store.read('token')).to.equal(undefined);
    expect(resolve(SESSION).state$.value.kind).to.equal('anonymous');
    expect(screen.getByText('当前没有登录。').isConnected).to.equal(true);
  });

  it('set the number of unread messages', async () => {
    const { user, site, token } = renderFor(<SessionSection />, SEEDED.withUnread);
    for (const count of [0, 3]) {
      await user.selectOptions(list('未读消息数'), String(count));
      expect(site.members.unreadCount(token)).to.equal(count);
    }
  });

  it('slow the answers down', async () => {
    const { user, site } = renderOffline(<NetworkSection />);
    await user.selectOptions(list('响应速度'), '很慢（8 秒）');
    expect(site.controls.network$.value.latency).to.deep.equal({ fromMs: 8000, toMs: 8000 });
  });

  it('make one call or all calls fail, and restore them', async () => {
    const { user, site } = renderOffline(<NetworkSection />);
    await user.selectOptions(list('出错的接口'), '发送短信');
    await user.selectOptions(list('怎样出错'), '请求超时');
    await user.selectOptions(list('出错次数'), '三次');
    await user.click(button('使其出错'));
    await user.selectOptions(list('出错的接口'), '全部接口');
    await user.selectOptions(list('出错次数'), '一直');
    await user.click(button('使其出错'));
    const fault = { kind: 'timeout' };
    expect(site.controls.network$.value.faults).to.deep.equal({
      sms: { fault, times: 3 },
      all: { fault, times: Infinity },
    });
    expect(screen.getByText('发送短信：请求超时（还剩 3 次）').isConnected).to.equal(true);
    await user.click(button('恢复全部接口'));
    expect(Object.keys(site.controls.network$.value.faults)).to.deep.equal(['sms']);
    await user.click(button('全部恢复正常'));
    expect(site.controls.network$.value.faults).to.deep.equal({});
  });

  it('pass a running face check', async () => {
    const { user, site } = renderOffline(<FaceCheckSection />);
    const token = site.controls.signIn(SEEDED.notFaceVerified);
    act(() => {
      site.steps.startFaceCheck(token, 'PC');
    });
    await user.click(button(/通过认证/));
    expect(site.members.detail(token).identity === undefined).to.equal(false);
    expect(screen.queryByRole('button')).to.equal(null);
  });

  it('complete, fail or cancel the newest unpaid order, at once or later', async () => {
    for (const [name, status, waitMs] of [
      ['完成支付', 9, 0],
      ['支付失败', 1, 0],
      ['取消订单', 7, 0],
      ['让订单超时', 7, 0],
      ['10 秒后到账', 9, 10_000],
    ] as const) {
      const { user, site, pass, unmount } = renderOffline(<PaymentSection />);
      const token = site.controls.signIn(SEEDED.withUnread);
      const { orders, payments } = site.pages;
      act(() => {
        const { order } = orders.makeG1(token, { kind: 'course', id: 2, promoCode: '', agreed: false });
        payments.payByWechat(token, order.orderNo);
      });
      const orderNo = site.controls.orders.newestUnpaid ?? '';
      expect(screen.getByText(new RegExp(orderNo)).isConnected).to.equal(true);
      await user.click(button(name));
      if (waitMs > 0) expect(payments.status(token, orderNo), name).not.to.equal(status);
      pass(waitMs);
      expect(payments.status(token, orderNo), name).to.equal(status);
      unmount();
    }
  });

  it('reset everything, sign out and reload home', async () => {
    let forgotten = 0;
    const { user, store, resolve, site, navigator } = renderOffline(
      <ResetSection
        onReset={() => {
          forgotten += 1;
        }}
      />,
      '/vip',
    );
    act(() => resolve(SESSION).begin(site.controls.signIn(SEEDED.ordinary)));
    await user.click(within(document.body).getByRole('button', { name: '全部重置' }));
    expect([forgotten, store.read('token'), navigator.journeys]).to.deep.equal([1, undefined, ['reload /']]);
  });
});

describe('The phone in the offline panel', () => {
  it('lets a member scan the WeChat code', async () => {
    const { user, site } = renderOffline(<ScanSection />);
    expect(screen.queryByRole('button')).to.equal(null);
    const code = openTicket(site);
    await user.selectOptions(list('扫码的人'), '林晓雨');
    await user.click(button('扫码'));
    expect(site.socialSignIns.scanned(code).kind).to.equal('signed-in');
  });

  it('lets a new user scan the code, who must then bind a mobile, and lets a code expire', async () => {
    const { user, site } = renderOffline(<ScanSection />);
    const first = openTicket(site);
    await user.click(button('扫码'));
    expect(site.socialSignIns.scanned(first).kind).to.equal('bind-mobile');
    const second = openTicket(site);
    await user.click(button('让二维码过期'));
    expect(site.socialSignIns.scanned(second).kind).to.equal('expired');
  });

  it('lets a member scan the code of the second generation, and lets a code expire', async () => {
    const { user, site } = renderOffline(<ScanSection />);
    const first = openKey(site);
    await user.selectOptions(list('扫码的人'), '林晓雨');
    await user.click(button('扫码'));
    expect(site.socialSignIns.withLoginCode(site.scanKeys.codeOf(first)).kind).to.equal('signed-in');
    const second = openKey(site);
    await user.click(button('让二维码过期'));
    expect(() => site.scanKeys.codeOf(second)).to.throw('参数错误');
  });

  it('lets a member scan the code that binds WeChat', async () => {
    const { user, site } = renderOffline(<ScanSection />);
    const token = site.controls.signIn(SEEDED.ordinary);
    act(() => {
      site.pages.linkedAccounts.startWechatBind(token);
    });
    await user.click(button('扫码'));
    expect(site.members.detail(token).wechatBound).to.equal(true);
    expect(screen.queryByRole('button')).to.equal(null);
  });

  it('does not offer a code that had expired before the panel was opened', async () => {
    const { user, site, pass } = renderOffline(<Opening view={<ScanSection />} />);
    openKey(site);
    pass(300_000);
    await user.click(button('open'));
    expect(screen.queryByRole('button', { name: '扫码' })).to.equal(null);
    openKey(site);
    expect(button('扫码').isConnected).to.equal(true);
  });
});

/** Renders its view only after the button was pressed. */
function Opening({ view }: { readonly view: ReactNode }) {
  const [open, setOpen] = useState(false);
  return open ? (
    view
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      open
    </button>
  );
}

/** Opens a scan on the server, as the dialog of the site does, and returns its code. */
function openTicket(site: CourseSite): string {
  let code = '';
  act(() => {
    ({ code } = site.scans.open());
  });
  return code;
}

/** The same for a site of the second generation. */
function openKey(site: CourseSite): string {
  let key = '';
  act(() => {
    ({ key } = site.scanKeys.open('login', 'https://api.example'));
  });
  return key;
}

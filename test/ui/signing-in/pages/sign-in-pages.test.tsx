import { act, screen } from '@testing-library/react';
import { expect } from 'chai';

import { DIALOG_FLOW } from '../../../../src/application/signing-in/dialog-flow.js';
import { ErrorPage } from '../../../../src/ui/shared/routing/error-page.js';
import { FaceCheckPage } from '../../../../src/ui/signing-in/pages/face-check-page.js';
import { ForcedStepPage } from '../../../../src/ui/signing-in/pages/forced-step-page.js';
import { LoginCallbackPage } from '../../../../src/ui/signing-in/pages/login-callback-page.js';
import { LoginPage } from '../../../../src/ui/signing-in/pages/login-page.js';
import { useSigningIn } from '../../../../src/ui/signing-in/signing-in.js';
import { aFaceTicket } from '../../../support/fake-gateways.js';
import { aMember } from '../../../support/sessions.js';
import { aSite } from '../../../support/site.js';
import { OnlyAt } from '../../support/only-at.js';
import { type Rendered, renderForMember, renderWithSite } from '../../support/render-with-site.js';
import { servicesFetched } from '../../support/services-fetched.js';
import type { WorldOptions } from '../../support/site-world.js';

const login = (
  <OnlyAt path="/login">
    <LoginPage />
  </OnlyAt>
);

const AT = '/login?redirect=%2Forder%3Fgoods%3D12';

describe('The login page', () => {
  it('opens the login dialog by its button, also by keyboard, and leaves the target to the redirect of the address', async () => {
    const { world, user } = renderWithSite(login, { at: AT });
    await user.tab();
    expect(document.activeElement).to.equal(screen.getByRole('button', { name: '登录后查看' }));
    await user.keyboard('{Enter}');
    const flow = world.resolve(DIALOG_FLOW);
    expect(flow.dialog$.value).to.deep.equal({ kind: 'login' });
    expect(flow.target).to.equal(undefined);
    expect(world.navigator.journeys).to.be.empty;
  });

  it('stays until the member is loaded, and then redirects', () => {
    const { world } = renderWithSite(login, { at: AT, stored: { token: 'a-token' } });
    expect(world.navigator.journeys).to.be.empty;
    world.members.details.answer(aMember());
    expect(world.navigator.journeys).to.deep.equal(['replace /order?goods=12']);
  });
});

const callback = (
  <OnlyAt path="/login/callback">
    <LoginCallbackPage />
  </OnlyAt>
);

const TARGET = 'redirect=%2Forder%3Fid%3D3';

const CALLBACK_AT = `/login/callback?${TARGET}&login_code=abc&action=login`;

const statusText = (): string | null => screen.getByRole('status').textContent;

const spinner = (): Element | null => screen.getByRole('status').querySelector('.spinner');

const wayBack = (): string | null => screen.getByRole('link', { name: '返回登录' }).getAttribute('href');

describe('The callback page of a third-party login', () => {
  it('shows a spinner and a link home while the login code is being used', async () => {
    renderWithSite(callback, { at: CALLBACK_AT });
    await servicesFetched();
    expect(spinner()).to.exist;
    expect(screen.getByRole('heading', { name: '正在登录' })).to.exist;
    expect(screen.getByRole('link', { name: '返回首页' })).to.exist;
  });

  it('shows the server’s message and a link back to login if the login code is refused', async () => {
    const { world } = renderWithSite(callback, { at: CALLBACK_AT });
    await servicesFetched();
    const region = screen.getByRole('status');
    world.signIn.codeLogins.failWith({ kind: 'refused', message: '已过期' });
    expect(screen.getByRole('status')).to.equal(region);
    expect(statusText()).to.equal('登录失败：已过期');
    expect(spinner()).to.equal(null);
    expect(screen.getByRole('heading', { name: '登录未完成' })).to.exist;
    expect(wayBack()).to.equal(`/login?${TARGET}`);
  });

  it('reports that a mobile is required while the binding dialog is open, and links back afterwards', async () => {
    const { world } = renderWithSite(callback, { at: CALLBACK_AT });
    await servicesFetched();
    world.signIn.codeLogins.answer({ kind: 'bind-mobile', code: 'abc' });
    expect(world.resolve(DIALOG_FLOW).dialog$.value).to.deep.equal({ kind: 'bind-new-mobile', code: 'abc' });
    expect(statusText()).to.equal('还差一步：绑定手机号后即可完成登录');
    act(() => world.resolve(DIALOG_FLOW).close());
    expect(wayBack()).to.equal(`/login?${TARGET}`);
  });

  it('shows no spinner if the address has no login code', async () => {
    renderWithSite(callback, { at: '/login/callback?login_code=' });
    await servicesFetched();
    expect(spinner()).to.equal(null);
    expect(statusText()).to.equal('没有收到登录信息，请返回首页重新登录');
    expect(screen.getByRole('link', { name: '返回首页' })).to.exist;
  });

  it('redirects a signed-in member who returns to the page', async () => {
    const { world } = renderForMember(callback, { at: `/login/callback?${TARGET}` });
    await servicesFetched();
    expect(world.navigator.journeys).to.deep.equal(['replace /order?id=3']);
  });

  it('shows a spinner while the session is being restored, and stops if that fails', async () => {
    const { world } = renderWithSite(callback, { at: '/login/callback', stored: { token: 'a-token' } });
    await servicesFetched();
    expect(spinner()).to.exist;
    world.members.details.failWith({ kind: 'offline' });
    expect(spinner()).to.equal(null);
  });

  it('reloads at 重试 if the services cannot be loaded, and keeps the login code in the address', async () => {
    const stored = { reloadedFor: 'signingIn' };
    const { world, user } = renderWithSite(callback, { at: CALLBACK_AT, signingIn: 'fails', stored });
    await servicesFetched();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(world.navigator.journeys).to.deep.equal([`reload ${CALLBACK_AT}`]);
  });
});

const faceCheck = (
  <OnlyAt path="/face-check">
    <FaceCheckPage />
  </OnlyAt>
);

const FACE_CHECK_AT = '/face-check?redirect=%2Forder%3Fid%3D3';

const site = aSite().requiringFaceCheck();

async function renderPage(options: WorldOptions = {}): Promise<Rendered> {
  const rendered = renderForMember(faceCheck, { at: FACE_CHECK_AT, site, ...options }, aMember().withoutFaceCheck());
  await servicesFetched();
  return rendered;
}

async function renderWithCode(options: WorldOptions = {}): Promise<Rendered> {
  const rendered = await renderPage(options);
  rendered.world.memberSteps.tickets.answer(aFaceTicket());
  return rendered;
}

describe('The face check page', () => {
  it('reports that the face check is starting, then shows a QR code and how to use it', async () => {
    const { world } = await renderPage();
    const region = screen.getByRole('status');
    expect(region.textContent).to.equal('正在发起实名认证…');
    expect(screen.queryByRole('img')).to.equal(null);
    world.memberSteps.tickets.answer(aFaceTicket());
    expect(screen.getByRole('img', { name: '实名认证二维码' })).to.exist;
    expect(screen.getByRole('status')).to.equal(region);
    expect(region.textContent).to.equal('请使用微信扫码完成实名认证');
  });

  it('shows why the face check could not start, and starts it again at 重试 without losing the focus, by keyboard', async () => {
    const { world, user } = await renderPage();
    world.memberSteps.tickets.failWith({ kind: 'refused', message: '未开启实名认证' });
    expect(statusText()).to.equal('未开启实名认证');
    await user.tab();
    expect(document.activeElement).to.equal(screen.getByRole('button', { name: '重试' }));
    await user.keyboard('{Enter}');
    expect(statusText()).to.equal('正在发起实名认证…');
    expect(world.memberSteps.tickets.waiting).to.equal(1);
    expect(screen.queryByRole('button', { name: '重试' })).to.equal(null);
    expect(document.activeElement).to.not.equal(document.body);
    await user.tab();
    expect(document.activeElement).to.equal(screen.getByRole('button', { name: '安全退出' }));
  });

  it('lets members in where the site has no set-up for the check', async () => {
    for (const message of ['错误', '无法发起实名认证']) {
      const { world, user, unmount } = await renderPage();
      world.memberSteps.tickets.failWith({ kind: 'refused', message });
      expect(statusText()).to.equal('实名认证暂未开放');
      await user.click(screen.getByRole('button', { name: '继续访问' }));
      expect(world.navigator.journeys).to.deep.equal(['replace /order?id=3']);
      unmount();
    }
  });

  it('opens the check on a phone, which cannot scan its own screen, and says what follows', async () => {
    const { unmount } = await renderWithCode();
    expect(screen.getByText('认证成功后本页自动继续')).to.exist;
    expect(screen.queryByRole('link', { name: '在本机打开认证页面' })).to.equal(null);
    unmount();
    await renderWithCode({ settings: { scene: 'h5' } });
    const link = screen.getByRole('link', { name: '在本机打开认证页面' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).to.deep.equal([aFaceTicket().url, '_blank']);
  });

  it('signs the member out at 安全退出, and stays until home loads', async () => {
    const { world, user } = await renderWithCode();
    await user.click(screen.getByRole('button', { name: '安全退出' }));
    expect(world.store.read('token')).to.equal(undefined);
    expect(world.navigator.journeys).to.be.empty;
    world.pass(500);
    expect(world.navigator.journeys).to.deep.equal(['reload /']);
  });
});

describe('The error page', () => {
  it('shows the message of the address as text, not as markup', () => {
    const { container } = renderWithSite(<ErrorPage />, {
      at: `/error?msg=${encodeURIComponent('<img src=x><b>bold</b>')}`,
    });
    expect(screen.getByText('<img src=x><b>bold</b>')).to.exist;
    expect(container.querySelector('img, b')).to.equal(null);
  });

  const consentAddress = 'https://api.example/wechat?s_url=https://site.example/courses/5';
  const again = () => screen.queryByRole('button', { name: '重新授权' });

  it('offers the consent again after it was refused, and leads back to where the visitor was', async () => {
    const { user, world } = renderWithSite(<ErrorPage />, { at: '/error?msg=no', stored: { consentAddress } });
    await user.click(again() ?? expect.fail('no offer'));
    expect(world.navigator.journeys).to.deep.equal([`leave ${consentAddress}`]);
    expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).to.equal('/');
  });

  it('offers no consent without a refusal, to a member, and where the stored address is none of the Web', () => {
    const at = '/error?msg=no';
    renderWithSite(<ErrorPage />, { at: '/error', stored: { consentAddress } }).unmount();
    renderWithSite(<ErrorPage />, { at, stored: { consentAddress: 'javascript:alert(1)' } });
    renderForMember(<ErrorPage />, { at, stored: { consentAddress } });
    expect(again()).to.equal(null);
  });
});

/** Throws while the services of signing in are not loaded. */
function Work() {
  useSigningIn();
  return <p>work</p>;
}

const page = (
  <ForcedStepPage step="bindMobile" title="绑定手机号">
    <Work />
  </ForcedStepPage>
);

const options: WorldOptions = { at: '/bind-mobile', site: aSite().requiringMobile() };

describe('The page of a required step', () => {
  it('shows a loading status and 安全退出 until the services are loaded, and then the step', async () => {
    renderForMember(page, options, aMember().withoutMobile());
    expect(screen.getByRole('status').textContent).to.equal('加载中…');
    expect(screen.queryByText('work')).to.equal(null);
    expect(screen.getByRole('button', { name: '安全退出' })).to.exist;
    await servicesFetched();
    expect(screen.getByRole('heading', { level: 1, name: '绑定手机号' })).to.exist;
    expect(screen.getByText('work')).to.exist;
    expect(screen.getByRole('button', { name: '安全退出' })).to.exist;
  });

  it('offers a retry and 安全退出 if the services cannot be loaded', async () => {
    const { world, user } = renderForMember(
      page,
      { ...options, stored: { reloadedFor: 'signingIn' }, signingIn: 'fails' },
      aMember().withoutMobile(),
    );
    await servicesFetched();
    expect(screen.getByText('页面加载失败')).to.exist;
    expect(screen.getByRole('button', { name: '安全退出' })).to.exist;
    world.signingIn = 'succeeds';
    await user.click(screen.getByRole('button', { name: '重试' }));
    await servicesFetched();
    expect(screen.getByText('work')).to.exist;
  });

  it('offers a retry and 安全退出 if the member cannot be loaded', async () => {
    const { world, user } = renderWithSite(page, { ...options, stored: { token: 'a-token' } });
    expect(screen.queryByText('work'), 'before the member is loaded').to.equal(null);
    expect(world.navigator.journeys).to.be.empty;
    world.members.details.failWith({ kind: 'offline' });
    expect(screen.getByText('会员信息加载失败')).to.exist;
    expect(screen.getByRole('button', { name: '安全退出' })).to.exist;
    await user.click(screen.getByRole('button', { name: '重试' }));
    world.members.details.answer(aMember().withoutMobile());
    await servicesFetched();
    expect(screen.getByText('work')).to.exist;
  });
});

import { act, screen } from '@testing-library/react';
import { expect } from 'chai';

import { DIALOG_FLOW } from '../../../../src/application/signing-in/dialog-flow.js';
import { WechatScanDialog } from '../../../../src/ui/signing-in/dialogs/wechat-scan-dialog.js';
import { SigningInGate } from '../../../../src/ui/signing-in/signing-in.js';
import { aTicket } from '../../../support/fake-gateways.js';
import { aSite } from '../../../support/site.js';
import { button, faultOf, field, openDialog, type OpenedDialog } from '../../support/open-dialog.js';
import { renderWithSite } from '../../support/render-with-site.js';
import { servicesFetched } from '../../support/services-fetched.js';
import type { WorldOptions } from '../../support/site-world.js';

const tab = (name: string): HTMLElement => screen.getByRole('tab', { name });

const selected = (): string | null => screen.getByRole('tab', { selected: true }).textContent;

const absent = (name: string): boolean => screen.queryByRole('button', { name }) === null;

describe('The login dialog', () => {
  it('changes its tabs by arrow keys, Home and End, and keeps the focus on the selected tab', async () => {
    const { user } = await openDialog('login');
    await user.tab({ shift: true });
    expect(document.activeElement).to.equal(tab('密码登录'));
    const visited: (string | null)[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await user.keyboard(`{${key}}`);
      expect(document.activeElement).to.equal(screen.getByRole('tab', { selected: true }));
      visited.push(selected());
    }
    expect(visited).to.deep.equal(['短信登录', '密码登录', '短信登录', '密码登录', '短信登录']);
  });

  it('names its panel after the selected tab; the Tab key leads from the tab to the first field', async () => {
    const { user } = await openDialog('login');
    await user.click(tab('短信登录'));
    expect(screen.getByRole('tabpanel', { name: '短信登录' }).id).to.equal(
      tab('短信登录').getAttribute('aria-controls'),
    );
    await user.tab();
    expect(document.activeElement).to.equal(field('手机号'));
  });

  it('opens at the tab that was chosen last on this device', async () => {
    const { user, flow } = await openDialog('login');
    await user.click(tab('短信登录'));
    act(() => flow.close());
    act(() => flow.open({ kind: 'login' }));
    expect(selected()).to.equal('短信登录');
    await user.click(tab('密码登录'));
    act(() => flow.close());
    act(() => flow.open({ kind: 'login' }));
    expect(selected()).to.equal('密码登录');
  });

  it('keeps the typed mobile when the visitor changes the tab', async () => {
    const { user } = await openDialog('login');
    await user.type(field('手机号'), '13800138000');
    await user.click(tab('短信登录'));
    expect(field('手机号').value).to.equal('13800138000');
    expect(field('手机号').autocomplete).to.equal('tel');
  });

  it('keeps a mobile that a script has filled in without an event, too', async () => {
    const { user } = await openDialog('login');
    field('手机号').value = '13800138000';
    await user.click(tab('短信登录'));
    expect(field('手机号').value).to.equal('13800138000');
  });

  it('requests no captcha before the visitor opens the SMS tab', async () => {
    const { user, world } = await openDialog('login');
    expect(world.captchas.images.requestCount).to.equal(0);
    await user.click(tab('短信登录'));
    expect(world.captchas.images.requestCount).to.equal(1);
  });

  it('leads to registration and, only from the password tab, to the reset of a password', async () => {
    const { user } = await openDialog('login');
    await user.type(field('手机号'), '13800138000');
    await user.click(button('忘记密码'));
    expect(screen.getByRole('dialog', { name: '忘记密码' })).to.exist;
    await user.click(button('返回登录'));
    await user.click(tab('短信登录'));
    expect(absent('忘记密码')).to.equal(true);
    await user.click(button('新用户注册'));
    expect(screen.getByRole('dialog', { name: '用户注册' })).to.exist;
    expect(field('手机号').value).to.equal('13800138000');
    expect(document.activeElement).to.equal(field('手机号'));
  });

  describe('for third-party logins', () => {
    it('shows no heading if the site has none', async () => {
      await openDialog('login');
      expect(screen.queryByText('第三方快捷登录')).to.equal(null);
    });

    it('shows each login only if the configuration turns it on', async () => {
      const { unmount } = await openDialog('login', { site: aSite().withSocialites({ qq: true }) });
      expect([absent('QQ登录'), absent('微信扫码登录')]).to.deep.equal([false, true]);
      unmount();
      await openDialog('login', { site: aSite().withSocialites({ wechatScan: true }) });
      expect([absent('QQ登录'), absent('微信扫码登录')]).to.deep.equal([true, false]);
    });

    it('takes the visitor to QQ', async () => {
      const { user, world } = await openDialog('login', { site: aSite().withSocialites({ qq: true }) });
      await user.click(button('QQ登录'));
      expect(world.navigator.journeys).to.have.length(1);
      expect(world.navigator.journeys[0]).to.match(/^leave https:\/\/api\.example\/qq\?back=/);
    });

    it('offers in WeChat’s own browser nothing but WeChat, and leaves for its consent', async () => {
      const site = aSite().withSocialites({ qq: true, wechat: true, wechatScan: true });
      const { user, world } = await openDialog('login', { site, settings: { scene: 'wechat' } });
      expect([absent('QQ登录'), absent('微信扫码登录')]).to.deep.equal([true, true]);
      await user.click(button('微信登录'));
      expect(world.navigator.journeys[0]).to.match(/^leave https:\/\/api\.example\/wechat\?back=/);
    });

    it('opens the WeChat scan, which holds the focus and leads back', async () => {
      const { user } = await openDialog('login', { site: aSite().withSocialites({ wechatScan: true }) });
      await user.click(button('微信扫码登录'));
      const scan = screen.getByRole('dialog', { name: '微信扫码登录' });
      expect(scan.contains(document.activeElement)).to.equal(true);
      await user.click(button('其他方式登录'));
      expect(document.activeElement).to.equal(field('手机号'));
    });
  });
});

const agreement = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('checkbox');

async function fillPlaceholders(): Promise<OpenedDialog> {
  const opened = await openDialog('register', { stored: { msv: '7' } });
  const { user } = opened;
  await user.type(field('手机号'), '１３８ 0013 8000');
  await user.type(field('图形验证码'), 'ab12');
  await user.type(field('手机验证码'), ' 123456');
  await user.type(field('密码'), 'secret');
  return opened;
}

describe('The register dialog', () => {
  it('focuses the agreement if nothing else is missing, and sends nothing', async () => {
    const { user, world } = await fillPlaceholders();
    await user.click(button('立即注册'));
    expect(document.activeElement).to.equal(agreement());
    expect(faultOf('同意《用户协议》和《隐私政策》')).to.equal('请同意《用户协议》和《隐私政策》');
    expect(world.signIn.sent).to.be.empty;
  });

  it('opens with the agreement unticked, also after it was ticked and closed', async () => {
    const { user, flow } = await openDialog('register');
    expect(agreement().checked).to.equal(false);
    await user.click(agreement());
    expect(agreement().checked).to.equal(true);
    await user.keyboard('{Escape}');
    act(() => flow.open({ kind: 'register' }));
    expect(agreement().checked).to.equal(false);
  });

  it('keeps the tick when the server refuses', async () => {
    const { user, world } = await fillPlaceholders();
    await user.click(agreement());
    await user.click(button('立即注册'));
    world.signIn.accounts.failWith({ kind: 'refused', message: '手机号已存在' });
    expect(screen.getByRole('alert').textContent).to.equal('手机号已存在');
    expect(agreement().checked).to.equal(true);
  });

  it('opens the agreement and the privacy policy in new windows', async () => {
    const site = aSite().withProtocols('https://pages.example/user', 'https://pages.example/privacy');
    await openDialog('register', { site });
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ text, href, target, rel }) => [text, href, target, rel])).to.deep.equal([
      ['《用户协议》', 'https://pages.example/user', '_blank', 'noopener'],
      ['《隐私政策》', 'https://pages.example/privacy', '_blank', 'noopener'],
    ]);
  });

  it('shows the agreements as plain text if an address is missing or is not a web address', async () => {
    await openDialog('register', { site: aSite().withProtocols('', 'javascript:alert(1)') });
    expect(screen.queryByRole('link')).to.equal(null);
  });

  it('leads a visitor with an account to the login dialog', async () => {
    const { user } = await openDialog('register');
    await user.click(button('已有账号，立即登录'));
    expect(screen.getByRole('dialog', { name: '登录' })).to.exist;
  });
});

const dialog = (
  <SigningInGate>
    <WechatScanDialog />
  </SigningInGate>
);

async function renderDialog(options: WorldOptions = {}) {
  const rendered = renderWithSite(dialog, { at: '/login?redirect=%2Fvip', ...options });
  await servicesFetched();
  const { world } = rendered;
  const flow = world.resolve(DIALOG_FLOW);
  flow.open({ kind: 'wechat-scan' });
  const answer = (ticket = aTicket()): void => world.scans.tickets.answer(ticket);
  return { ...rendered, flow, answer, pass: world.pass.bind(world) };
}

const statusText = (): string | null => screen.getByRole('status').textContent;

const qrCode = (): HTMLElement | null => screen.queryByRole('img', { name: '微信登录二维码' });

describe('The WeChat scan dialog', () => {
  it('announces that the QR code is loading, then how to use it, in one live region', async () => {
    const { answer } = await renderDialog();
    const region = screen.getByRole('status');
    expect(region.textContent).to.equal('正在获取二维码…');
    expect(qrCode()).to.equal(null);
    answer();
    expect(qrCode()).to.exist;
    expect(screen.getByRole('status')).to.equal(region);
    expect(region.textContent).to.equal('请使用微信扫描二维码登录');
  });

  it('draws the QR code at 300 × 300 pixels', async () => {
    const { answer, container } = await renderDialog();
    answer();
    const panel = container.querySelector<HTMLElement>('.qr');
    expect(panel?.style.getPropertyValue('--qr-size')).to.equal('300px');
  });

  it('shows the image if the server sends the QR code as an image', async () => {
    const { answer } = await renderDialog();
    answer({ ...aTicket(), qr: { kind: 'image', src: 'data:image/png;base64,AAAA' } });
    expect(qrCode()?.getAttribute('src')).to.equal('data:image/png;base64,AAAA');
  });

  it('reports a finished scan while the site signs in, and offers a retry if that fails', async () => {
    const { world, answer, pass, container } = await renderDialog();
    answer();
    pass(1000);
    world.scans.statuses.answer({ kind: 'login-code', loginCode: 'login1' });
    expect(statusText()).to.equal('扫码成功，正在登录…');
    expect(container.querySelector('.qr--done')).to.exist;
    expect(container.querySelector('.qr-expiry')?.textContent).to.equal('');
    world.signIn.codeLogins.failWith({ kind: 'timeout' });
    expect(statusText()).to.equal('请求超时，请稍后重试');
    expect(screen.getByRole('button', { name: '重试' })).to.exist;
  });

  it('dims an expired QR code and renews it at one press, with the focus kept in the dialog', async () => {
    const { world, user, answer, pass, container } = await renderDialog();
    answer({ ...aTicket(), lifeMs: 1000 });
    pass(1000);
    expect(statusText()).to.equal('二维码已过期');
    expect(container.querySelector('.qr--over .qr__code')).to.exist;
    await user.tab();
    expect(document.activeElement).to.equal(screen.getByRole('button', { name: '刷新二维码' }));
    await user.keyboard('{Enter}');
    expect(statusText()).to.equal('正在获取二维码…');
    expect(container.contains(document.activeElement)).to.equal(true);
    expect(world.scans.tickets.requestCount).to.equal(2);
    answer(aTicket('scan2'));
    expect(statusText()).to.equal('请使用微信扫描二维码登录');
    expect(container.querySelector('.qr--over')).to.equal(null);
  });

  it('counts down the last five minutes of a QR code, without announcing them', async () => {
    const { answer, pass, container } = await renderDialog();
    answer({ ...aTicket(), lifeMs: 301_000 });
    const expiry = () => container.querySelector('.qr-expiry')?.textContent;
    expect(expiry()).to.equal('');
    pass(1000);
    expect(expiry()).to.equal('05:00 后过期');
    pass(241_000);
    expect(expiry()).to.equal('00:59 后过期');
    expect(statusText()).to.equal('请使用微信扫描二维码登录');
  });

  it('shows why the QR code could not be loaded, and tries again at a press', async () => {
    const { world, user, answer } = await renderDialog();
    world.scans.tickets.failWith({ kind: 'refused', message: '未开启微信公众号扫码登录' });
    expect(statusText()).to.equal('未开启微信公众号扫码登录');
    expect(qrCode()).to.equal(null);
    await user.click(screen.getByRole('button', { name: '重试' }));
    answer();
    expect(qrCode()).to.exist;
  });

  it('leads back to the other login methods by keyboard', async () => {
    const { flow, user, answer } = await renderDialog();
    answer();
    await user.tab();
    expect(document.activeElement).to.equal(screen.getByRole('button', { name: '其他方式登录' }));
    await user.keyboard('{Enter}');
    expect(flow.dialog$.value).to.deep.equal({ kind: 'login' });
  });

  it('leads a phone, which cannot scan its own screen, to the login by SMS', async () => {
    const { flow, user, answer, world } = await renderDialog({ settings: { scene: 'h5' } });
    answer();
    expect(screen.getByText('或者用另一部手机的微信扫描二维码')).to.exist;
    await user.click(screen.getByRole('button', { name: '短信登录' }));
    expect([flow.dialog$.value, world.store.read('loginTab')]).to.deep.equal([{ kind: 'login' }, 'sms']);
  });
});

import { screen } from '@testing-library/react';
import { expect } from 'chai';

import { DIALOG_FLOW } from '../../../src/application/signing-in/dialog-flow.js';
import { WechatScanDialog } from '../../../src/ui/dialogs/wechat-scan-dialog.js';
import { SigningInGate } from '../../../src/ui/signing-in/signing-in.js';
import { aTicket } from '../../support/fake-gateways.js';
import { renderWithSite } from '../support/render-with-site.js';
import { servicesFetched } from '../support/services-fetched.js';

const dialog = (
  <SigningInGate>
    <WechatScanDialog />
  </SigningInGate>
);

async function renderDialog() {
  const rendered = renderWithSite(dialog, { at: '/login?redirect=%2Fvip' });
  await servicesFetched();
  const { world } = rendered;
  const flow = world.resolve(DIALOG_FLOW);
  flow.open({ kind: 'wechat-scan' });
  const answer = (ticket = aTicket()): void => {
    world.scans.tickets.answer(ticket);
  };
  return { ...rendered, flow, answer, pass: world.pass.bind(world) };
}

const words = (): string | null => screen.getByRole('status').textContent;
const code = (): HTMLElement | null => screen.queryByRole('img', { name: '微信登录二维码' });

describe('WechatScanDialog', () => {
  it('says that the code is on its way, then what to do with it, in one live region (clarifications §8)', async () => {
    const { answer } = await renderDialog();
    const region = screen.getByRole('status');
    expect(region.textContent).to.equal('正在获取二维码…');
    expect(code()).to.equal(null);
    answer();
    expect(code()).to.exist;
    expect(screen.getByRole('status')).to.equal(region);
    expect(region.textContent).to.equal('请使用微信扫描二维码登录');
  });

  it('draws the code 300 × 300 (spec §9)', async () => {
    const { answer, container } = await renderDialog();
    answer();
    const panel = container.querySelector<HTMLElement>('.qr');
    expect(panel?.style.getPropertyValue('--qr-size')).to.equal('300px');
  });

  it('shows the picture of a server that draws its codes itself (API 2.12)', async () => {
    const { answer } = await renderDialog();
    answer({ ...aTicket(), qr: { kind: 'image', src: 'data:image/png;base64,AAAA' } });
    expect(code()?.getAttribute('src')).to.equal('data:image/png;base64,AAAA');
  });

  it('says that the scan is done while its login code is on its way (API 2.14)', async () => {
    const { world, answer, pass, container } = await renderDialog();
    answer();
    pass(1000);
    world.scans.statuses.answer({ kind: 'login-code', loginCode: 'login1' });
    expect(words()).to.equal('扫码成功，正在登录…');
    expect(container.querySelector('.qr--done')).to.exist;
    expect(container.querySelector('.qr__expiry')).to.equal(null);
    world.doors.codeLogins.failWith({ kind: 'timeout' });
    expect(words()).to.equal('请求超时，请稍后重试');
    expect(screen.getByRole('button', { name: '重试' })).to.exist;
  });

  it('dims an expired code and renews it at one press, keeping the focus (lesson 21)', async () => {
    const { world, user, answer, pass, container } = await renderDialog();
    answer({ ...aTicket(), lifeMs: 1000 });
    pass(1000);
    expect(words()).to.equal('二维码已过期');
    expect(container.querySelector('.qr--over .qr__code')).to.exist;
    await user.tab();
    expect(document.activeElement).to.equal(screen.getByRole('button', { name: '刷新二维码' }));
    await user.keyboard('{Enter}');
    expect(words()).to.equal('正在获取二维码…');
    expect(container.contains(document.activeElement)).to.equal(true);
    expect(world.scans.tickets.asked).to.equal(2);
    answer(aTicket('scan2'));
    expect(words()).to.equal('请使用微信扫描二维码登录');
    expect(container.querySelector('.qr--over')).to.equal(null);
  });

  it('counts down the last five minutes of a code, unread (API 2.14)', async () => {
    const { answer, pass, container } = await renderDialog();
    answer({ ...aTicket(), lifeMs: 301_000 });
    const expiry = () => container.querySelector('.qr__expiry')?.textContent;
    expect(expiry()).to.equal(undefined);
    pass(1000);
    expect(expiry()).to.equal('二维码将在 5:00 后过期');
    pass(241_000);
    expect(expiry()).to.equal('二维码将在 0:59 后过期');
    expect(words()).to.equal('请使用微信扫描二维码登录');
  });

  it('says why a code did not come, and tries again at a press (lesson 21)', async () => {
    const { world, user, answer } = await renderDialog();
    world.scans.tickets.failWith({ kind: 'refused', message: '未开启微信公众号扫码登录' });
    expect(words()).to.equal('未开启微信公众号扫码登录');
    expect(code()).to.equal(null);
    await user.click(screen.getByRole('button', { name: '重试' }));
    answer();
    expect(code()).to.exist;
  });

  it('leads back to the other ways of signing in, by keyboard too (clarifications §8)', async () => {
    const { flow, user, answer } = await renderDialog();
    answer();
    await user.tab();
    expect(document.activeElement).to.equal(screen.getByRole('button', { name: '其他方式登录' }));
    await user.keyboard('{Enter}');
    expect(flow.dialog$.value).to.deep.equal({ kind: 'login' });
  });

  it('stops code and question when it is closed (lesson 19)', async () => {
    const { world, answer, pass, unmount } = await renderDialog();
    answer();
    pass(1000);
    expect(world.scans.statuses.waiting).to.equal(1);
    unmount();
    expect(world.scans.statuses.waiting).to.equal(0);
    world.pass(10_000);
    expect(world.scans.statuses.asked).to.equal(1);
  });
});

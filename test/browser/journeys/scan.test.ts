import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { SiteServer } from '../../../demo/server/site-server.js';
import { journeyCalls, requestCount, withoutRepeats } from '../../support/browser/journey-calls.js';
import { onBothGenerations } from '../../support/browser/both-generations.js';
import { SCAN_WIRES } from '../../support/browser/scan-wire.js';
import { openFromHeader, SignInForm } from '../../support/browser/sign-in-form.js';
import type { Visit } from '../../support/browser/visit.js';
import { until } from '../../support/until.js';

/** The last login code that the site has sent to the server. */
function sentLoginCode(site: SiteServer): string {
  const payload = journeyCalls(site).findLast(([call]) => call === 'POST /api/v3/auth/login/code')?.[1];
  return typeof payload === 'object' && payload !== null && 'code' in payload ? String(payload.code) : '';
}

const NEW_ACCOUNT = '13612345678';

/** The test controls the page's clock, so that it need not wait for a poll. */
const WITH_CLOCK = { prepare: (page: Page) => page.clock.install() };

async function chooseScan(visit: Visit, login: SignInForm): Promise<SignInForm> {
  await login.button('微信扫码登录').click();
  const dialog = await SignInForm.inDialog(visit, '微信扫码登录');
  await dialog.root.getByText('请使用微信扫描二维码登录').waitFor();
  return dialog;
}

onBothGenerations('The login by a WeChat scan', 2, (rig, generation) => {
  const wire = SCAN_WIRES[generation];
  const ticket = () => rig.controls.signingIn.scans$.value.all.at(-1)?.key ?? '';
  const polls = () => requestCount(rig.site, wire.queryPath);
  /** The code that a new user sends along with their mobile. */
  const bindingCode = () => (generation === 1 ? ticket() : sentLoginCode(rig.site));

  /** Advances the page's clock by a second and waits until the page has polled the server again. */
  async function waitForPoll({ page }: Visit): Promise<void> {
    const before = polls();
    await page.clock.runFor(1000);
    await until(() => polls() > before);
  }

  /** Advances the page's clock by five seconds, in which the page must not poll the server. */
  async function expectNoPoll({ page }: Visit): Promise<void> {
    const before = polls();
    for (let second = 0; second < 5; second += 1) await page.clock.runFor(1000);
    expect(polls()).to.equal(before);
  }

  it('draws a code of 300 × 300, polls the server, and ends in a session', async () => {
    const visit = await rig.visit('/courses', WITH_CLOCK);
    const dialog = await chooseScan(visit, await openFromHeader(visit));
    const box = await dialog.root.getByRole('img', { name: '微信登录二维码' }).boundingBox();
    expect([box?.width, box?.height].map((side) => Math.round(side ?? 0))).to.deep.equal([300, 300]);
    await waitForPoll(visit);
    await waitForPoll(visit);

    rig.controls.signingIn.scan({ kind: 'member', mobile: SEEDED.vip });
    const code = ticket();
    await visit.page.clock.runFor(1000);
    await visit.page.getByRole('button', { name: '欧阳清扬' }).waitFor();
    expect(visit.address).to.equal('/courses');
    expect(withoutRepeats(journeyCalls(rig.site))).to.deep.equal([
      wire.opened(),
      wire.polled(code),
      ...wire.loggedIn(bindingCode(), ''),
    ]);
    await expectNoPoll(visit);
    visit.expectQuiet();
  });

  it('leads a new user from /login through the mobile and the face check to the target', async () => {
    rig.controls.setUp({ faceCheckRequired: true });
    const target = '/order?id=3#pay';
    const visit = await rig.visit(`/login?msv=77&redirect=${encodeURIComponent(target)}`, WITH_CLOCK);
    await visit.button('登录后查看').click();
    await chooseScan(visit, await SignInForm.inDialog(visit, '登录'));
    const code = ticket();
    rig.controls.signingIn.scan({ kind: 'newcomer', mustBind: true });
    await visit.page.clock.runFor(1000);

    const bind = await SignInForm.inDialog(visit, '请绑定手机号');
    const loginCode = bindingCode();
    await expectNoPoll(visit);
    await bind.fill({ mobile: NEW_ACCOUNT });
    const { smsCode, actions } = await bind.proveMobile(rig.controls, NEW_ACCOUNT, 'login');
    await bind.button('立即绑定').click();
    await visit.reads('绑定成功');

    await visit.arrivesAt(`/face-check?redirect=${encodeURIComponent(target)}`);
    await visit.reads('请使用微信扫码完成实名认证');
    expect(await visit.stored('meedu-user-token'), 'the token is stored before the face check').to.be.a('string');
    const bizToken = rig.controls.signingIn.faceChecks$.value.all.at(-1)?.key;
    rig.controls.signingIn.passFaceCheck();
    await visit.page.clock.runFor(2500);
    await visit.reads('实名认证成功');
    await visit.arrivesAt(target);
    await visit.sees('收银台');
    expect(await visit.stored('meedu-face-check')).to.equal(null);

    expect(withoutRepeats(journeyCalls(rig.site))).to.deep.equal([
      wire.opened(),
      wire.polled(code),
      ...wire.loggedIn(loginCode, '77'),
      ...actions,
      wire.bound(NEW_ACCOUNT, smsCode, loginCode, '77'),
      ['POST /api/v3/member/tencent/faceVerify', { s_url: 'PC' }],
      ['GET /api/v3/member/tencent/faceVerify', { rule_id: '1', biz_token: bizToken }],
    ]);
    visit.expectQuiet();
  });

  it('reports an expired code, stops polling, and shows a new code at a click', async () => {
    const visit = await rig.visit('/courses', WITH_CLOCK);
    const dialog = await chooseScan(visit, await openFromHeader(visit));
    await visit.page.clock.fastForward(wire.lifeMs);
    await dialog.root.getByText('二维码已过期').waitFor();
    await expectNoPoll(visit);
    await dialog.button('刷新二维码').click();
    await dialog.root.getByText('请使用微信扫描二维码登录').waitFor();
    expect(requestCount(rig.site, wire.openPath)).to.equal(2);
    await waitForPoll(visit);
    visit.expectQuiet();
  });

  // The rest tests polling and the dialog, which do not depend on how the server is called.
  if (generation === 1) return;

  it('continues to poll after a failed answer, without a message', async () => {
    const visit = await rig.visit('/courses', WITH_CLOCK);
    await chooseScan(visit, await openFromHeader(visit));
    rig.controls.fail('scanStatus', FAULTS.badGateway);
    await waitForPoll(visit);
    await waitForPoll(visit);
    expect(await visit.toasts()).to.deep.equal([]);
    rig.controls.clearFaults();
    rig.controls.signingIn.scan({ kind: 'member', mobile: SEEDED.vip });
    await visit.page.clock.runFor(2000);
    await visit.page.getByRole('button', { name: '欧阳清扬' }).waitFor();
    visit.expectQuiet(/502/);
  });

  it('reports that no code could be loaded, and tries again at a click', async () => {
    rig.controls.fail('scanOpen', FAULTS.badGateway);
    const visit = await rig.visit('/courses', WITH_CLOCK);
    await (await openFromHeader(visit)).button('微信扫码登录').click();
    const dialog = await SignInForm.inDialog(visit, '微信扫码登录');
    await dialog.root.getByText('服务异常，请稍后重试').waitFor();
    await expectNoPoll(visit);
    rig.controls.clearFaults();
    await dialog.button('重试').click();
    await dialog.root.getByText('请使用微信扫描二维码登录').waitFor();
    visit.expectQuiet(/502/);
  });

  const DISMISSING_EVENTS = [
    { what: 'closed by Escape', leave: (visit: Visit) => visit.page.keyboard.press('Escape') },
    { what: 'closed by its button', leave: (visit: Visit) => visit.button('关闭').click() },
    { what: 'left for another login method', leave: (visit: Visit) => visit.button('其他方式登录').click() },
  ] as const;
  for (const { what, leave } of DISMISSING_EVENTS) {
    it(`stops polling once its dialog is ${what}`, async () => {
      const visit = await rig.visit('/courses', WITH_CLOCK);
      const dialog = await chooseScan(visit, await openFromHeader(visit));
      await waitForPoll(visit);
      await leave(visit);
      await dialog.root.waitFor({ state: 'detached' });
      await expectNoPoll(visit);
      visit.expectQuiet();
    });
  }
});

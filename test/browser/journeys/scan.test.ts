import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import type { SiteServer } from '../../../demo/site-server/site-server.js';
import { BREADTH } from '../../support/breadth.js';
import { type Action, journeyCalls, requestCount, withoutRepeats } from '../../support/browser/journey-calls.js';
import { onBothGenerations } from '../../support/browser/both-generations.js';
import { openFromHeader, SignInForm } from '../../support/browser/sign-in-form.js';
import type { Visit } from '../../support/browser/visit.js';
import { until } from '../../support/until.js';

/** The calls of a scan. */
interface ScanWire {
  readonly queryPath: string;
  opened(): Action;
  polled(ticket: string): Action;
  /** The call that the site sends after the phone has confirmed: none, or a login with the code that it received. */
  loggedIn(loginCode: string, msv: string): readonly Action[];
  /** `code` is the ticket's code or the login code. */
  bound(mobile: string, smsCode: string, code: string, msv: string): Action;
}

const SCAN_G1 = '/api/v3/auth/login/wechat/scan';
const SCAN_G2 = '/api/v3/auth/login/wechat-scan';

const SCAN_WIRES: Readonly<Record<Generation, ScanWire>> = {
  // docs/api/scan.md, docs/api/scan.md#register-with-a-scan-generation-1
  1: {
    queryPath: `${SCAN_G1}/query`,
    opened: () => [`GET ${SCAN_G1}`, {}],
    polled: (code) => [`GET ${SCAN_G1}/query`, { code }],
    loggedIn: () => [],
    bound: (mobile, mobile_code, code, msv) => [
      'POST /api/v3/auth/register/withWechatScan',
      { mobile, mobile_code, code, msv },
    ],
  },
  // docs/api/scan.md, docs/api/signing-in.md#code-login, docs/api/signing-in.md#register-with-a-social-account
  2: {
    queryPath: `${SCAN_G2}/query`,
    opened: () => [`POST ${SCAN_G2}/url`, { action: 'login' }],
    polled: (key) => [`GET ${SCAN_G2}/query`, { key }],
    loggedIn: (code, msv) => [['POST /api/v3/auth/login/code', { code, msv }]],
    bound: (mobile, mobile_code, code, msv) => [
      'POST /api/v3/auth/register/withSocialite',
      { mobile, mobile_code, code, msv },
    ],
  },
};

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

  it(`draws a code of 300 × 300, polls the server, and ends in a session ${BREADTH}`, async () => {
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
});

import { expect } from 'chai';

import { SEEDED, SEEDED_PASSWORD } from '../../../src/adapters/memory/seed/members.js';
import { BREADTH } from '../../support/breadth.js';
import { callsOf } from '../../support/browser/journey-calls.js';
import { onBothGenerations } from '../../support/browser/both-generations.js';
import { openFromHeader, SignInForm } from '../../support/browser/sign-in-form.js';

/** How many requests the server allows per address and minute (docs/api/README.md#rate-limit). */
const ALLOWED = 120;

onBothGenerations('The number of requests', 1, (rig) => {
  it(`stays below half of what the server allows during a whole visit ${BREADTH}`, async () => {
    rig.controls.limitRate(ALLOWED);
    const visit = await rig.visit('/');
    await visit.page.getByRole('searchbox').fill('C++');
    await visit.page.keyboard.press('Enter');
    await visit.sees('“C++”的搜索结果');
    const login = await openFromHeader(visit);
    await login.button('微信扫码登录').click();
    const scan = await SignInForm.inDialog(visit, '微信扫码登录');
    await scan.root.getByText('请使用微信扫描二维码登录').waitFor();
    await scan.button('其他方式登录').click();
    const password = await SignInForm.inDialog(visit, '登录');
    await password.fill({ mobile: SEEDED.vip, password: SEEDED_PASSWORD });
    await password.button('立即登录').click();
    await visit.page.getByRole('button', { name: '欧阳清扬' }).waitFor();
    for (const [path, heading] of [
      ['/courses', '录播课'],
      ['/study-center', '我的学习'],
      ['/member/messages', '我的消息'],
      ['/vip', '会员中心'],
    ] as const) {
      await visit.goTo(path);
      await visit.sees(heading);
    }
    await visit.page.getByRole('button', { name: '欧阳清扬' }).click();
    await visit.page.getByText('安全退出').click();
    await visit.arrivesAt('/');
    await visit.page.waitForLoadState('networkidle');
    expect(callsOf(rig.site).length).to.be.below(ALLOWED / 2);
    visit.expectQuiet();
  });
});

import { SEEDED, SEEDED_PASSWORD } from '../../src/adapters/memory/seed/members.js';
import { inEveryEngine } from './support/rig.js';

const DIALOG = '[role=dialog]';

inEveryEngine('signing in', (rig) => {
  it('by password from the header shows the member', async () => {
    const tab = await rig.visit('/courses');
    await tab.press('button', '登录', { within: 'header' });
    await tab.fill('请输入手机号', SEEDED.ordinary, DIALOG);
    await tab.fill('请输入密码', SEEDED_PASSWORD, DIALOG);
    await tab.press('button', '立即登录', { within: DIALOG });
    await tab.sees({ role: 'button', name: '林晓雨', isPart: true });
    await tab.arrivesAt('/courses');
    await tab.expectQuiet();
  });

  it('by SMS with the code that the server sent', async () => {
    const mobile = '13912345678';
    const tab = await rig.visit('/courses');
    await tab.press('button', '登录', { within: 'header' });
    await tab.press('tab', '短信登录');
    await tab.fill('请输入手机号', mobile, DIALOG);
    await tab.sees({ selector: `${DIALOG} [aria-label*="换一张图形验证码"] img` });
    const { signingIn } = rig.controls;
    await tab.fill('请输入图形验证码', signingIn.captchas$.value.all.at(-1)?.value ?? '', DIALOG);
    await tab.press('button', '发送验证码');
    await tab.until('the countdown', () => /^\d+ 秒后重发$/m.test(document.body.innerText));
    await tab.fill('请输入手机验证码', signingIn.smsCodeFor(mobile) ?? '', DIALOG);
    await tab.press('button', '立即登录', { within: DIALOG });
    await tab.until('a token', () => localStorage.getItem('meedu-user-token') !== null);
    await tab.arrivesAt('/courses');
    await tab.expectQuiet();
  });
});

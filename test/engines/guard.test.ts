import { SEEDED, SEEDED_PASSWORD } from '../../src/adapters/memory/seed/members.js';
import { inEveryEngine } from './support/rig.js';

const DIALOG = '[role=dialog]';

inEveryEngine('the guard', (rig) => {
  it('leads from a members-only page to the login page and back to the target', async () => {
    const tab = await rig.visit('/courses');
    await tab.seesPage('录播课');
    await tab.open('/member/orders');
    await tab.arrivesAt('/login?redirect=%2Fmember%2Forders');
    await tab.press('button', '登录后查看');
    await tab.fill('请输入手机号', SEEDED.ordinary, DIALOG);
    await tab.fill('请输入密码', SEEDED_PASSWORD, DIALOG);
    await tab.keys('Enter');
    await tab.arrivesAt('/member/orders');
    await tab.seesPage('所有订单');
    await tab.driver.back();
    await tab.seesPage('录播课');
    await tab.expectQuiet();
  });
});

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { inEveryEngine } from './support/rig.js';

const MEMBER = { signedInAs: SEEDED.ordinary };

inEveryEngine('signing out', (rig) => {
  it('ends the session in the other tabs, too', async () => {
    const tab = await rig.visit('/courses', MEMBER);
    const other = await tab.anotherTab('/member/orders');
    await other.seesPage('所有订单');
    await tab.press('button', '林晓雨', { within: 'header', isPart: true });
    await tab.press('button', '安全退出');
    await tab.arrivesAt('/');
    await other.arrivesAt('/login?redirect=%2Fmember%2Forders');
    await other.sees({ role: 'button', name: '登录', within: 'header' });
    await other.expectQuiet();
  });
});

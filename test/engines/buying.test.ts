import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { inEveryEngine } from './support/rig.js';

inEveryEngine('buying a course', (rig) => {
  it('leads from the course over the order and the pay page to the first lesson', async () => {
    const tab = await rig.visit('/courses/detail/19', { signedInAs: SEEDED.ordinary });
    await tab.press('link', '购买课程 ￥299');
    await tab.press('radio', '微信扫码支付', { isPart: true });
    await tab.press('button', '提交订单');
    await tab.sees({ role: 'image', name: '支付二维码' });
    await tab.reload();
    await tab.sees({ role: 'image', name: '支付二维码' });
    rig.controls.orders.complete();
    await tab.seesPage('支付成功');
    await tab.press('link', '去学习');
    await tab.arrivesAt('/courses/detail/19');
    await tab.sees({ role: 'link', name: '开始学习' });
    await tab.expectQuiet();
  });
});

import { it } from 'mocha';
import { SEEDED } from '../../../src/adapters/memory/seed/member-seed.js';
import { browserRig } from '../../support/browser/rig.js';

describe('look', () => {
  const rig = browserRig();
  it('long tasks', async function () {
    this.timeout(120000);
    const visit = await rig.visit('/member', { signedInAs: SEEDED.ordinary, width: 1000 });
    visit.page.on('console', (m) => console.log('console', m.text()));
    await visit.button('更换头像').waitFor();
    await visit.page.waitForTimeout(2000);
    await visit.page.evaluate(() => { (window as any).longest = 0; new PerformanceObserver((l) => { for (const e of l.getEntries()) { (window as any).longest = Math.max((window as any).longest, e.duration); console.info('long', e.startTime, e.duration, performance.now()); } }).observe({ type: 'longtask' } as any);
      document.addEventListener('change', () => console.info('change', performance.now()), true); });
    await visit.page.locator('input[type=file]').setInputFiles('/tmp/h8/photo.jpg');
    await visit.page.getByRole('slider').waitFor();
    await visit.page.waitForTimeout(1500);
    await visit.button('保存').click();
    await visit.reads('头像已更新');
  });
});

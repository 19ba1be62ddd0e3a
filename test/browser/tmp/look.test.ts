import { it } from 'mocha';
import { SEEDED } from '../../../src/adapters/memory/seed/member-seed.js';
import { browserRig } from '../../support/browser/rig.js';
import { readFileSync } from 'node:fs';

describe('look', () => {
  const rig = browserRig();
  it('shots', async function () {
    this.timeout(120000);
    for (const [width, dark] of [[360, false], [768, false], [1440, false], [1440, true]] as const) {
      const visit = await rig.visit('/member', { signedInAs: SEEDED.vip, width, dark, height: 900 });
      visit.page.on('console', (m) => console.log('console', m.text())); await visit.page.waitForTimeout(3000); await visit.page.screenshot({ path: '/tmp/h8/first.png' }); console.log(await visit.page.locator('main').innerText());
      await visit.button('修改昵称').waitFor();
      await visit.page.waitForTimeout(300);
      await visit.page.screenshot({ path: `/tmp/h8/page-${width}-${dark}.png`, fullPage: true });
      if (width !== 768) {
        for (const [name, file] of [['修改昵称','nick'],['换绑手机号','mobile'],['注销账号','del'],['修改密码','pw'],['开始认证','face']] as const) {
          if (await visit.button(name).count() === 0) continue;
          await visit.button(name).click();
          await visit.page.getByRole('dialog').waitFor();
          await visit.page.waitForTimeout(700);
          await visit.page.screenshot({ path: `/tmp/h8/${file}-${width}-${dark}.png` });
          await visit.page.keyboard.press('Escape');
          await visit.page.getByRole('dialog').waitFor({ state: 'detached' });
        }
      }
      try { visit.expectQuiet(); } catch (e) { console.log(String(e)); }
    }
    const visit = await rig.visit('/member', { signedInAs: SEEDED.ordinary, width: 1000 });
    await visit.page.evaluate(() => { (window as any).longest = 0; new PerformanceObserver((l) => { for (const e of l.getEntries()) { (window as any).longest = Math.max((window as any).longest, e.duration); console.info('long', e.duration); } }).observe({ type: 'longtask', buffered: false } as any); });
    const photo = readFileSync('/tmp/h8/photo.jpg');
    visit.page.on('console', (m) => console.log('console', m.text()));
    console.log('photo', photo.length);
    await visit.page.locator('input[type=file]').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
    await visit.page.getByRole('slider').waitFor();
    await visit.page.waitForTimeout(1500);
    console.log('longest opening', await visit.page.evaluate(() => (window as any).longest));
    await visit.page.screenshot({ path: '/tmp/h8/crop.png' });
    await visit.page.getByRole('slider').fill('2');
    await visit.page.locator('.reactEasyCrop_CropArea').focus();
    await visit.page.keyboard.press('ArrowLeft');
    await visit.page.screenshot({ path: '/tmp/h8/crop2.png' });
    await visit.button('保存').click();
    await visit.reads('头像已更新');
    console.log('longest all', await visit.page.evaluate(() => (window as any).longest));
    const user = rig.controls.users$.value.all.find((u) => u.mobile === SEEDED.ordinary);
    console.log(user?.avatar.slice(0, 40), user?.avatar.length);
    await visit.page.waitForTimeout(500);
    await visit.page.screenshot({ path: '/tmp/h8/after.png' });
    try { visit.expectQuiet(); } catch (e) { console.log(String(e)); }
  });
});

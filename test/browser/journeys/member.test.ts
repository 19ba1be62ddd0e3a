import { expect } from 'chai';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { BREADTH } from '../../support/breadth.js';
import { aPhoto, type ChosenFile, describeImage } from '../../support/browser/a-photo.js';
import { journeyCalls } from '../../support/browser/journey-calls.js';
import { watchDrawing } from '../../support/browser/drawn-images.js';
import { browserRig } from '../../support/browser/rig.js';
import { SignInForm } from '../../support/browser/sign-in-form.js';
import type { Visit } from '../../support/browser/visit.js';
import { anImage } from '../../support/some-images.js';

const AS_MEMBER = { signedInAs: SEEDED.ordinary };

// Here the site uses the same calls with both generations (test/contract/adapters-by-generation.ts).
describe('The member page', () => {
  const rig = browserRig({ generation: 2 });
  const account = () => rig.controls.users$.value.all.find(({ mobile }) => mobile === SEEDED.ordinary);

  async function dialogOf(visit: Visit, title: string): Promise<SignInForm> {
    const dialog = visit.page.getByRole('dialog', { name: title, exact: true });
    await dialog.waitFor();
    return new SignInForm(dialog);
  }

  const choose = (visit: Visit, file: ChosenFile) => visit.page.locator('input[type=file]').setInputFiles(file);

  it('cuts an upright square out of a photo of 12 megapixels, outside the main thread; header and tabs follow', async () => {
    const visit = await rig.visit('/member', { ...AS_MEMBER, prepare: watchDrawing });
    const other = await visit.anotherTab('/vip');
    await visit.button('更换头像').waitFor();
    await choose(visit, await aPhoto(visit.page));
    const dialog = await dialogOf(visit, '裁剪头像');
    await dialog.root.getByRole('slider', { name: '缩放' }).waitFor();
    // With the keyboard alone: the arrow key works although the image cannot move any further.
    await dialog.root.getByLabel('裁剪区域，使用方向键移动图片').press('ArrowLeft');
    await dialog.button('保存').click();
    await visit.reads('头像已更新');
    await dialog.root.waitFor({ state: 'detached' });
    const { avatar = '' } = account() ?? {};
    expect(avatar.length).to.be.lessThan(1024 * 1024);
    const drawn = await visit.page.evaluate(() => window.drawn);
    expect([drawn.length, Math.max(...drawn)]).to.deep.equal([2, 1280]);
    expect(await describeImage(visit.page, avatar)).to.deep.equal({
      size: [512, 512],
      colours: ['red', 'red', 'blue', 'blue'],
    });
    for (const tab of [visit, other]) {
      await tab.page.getByRole('banner').locator(`img[src="${avatar}"]`).waitFor();
      tab.expectQuiet();
    }
  });

  it(`moves the photo at the press of a button, for members who cannot drag it (WCAG 2.5.7) ${BREADTH}`, async () => {
    const visit = await rig.visit('/member', AS_MEMBER);
    await visit.button('更换头像').waitFor();
    await choose(visit, await aPhoto(visit.page));
    const dialog = await dialogOf(visit, '裁剪头像');
    const zoom = dialog.root.getByRole('slider', { name: '缩放' });
    await zoom.press('End');
    expect(await zoom.getAttribute('aria-valuetext')).to.equal('400%');
    const location = () =>
      dialog.root.locator('.reactEasyCrop_Image').evaluate((image) => getComputedStyle(image).transform);
    const locations = [await location()];
    for (const name of ['左移', '上移', '右移', '下移']) {
      await dialog.button(name).click();
      locations.push(await location());
    }
    expect(new Set(locations.slice(0, 4)).size).to.equal(4);
    expect(locations[4]).to.equal(locations[0]);
    visit.expectQuiet();
  });

  it(`reports an image that the browser cannot decode ${BREADTH}`, async () => {
    const visit = await rig.visit('/member', AS_MEMBER);
    await visit.button('更换头像').waitFor();
    const damaged = Buffer.from(anImage('png').bytes);
    await choose(visit, { name: 'me.png', mimeType: 'image/png', buffer: damaged });
    const dialog = await dialogOf(visit, '裁剪头像');
    await dialog.refusal.getByText('图片无法识别，可能已损坏，请换一张').waitFor();
    expect(journeyCalls(rig.site)).to.deep.equal([]);
    visit.expectQuiet();
  });
});

import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { BREADTH } from '../../support/breadth.js';
import { journeyCalls } from '../../support/browser/journey-calls.js';
import { browserRig } from '../../support/browser/rig.js';
import { SignInForm } from '../../support/browser/sign-in-form.js';
import type { Visit } from '../../support/browser/visit.js';
import { anImage } from '../../support/some-images.js';

/** A file as the browser's file dialog returns it. */
interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A JPEG APP1 segment with one entry: Exif orientation 6 (rotate 90° clockwise). */
const EXIF_ROTATED = Buffer.from('ffe1002245786966000049492a0008000000010012010300010000000600000000000000', 'hex');

/**
 * A photo of 12 megapixels as a phone stores a portrait: its pixels lie on the side, and its Exif orientation says so.
 * Upright, its upper half is red and its lower half blue.
 */
async function aPhoto(page: Page): Promise<ChosenFile> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser has no 2D canvas');
    context.fillStyle = '#f00';
    context.fillRect(0, 0, 2000, 3000);
    context.fillStyle = '#00f';
    context.fillRect(2000, 0, 2000, 3000);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
    return Array.from(new Uint8Array(await blob.arrayBuffer()));
  });
  const jpeg = Buffer.from(bytes);
  return {
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([jpeg.subarray(0, 2), EXIF_ROTATED, jpeg.subarray(2)]),
  };
}

/** The size of the image at an address, and the colours of its corners, row by row. */
function describeImage(page: Page, address: string) {
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('This browser has no 2D canvas');
    context.drawImage(image, 0, 0);
    const { width, height } = canvas;
    const colours = [
      [9, 9],
      [width - 9, 9],
      [9, height - 9],
      [width - 9, height - 9],
    ].map(([x = 0, y = 0]) => {
      const [red = 0, , blue = 0] = context.getImageData(x, y, 1, 1).data;
      return red > 200 ? 'red' : blue > 200 ? 'blue' : 'other';
    });
    return { size: [width, height], colours };
  }, address);
}

declare global {
  interface Window {
    /** The longer side of each image that was drawn, in pixels. */
    drawn: number[];
  }
}

/**
 * Makes the page throw when it uses a canvas of the document, because that blocks the main thread. Images have to be
 * read and scaled with `createImageBitmap` and `OffscreenCanvas`; `window.drawn` lists the sizes of those that are
 * drawn.
 */
function watchDrawing(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.drawn = [];
    for (const method of ['getContext', 'toBlob', 'toDataURL']) {
      Object.defineProperty(HTMLCanvasElement.prototype, method, {
        value(): never {
          throw new Error(`The page called ${method} on a canvas of the document`);
        },
      });
    }
    const context = OffscreenCanvasRenderingContext2D.prototype;
    const draw = Object.getOwnPropertyDescriptor(context, 'drawImage');
    Object.defineProperty(context, 'drawImage', {
      value(this: OffscreenCanvasRenderingContext2D, image: ImageBitmap, ...where: number[]): void {
        window.drawn.push(Math.max(image.width, image.height));
        Reflect.apply(draw?.value as () => void, this, [image, ...where]);
      },
    });
  });
}

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

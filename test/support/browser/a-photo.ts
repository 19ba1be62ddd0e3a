import type { Page } from 'playwright-core';

/** A file as the browser's file dialog returns it. */
export interface ChosenFile {
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
export async function aPhoto(page: Page): Promise<ChosenFile> {
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
export function describeImage(page: Page, address: string) {
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

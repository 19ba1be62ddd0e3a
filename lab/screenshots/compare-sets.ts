import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';

import type { Shot } from './shot.js';

/** How a screenshot differs from the one in the last set. */
export type Change =
  | { readonly kind: 'new'; readonly file: string }
  | ({ readonly kind: 'changed'; readonly file: string } & Difference);

/** The screenshots of a set that are new or differ from those of an older set. */
export async function compareSets(
  browser: Browser,
  shots: readonly Shot[],
  folders: { readonly before: string; readonly after: string },
): Promise<readonly Change[]> {
  const page = await browser.newPage();
  const changes: Change[] = [];
  for (const { file } of shots) {
    const after = await readFile(join(folders.after, file));
    const before = await readFile(join(folders.before, file)).catch(() => undefined);
    if (before === undefined) changes.push({ kind: 'new', file });
    else if (!before.equals(after)) {
      const difference = await differenceOf(page, before, after);
      // The same pixels can be encoded in different bytes, and the browser draws a round corner with tiny differences.
      if (difference.pixels > 0) changes.push({ kind: 'changed', file, ...difference });
    }
  }
  return changes;
}

/** The difference between two screenshots. */
export interface Difference {
  /** All pixels when the sizes differ. */
  readonly pixels: number;
  /** The later screenshot, pale, with the differences in red: a PNG as a data URI. */
  readonly image: string;
}

/** Of 255, in each colour: what Chromium draws differently at the edge of a round corner, and no person sees. */
const INVISIBLE = 2;

/** Compares two PNG images pixel by pixel. The browser decodes and encodes them, so that we need no package. */
export async function differenceOf(page: Page, before: Buffer, after: Buffer): Promise<Difference> {
  return page.evaluate(compare, { before: addressOf(before), after: addressOf(after), invisible: INVISIBLE });
}

function addressOf(image: Buffer): string {
  return `data:image/png;base64,${image.toString('base64')}`;
}

/**
 * Runs in the page. Anonymous functions only: tsx would insert a call of its helper for a name, which the page lacks.
 */
async function compare(images: {
  readonly before: string;
  readonly after: string;
  readonly invisible: number;
}): Promise<Difference> {
  const [before, after] = await Promise.all(
    [images.before, images.after].map(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('This browser has no canvas');
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, image.width, image.height);
    }),
  );
  if (before === undefined || after === undefined) throw new Error('Two images are needed');
  const canvas = document.createElement('canvas');
  canvas.width = after.width;
  canvas.height = after.height;
  const drawn = new ImageData(after.width, after.height);
  const sameSize = before.width === after.width && before.height === after.height;
  let pixels = 0;
  for (let at = 0; at < after.data.length; at += 4) {
    const same =
      sameSize &&
      [0, 1, 2, 3].every(
        (part) => Math.abs((before.data[at + part] ?? 0) - (after.data[at + part] ?? 0)) <= images.invisible,
      );
    if (!same) pixels += 1;
    const pale = [0, 1, 2].map((part) => 200 + (after.data[at + part] ?? 0) / 5);
    drawn.data.set(same ? [...pale, 255] : [220, 0, 0, 255], at);
  }
  canvas.getContext('2d')?.putImageData(drawn, 0, 0);
  return { pixels, image: canvas.toDataURL('image/png') };
}

import { expect } from 'chai';

import { blobFrom, newCanvas } from '../../../src/adapters/browser/canvas.js';

const IMAGE = new Blob(['image'], { type: 'image/jpeg' });

/** Firefox has the older `toBlob` too, which takes no callback. */
class FirefoxCanvas {
  convertToBlob(): Promise<Blob> {
    return Promise.resolve(IMAGE);
  }

  toBlob(): Promise<Blob> {
    return Promise.resolve(IMAGE);
  }
}

describe('the canvas of images', () => {
  const added = { OffscreenCanvas: FirefoxCanvas, createImageBitmap: () => Promise.resolve() };

  before(() => Object.assign(globalThis, added));
  after(() => {
    for (const name of Object.keys(added)) Reflect.deleteProperty(globalThis, name);
  });

  it('encodes an image in Firefox', async () => {
    expect(await blobFrom(newCanvas(1, 1), 'image/jpeg')).to.equal(IMAGE);
  });
});

import type { Page } from 'playwright-core';

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
export function watchDrawing(page: Page): Promise<unknown> {
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

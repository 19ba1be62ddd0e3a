import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** The longer sides of all pictures that were drawn, in pixels. */
    drawn: number[];
  }
}

/**
 * Leaves a page the ways that do not hold it up: pictures are read and shrunk beside the main thread (`createImageBitmap`,
 * `OffscreenCanvas`), and what is drawn is small. A canvas of the document, which is written while everybody waits, is none.
 */
export function watchDrawing(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.drawn = [];
    for (const way of ['getContext', 'toBlob', 'toDataURL']) {
      Object.defineProperty(HTMLCanvasElement.prototype, way, {
        value(): never {
          throw new Error(`A canvas of the document was asked for ${way}`);
        },
      });
    }
    const pen = OffscreenCanvasRenderingContext2D.prototype;
    const draw = Object.getOwnPropertyDescriptor(pen, 'drawImage');
    Object.defineProperty(pen, 'drawImage', {
      value(this: OffscreenCanvasRenderingContext2D, picture: ImageBitmap, ...where: number[]): void {
        window.drawn.push(Math.max(picture.width, picture.height));
        Reflect.apply(draw?.value as () => void, this, [picture, ...where]);
      },
    });
  });
}

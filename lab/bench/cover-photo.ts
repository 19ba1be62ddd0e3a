import type { Browser } from 'playwright-core';

const BYTES = 24_000;

/** A JPEG as large as a cover that an owner uploads: 720 x 405 pixels, 24 kB. */
export async function coverPhoto(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    const bytes = await page.evaluate(async (limit) => {
      const canvas = new OffscreenCanvas(720, 405);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('This browser has no 2D canvas');
      for (let spot = 0; spot < 4000; spot += 1) {
        context.fillStyle = `hsl(${String((spot * 37) % 360)} 60% ${String(30 + (spot % 50))}% / 50%)`;
        context.beginPath();
        context.arc((spot * 131) % 720, (spot * 71) % 405, 4 + ((spot * 13) % 40), 0, 7);
        context.fill();
      }
      for (let quality = 0.9; quality > 0.1; quality -= 0.05) {
        const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality });
        if (photo.size <= limit) return Array.from(new Uint8Array(await photo.arrayBuffer()));
      }
      throw new Error('The photo does not become small enough');
    }, BYTES);
    return Buffer.from(bytes);
  } finally {
    await page.close();
  }
}

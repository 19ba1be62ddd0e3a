/** The 2D context of a canvas that draws off the main thread. */
export function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('The browser draws no images');
  return context;
}

/**
 * Decodes an image off the main thread, applies its EXIF orientation, and scales it down until its longer side is at most
 * `side` pixels. An animation gives its first frame. Rejects when the browser cannot decode the image. The size is known
 * only after decoding.
 */
export async function readImage(blob: Blob, side: number): Promise<ImageBitmap> {
  const whole = await createImageBitmap(blob);
  const { width, height } = scaledSize(whole, side);
  if (width === whole.width && height === whole.height) return whole;
  const small = await createImageBitmap(whole, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
  whole.close();
  return small;
}

function scaledSize({ width, height }: ImageBitmap, side: number) {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      // `readAsDataURL` results in a string.
      resolve(typeof reader.result === 'string' ? reader.result : '');
    };
    reader.onerror = () => {
      reject(new Error('The image could not be read', { cause: reader.error }));
    };
    reader.readAsDataURL(blob);
  });
}

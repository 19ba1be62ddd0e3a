/** A canvas for images in any browser. Only newer browsers can draw and decode off the main thread. */
export type Canvas = OffscreenCanvas | HTMLCanvasElement;

export interface ReadImage {
  readonly source: CanvasImageSource;
  readonly width: number;
  readonly height: number;
  /** Frees the memory of the image. */
  close(): void;
}

/** Safari before 16.4 has no `OffscreenCanvas`, and no `createImageBitmap` before 15. */
const hasOffscreenCanvas = (): boolean =>
  typeof OffscreenCanvas === 'function' && typeof createImageBitmap === 'function';

export function newCanvas(width: number, height: number): Canvas {
  if (hasOffscreenCanvas()) return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

export function contextOf(canvas: Canvas): OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D {
  const context = isElement(canvas)
    ? canvas.getContext('2d', { willReadFrequently: true })
    : canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('The browser draws no images');
  return context;
}

/** Not by `toBlob`: in Firefox, an `OffscreenCanvas` has a method of that name, which never calls back. */
function isElement(canvas: Canvas): canvas is HTMLCanvasElement {
  return !('convertToBlob' in canvas);
}

export function blobFrom(canvas: Canvas, type: string, quality?: number): Promise<Blob> {
  if (!isElement(canvas)) {
    return canvas.convertToBlob({ type, ...(quality !== undefined && { quality }) });
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob === null) reject(new Error('The browser does not encode images'));
        else resolve(blob);
      },
      type,
      quality,
    );
  });
}

/**
 * Decodes an image, applies its EXIF orientation, and scales it down until its longer side is at most `side` pixels. An
 * animation gives its first frame. Rejects when the browser cannot decode the image.
 */
export async function readImage(blob: Blob, side: number): Promise<ReadImage> {
  return hasOffscreenCanvas() ? readBitmap(blob, side) : readElement(blob, side);
}

/** `createImageBitmap` decodes and scales off the main thread. The size is known only after decoding. */
async function readBitmap(blob: Blob, side: number): Promise<ReadImage> {
  const whole = await createImageBitmap(blob);
  const { width, height } = scaledSize(whole, side);
  if (width === whole.width && height === whole.height) return readImageOf(whole);
  const small = await createImageBitmap(whole, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
  whole.close();
  return readImageOf(small);
}

function readImageOf(bitmap: ImageBitmap): ReadImage {
  const { width, height } = bitmap;
  const close = (): void => {
    bitmap.close();
  };
  return { source: bitmap, width, height, close };
}

async function readElement(blob: Blob, side: number): Promise<ReadImage> {
  const image = new Image();
  // Content-Security-Policy: `img-src` allows `data:`, and not `blob:`.
  image.src = await dataUrl(blob);
  await image.decode();
  const size = scaledSize({ width: image.naturalWidth, height: image.naturalHeight }, side);
  return { source: image, ...size, close: () => undefined };
}

function scaledSize({ width, height }: { readonly width: number; readonly height: number }, side: number) {
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

import { defer, type Observable } from 'rxjs';

import { AVATAR_BYTES, AVATAR_SIDE_PX, avatarName, type Square } from '../../domain/member/avatar-rules.js';
import type { PictureFile } from '../../domain/member/picture-file.js';
import type { OpenPicture, PictureDesk } from '../../domain/ports/browser/picture-desk.port.js';

/** The longest side of what is looked at: twice the square, so that half of a picture is still sharp. */
const VIEW_SIDE_PX = 1280;
const JPEG_QUALITY = 0.9;
const PNG = 'image/png';
const JPEG = 'image/jpeg';

/**
 * Pictures by the browser's own means. `createImageBitmap` reads and shrinks beside the main thread, and turns a photo as
 * its camera says; what is drawn afterwards is small. The address is one of data: the policy of the page knows no other.
 */
export class WebPictureDesk implements PictureDesk {
  open({ bytes, mediaType }: PictureFile): Observable<OpenPicture> {
    return defer(async () => {
      const blob = new Blob([bytes], { type: mediaType });
      const small = await shrunk(blob, VIEW_SIDE_PX);
      const { width, height } = small;
      const canvas = new OffscreenCanvas(width, height);
      contextOf(canvas).drawImage(small, 0, 0);
      small.close();
      const seenThrough = mediaType !== JPEG && hasHoles(canvas);
      const view = await canvas.convertToBlob({ type: seenThrough ? PNG : JPEG, quality: JPEG_QUALITY });
      return { address: await dataAddress(view), width, height };
    });
  }

  cut({ address }: OpenPicture, { x, y, side }: Square): Observable<PictureFile> {
    return defer(async () => {
      const view = await createImageBitmap(blobOf(address));
      const size = Math.min(AVATAR_SIDE_PX, Math.round(side));
      const canvas = new OffscreenCanvas(size, size);
      const context = contextOf(canvas);
      context.imageSmoothingQuality = 'high';
      context.drawImage(view, x, y, side, side, 0, 0, size, size);
      view.close();
      return fileOf(await encoded(canvas, address.startsWith(`data:${PNG}`)));
    });
  }
}

/** Reads a picture and makes it small in one go. Only a picture that has been read tells how large it is. */
async function shrunk(blob: Blob, side: number): Promise<ImageBitmap> {
  const whole = await createImageBitmap(blob);
  const scale = side / Math.max(whole.width, whole.height);
  if (scale >= 1) return whole;
  const small = await createImageBitmap(whole, {
    resizeWidth: Math.max(1, Math.round(whole.width * scale)),
    resizeHeight: Math.max(1, Math.round(whole.height * scale)),
    resizeQuality: 'high',
  });
  whole.close();
  return small;
}

/** What can be seen through stays so, unless it is too heavy for the server: then it stands on white. */
async function encoded(canvas: OffscreenCanvas, seenThrough: boolean): Promise<Blob> {
  if (seenThrough) {
    const png = await canvas.convertToBlob({ type: PNG });
    if (png.size <= AVATAR_BYTES) return png;
    const context = contextOf(canvas);
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas.convertToBlob({ type: JPEG, quality: JPEG_QUALITY });
}

async function fileOf(blob: Blob): Promise<PictureFile> {
  return { name: avatarName(blob.type), mediaType: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()) };
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('The browser draws no pictures');
  return context;
}

function hasHoles(canvas: OffscreenCanvas): boolean {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      // Read as an address, it is a text.
      resolve(typeof reader.result === 'string' ? reader.result : '');
    };
    reader.onerror = () => {
      reject(new Error('The picture could not be read', { cause: reader.error }));
    };
    reader.readAsDataURL(blob);
  });
}

/** `fetch` of a data address would ask the policy. */
function blobOf(address: string): Blob {
  const [head = '', body = ''] = address.split(',');
  const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: /data:([^;]+)/.exec(head)?.[1] ?? '' });
}

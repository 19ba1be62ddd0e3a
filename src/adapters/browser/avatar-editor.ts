import { defer, type Observable } from 'rxjs';

import { avatarName, type ImageFile, type Square } from '../../domain/member/avatar.js';
import { AVATAR_BYTES, AVATAR_SIDE_PX } from '../../domain/member/limits.js';
import type { OpenImage, AvatarEditor } from '../../domain/ports/avatar-editor.js';
import { contextOf, dataUrl, readImage } from './canvas.js';

/**
 * The longest side of the image that is displayed for cropping: twice the avatar's side, so that a crop to half of the
 * image is still sharp.
 */
const VIEW_SIDE_PX = 1280;
const JPEG_QUALITY = 0.9;
const PNG = 'image/png';
const JPEG = 'image/jpeg';

/**
 * Crops and scales images on a canvas. Images are returned as data URIs, because the page's Content Security Policy
 * does not allow `blob:` URLs.
 */
export class WebAvatarEditor implements AvatarEditor {
  open({ bytes, mediaType }: ImageFile): Observable<OpenImage> {
    return defer(async () => {
      const small = await readImage(new Blob([bytes], { type: mediaType }), VIEW_SIDE_PX);
      const { width, height } = small;
      const canvas = new OffscreenCanvas(width, height);
      const context = contextOf(canvas);
      context.imageSmoothingQuality = 'high';
      context.drawImage(small, 0, 0, width, height);
      small.close();
      const hasTransparency = mediaType !== JPEG && hasTransparentPixels(canvas);
      const view = await canvas.convertToBlob({ type: hasTransparency ? PNG : JPEG, quality: JPEG_QUALITY });
      return { address: await dataUrl(view), width, height };
    });
  }

  cut({ address }: OpenImage, { x, y, side }: Square): Observable<ImageFile> {
    return defer(async () => {
      const view = await readImage(blobOf(address), VIEW_SIDE_PX);
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

/** Preserves transparency unless the file would be too large for the server: then the background becomes white. */
async function encoded(canvas: OffscreenCanvas, hasTransparency: boolean): Promise<Blob> {
  if (hasTransparency) {
    const png = await canvas.convertToBlob({ type: PNG });
    if (png.size <= AVATAR_BYTES) return png;
    const context = contextOf(canvas);
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas.convertToBlob({ type: JPEG, quality: JPEG_QUALITY });
}

async function fileOf(blob: Blob): Promise<ImageFile> {
  return { name: avatarName(blob.type), mediaType: blob.type, bytes: new Uint8Array(await blob.arrayBuffer()) };
}

function hasTransparentPixels(canvas: OffscreenCanvas): boolean {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

/** Decodes a data URI. The Content Security Policy would not let `fetch` do it. */
function blobOf(address: string): Blob {
  const [head = '', body = ''] = address.split(',');
  const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: /data:([^;]+)/.exec(head)?.[1] ?? '' });
}

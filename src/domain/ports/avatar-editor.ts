import type { Observable } from 'rxjs';

import { token } from '../kernel/token.js';
import type { ImageFile, Square } from '../member/avatar.js';

/** A decoded image, upright, and scaled down for display. */
export interface OpenImage {
  /** A `data:` URL, which needs no release. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes and crops images without blocking the page. Calls are cold, emit once and complete; they fail with the
 * browser's own error when the file is not an image that the browser can decode.
 */
export interface AvatarEditor {
  /** The first frame of an image, rotated as its EXIF orientation requires. */
  open(file: ImageFile): Observable<OpenImage>;
  /** A square of an opened image, with sides of at most 512 pixels: PNG if it has transparent pixels, else JPEG. */
  cut(image: OpenImage, square: Square): Observable<ImageFile>;
}

export const AVATAR_EDITOR = token<AvatarEditor>('AvatarEditor');

import type { Observable } from 'rxjs';

import { token } from '../../kernel/token.js';
import type { PictureFile, Square } from '../../member/avatar.js';

/** A picture that has been read, upright, and made small enough to be looked at. */
export interface OpenPicture {
  /** A data address: nothing has to be given back. */
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Reads pictures and cuts squares out of them, without holding up the page. Calls are cold, emit once and complete;
 * they fail with whatever the browser fails with, where a file is no picture that it knows.
 */
export interface PictureDesk {
  /** The first frame of a picture, turned as its camera says. */
  open(file: PictureFile): Observable<OpenPicture>;
  /** A square of what was opened, with sides of at most 512 pixels: PNG where something is to be seen through, else JPEG. */
  cut(picture: OpenPicture, square: Square): Observable<PictureFile>;
}

export const PICTURE_DESK = token<PictureDesk>('PictureDesk');

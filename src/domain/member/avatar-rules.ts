import { isAnimated, pictureKind } from './picture-kind.js';
import type { PictureFile } from './picture-file.js';
import * as says from './words.js';

/** The longest side of what is sent, in pixels, and how much it may weigh in bytes (pages §11; pages API 3.20). */
export const AVATAR_SIDE_PX = 512;
export const AVATAR_BYTES = 1024 * 1024;
/** What a member may choose: more than a phone's best photo weighs, and less than would fill its memory. */
const CHOSEN_BYTES = 20 * 1024 * 1024;

/** What the browser's dialog for files offers. */
export const AVATAR_TYPES = 'image/png,image/jpeg,image/gif,image/webp';

/** A square of a picture, in pixels of what is on view. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Why a file of that many bytes is refused before it is read into memory; `undefined` when it may be read. */
export function sizeFault(bytes: number): string | undefined {
  return bytes > CHOSEN_BYTES ? says.PICTURE_TOO_LARGE : undefined;
}

/** Why the content of a file cannot become an avatar; `undefined` when it may. */
export function chosenFault(file: PictureFile): string | undefined {
  return pictureKind(file.bytes) === undefined ? says.PICTURE_KINDS : undefined;
}

/** What is to be said of a picture that can; `undefined` for nothing. */
export function chosenNote(file: PictureFile): string | undefined {
  return isAnimated(file.bytes) ? says.ANIMATED : undefined;
}

/** The name it is sent under: that of the server's own kinds (pages API 3.20). */
export function avatarName(mediaType: string): string {
  return `avatar.${mediaType === 'image/png' ? 'png' : 'jpg'}`;
}

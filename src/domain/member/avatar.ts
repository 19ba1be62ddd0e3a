import * as says from './strings.js';

/** A picture that the member chose on their device. */
export interface PictureFile {
  readonly name: string;
  /** `image/png` and the like. */
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The kinds of pictures that a member may choose (pages §11). */
export type PictureKind = 'png' | 'jpeg' | 'gif' | 'webp';

/** What a file is by what stands in it, whatever it is called; `undefined` when it is none of them. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (hasText(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (hasText(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (hasText(bytes, 0, 'GIF8')) return 'gif';
  return hasText(bytes, 0, 'RIFF') && hasText(bytes, 8, 'WEBP') ? 'webp' : undefined;
}

/** Whether a picture moves: only its first frame can be cut. What is damaged counts as still. */
export function isAnimated(bytes: Uint8Array): boolean {
  switch (pictureKind(bytes)) {
    case 'png':
      return hasPngAnimation(bytes);
    case 'gif':
      return hasGifFrames(bytes, 2);
    case 'webp':
      // The flag of an extended file (RFC 9649).
      return hasText(bytes, 12, 'VP8X') && ((bytes[20] ?? 0) & 0b10) !== 0;
    case 'jpeg':
    case undefined:
      return false;
  }
}

/** An animated PNG says so in a chunk before the first that holds picture (PNG, third edition). */
function hasPngAnimation(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length && !hasText(bytes, at + 4, 'IDAT'); at += view.getUint32(at) + 12) {
    if (hasText(bytes, at + 4, 'acTL')) return true;
  }
  return false;
}

const GIF_EXTENSION = 0x21;
const GIF_FRAME = 0x2c;

/** Walks over the blocks of a GIF (GIF89a) until so many frames have been met. */
function hasGifFrames(bytes: Uint8Array, wanted: number): boolean {
  let at = 13 + colourTable(bytes[10]);
  let frames = 0;
  for (;;) {
    if (bytes[at] === GIF_FRAME) {
      frames += 1;
      if (frames === wanted) return true;
      at = afterSubBlocks(bytes, at + 11 + colourTable(bytes[at + 9]));
    } else if (bytes[at] === GIF_EXTENSION) {
      at = afterSubBlocks(bytes, at + 2);
    } else {
      // The end, of the film or of a file that was cut off.
      return false;
    }
  }
}

/** Bytes of the colour table that a packed field tells of. */
function colourTable(packed = 0): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0;
}

function afterSubBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  for (let length = bytes[at]; length !== undefined && length !== 0; length = bytes[at]) at += length + 1;
  return at + 1;
}

function hasText(bytes: Uint8Array, at: number, text: string): boolean {
  return Array.from(text).every((letter, index) => bytes[at + index] === letter.charCodeAt(0));
}

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

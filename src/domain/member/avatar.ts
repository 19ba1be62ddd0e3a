import * as strings from './strings.js';

/** An image file that the member chose on their device. */
export interface ImageFile {
  readonly name: string;
  /** The MIME type, such as `image/png`. */
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The image formats that a member may choose (docs/spec/member.md#avatar). */
export type ImageKind = 'png' | 'jpeg' | 'gif' | 'webp';

/** Detects the format from the content, whatever the file is called; `undefined` for any other format. */
export function imageKind(bytes: Uint8Array): ImageKind | undefined {
  if (hasText(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (hasText(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (hasText(bytes, 0, 'GIF8')) return 'gif';
  return hasText(bytes, 0, 'RIFF') && hasText(bytes, 8, 'WEBP') ? 'webp' : undefined;
}

/** True for an animated image, of which only the first frame can be cropped. A damaged file counts as not animated. */
export function isAnimated(bytes: Uint8Array): boolean {
  switch (imageKind(bytes)) {
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

/** An animated PNG has an `acTL` chunk before its first image data (PNG, third edition). */
function hasPngAnimation(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length && !hasText(bytes, at + 4, 'IDAT'); at += view.getUint32(at) + 12) {
    if (hasText(bytes, at + 4, 'acTL')) return true;
  }
  return false;
}

const GIF_EXTENSION = 0x21;
const GIF_FRAME = 0x2c;

/** Walks the blocks of a GIF (GIF89a) until `wanted` frames are found. */
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
      // The trailer block, or the end of a truncated file.
      return false;
    }
  }
}

/** Size of the colour table in bytes, from the packed field. */
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

/** The size limit of the chosen file: larger than any phone photo, smaller than would exhaust a phone's memory. */
const CHOSEN_BYTES = 20 * 1024 * 1024;

/** The types that the browser's file dialog offers. */
export const AVATAR_TYPES = 'image/png,image/jpeg,image/gif,image/webp';

/** A square of an image, in pixels of the displayed image. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Why a file of this size is refused before it is read into memory; `undefined` when it may be read. */
export function sizeFault(bytes: number): string | undefined {
  return bytes > CHOSEN_BYTES ? strings.IMAGE_TOO_LARGE : undefined;
}

/** Why a file cannot become an avatar; `undefined` when it can. */
export function chosenFault(file: ImageFile): string | undefined {
  return imageKind(file.bytes) === undefined ? strings.IMAGE_KINDS : undefined;
}

/** A hint about a file that can become an avatar; `undefined` when there is none. */
export function chosenHint(file: ImageFile): string | undefined {
  return isAnimated(file.bytes) ? strings.ANIMATED : undefined;
}

/** The file name for the upload, with an extension that the server accepts (docs/api/member.md). */
export function avatarName(mediaType: string): string {
  return `avatar.${mediaType === 'image/png' ? 'png' : 'jpg'}`;
}

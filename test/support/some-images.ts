import type { ImageFile } from '../../src/domain/member/avatar.js';

type Sort = 'png' | 'animated png' | 'gif' | 'gif with a comment' | 'animated gif' | 'jpeg' | 'webp' | 'animated webp';

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const PNG = [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a];
/** A PNG chunk: length, name, content, checksum (which the code under test does not read). */
const chunk = (name: string, content: readonly number[]) => [
  0,
  0,
  0,
  content.length,
  ...ascii(name),
  ...content,
  0,
  0,
  0,
  0,
];
const HEADER = chunk('IHDR', [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0]);
/** One pixel by one, with a colour table of two entries. */
const GIF = [...ascii('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
const FRAME = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
/** A frame with a colour table of its own. */
const FRAME_IN_COLOUR = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, 0, 0, 0, 255, 255, 255, 2, 2, 0x44, 1, 0];
const COMMENT = [0x21, 0xfe, 3, ...ascii('a,b'), 2, ...ascii(',,'), 0];
const END = [0x3b];
const webp = (kind: string, flags: number) => [
  ...ascii('RIFF'),
  30,
  0,
  0,
  0,
  ...ascii(`WEBP${kind}`),
  10,
  0,
  0,
  0,
  flags,
];

const BYTES: Readonly<Record<Sort, readonly number[]>> = {
  png: [...PNG, ...HEADER, ...chunk('IDAT', [1]), ...chunk('acTL', [1])],
  'animated png': [...PNG, ...HEADER, ...chunk('acTL', [0, 0, 0, 2]), ...chunk('IDAT', [1])],
  gif: [...GIF, ...FRAME, ...END],
  'gif with a comment': [...GIF, ...COMMENT, ...FRAME_IN_COLOUR, ...END],
  'animated gif': [...GIF, ...COMMENT, ...FRAME_IN_COLOUR, ...COMMENT, ...FRAME, ...END],
  jpeg: [0xff, 0xd8, 0xff, 0xe0, 0, 16],
  webp: webp('VP8X', 0b10000),
  'animated webp': webp('VP8X', 0b10010),
};

/** The first bytes of an image: enough to detect its type. */
export function anImage(sort: Sort): ImageFile {
  const type = sort.split(' ').at(sort.startsWith('animated') ? 1 : 0) ?? '';
  return { name: `me.${type}`, mediaType: `image/${type}`, bytes: new Uint8Array(BYTES[sort]) };
}

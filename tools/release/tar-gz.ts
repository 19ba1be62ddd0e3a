import { gzipSync } from 'node:zlib';

const BLOCK_BYTES = 512;
/** The unit in which tar programs read; archives are padded to it. */
const RECORD_BYTES = 20 * BLOCK_BYTES;
const MAX_NAME_BYTES = 100;

/**
 * A compressed tar archive (ustar) of files by path, readable for every user and owned by root. Names are sorted, and every
 * file has the given time in seconds, so the same files have the same bytes on every machine. Throws for a name over 100 bytes.
 */
export function tarGz(files: ReadonlyMap<string, Buffer>, seconds: number): Buffer {
  const entries = [...files.keys()].sort().flatMap((path) => {
    const content = files.get(path) ?? Buffer.alloc(0);
    return [header(path, content.length, seconds), content, padding(content.length, BLOCK_BYTES)];
  });
  const size = entries.reduce((sum, { length }) => sum + length, 2 * BLOCK_BYTES);
  const end = [Buffer.alloc(2 * BLOCK_BYTES), padding(size, RECORD_BYTES)];
  const packed = gzipSync(Buffer.concat([...entries, ...end]), { level: 9 });
  // Node writes the operating system into this byte; 255 means "unknown" (RFC 1952 §2.3.1).
  packed[9] = 255;
  return packed;
}

function header(path: string, size: number, seconds: number): Buffer {
  if (Buffer.byteLength(path) > MAX_NAME_BYTES) throw new Error(`The name is too long for an archive: ${path}`);
  const block = Buffer.alloc(BLOCK_BYTES);
  const octal = (value: number, digits: number): string => `${value.toString(8).padStart(digits, '0')}\0`;
  block.write(path, 0);
  block.write(octal(0o644, 7), 100);
  block.write(octal(0, 7), 108);
  block.write(octal(0, 7), 116);
  block.write(octal(size, 11), 124);
  block.write(octal(seconds, 11), 136);
  // The checksum is computed with blanks in its own field.
  block.write(' '.repeat(8), 148);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  block.write('root', 265);
  block.write('root', 297);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 6)} `, 148);
  return block;
}

function padding(length: number, unit: number): Buffer {
  return Buffer.alloc((unit - (length % unit)) % unit);
}

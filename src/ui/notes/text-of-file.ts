/**
 * The text of a file as an editor has saved it: in UTF-16 with a byte order mark, in UTF-8, or in GBK. Throws where the
 * bytes are no text (docs/spec/notes.md#file).
 */
export function textOfFile(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded(bytes, 'utf-16be');
  try {
    return decoded(bytes, 'utf-8');
  } catch (error) {
    // Many bytes of a damaged file in UTF-8 would be GBK, too, as other characters.
    if (isMostlyUtf8(bytes)) throw error;
    return decoded(bytes, 'gb18030');
  }
}

function decoded(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}

function isMostlyUtf8(bytes: Uint8Array): boolean {
  const characters = new TextDecoder().decode(bytes).replace(/\p{ASCII}/gu, '');
  const readable = characters.replaceAll('\ufffd', '');
  return readable.length * 2 > characters.length;
}

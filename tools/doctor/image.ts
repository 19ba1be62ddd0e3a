/** The first bytes of some image formats, in hexadecimal. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  png: /^89504e470d0a1a0a/,
  jpeg: /^ffd8ff/,
  gif: /^47494638/,
  webp: /^52494646.{8}57454250/,
};

/** Whether bytes start like an image. A browser displays such a file in an `<img>` whatever type the server names. */
export function beginsAsImage(bytes: Buffer): boolean {
  const beginning = bytes.subarray(0, 16).toString('hex');
  return Object.values(BEGINNINGS).some((pattern) => pattern.test(beginning));
}

/** Whether a text is an image that an `<img>` can display without a request: a data URL that contains the image. */
export function isImage(text: string): boolean {
  const {
    format = '',
    encoding,
    payload = '',
  } = /^data:image\/(?<format>[\w.+-]+)(?:;[\w-]+=[^;,]*)*(?<encoding>;base64)?,\s*(?<payload>.+)$/is.exec(text)
    ?.groups ?? {};
  if (payload.trim() === '') return false;
  if (encoding === undefined) return true;
  const bytes = Buffer.from(payload, 'base64');
  // Node skips characters that are not base64; a browser then displays nothing.
  if (!/^[A-Za-z0-9+/\s]+={0,2}\s*$/.test(payload) || bytes.length === 0) return false;
  return BEGINNINGS[format.toLowerCase()]?.test(bytes.subarray(0, 16).toString('hex')) ?? true;
}

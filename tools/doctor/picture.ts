/** How the files of some formats begin, in hexadecimal. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  png: /^89504e470d0a1a0a/,
  jpeg: /^ffd8ff/,
  gif: /^47494638/,
  webp: /^52494646.{8}57454250/,
};

/** Whether bytes begin as a picture does. A browser shows such a file in an `<img>` whatever type the server names. */
export function beginsAsPicture(bytes: Buffer): boolean {
  const beginning = bytes.subarray(0, 16).toString('hex');
  return Object.values(BEGINNINGS).some((pattern) => pattern.test(beginning));
}

/** Whether a text is a picture that an `<img>` can show without asking anybody: a data address with the picture in it. */
export function isPicture(text: string): boolean {
  const {
    format = '',
    encoding,
    payload = '',
  } = /^data:image\/(?<format>[\w.+-]+)(?:;[\w-]+=[^;,]*)*(?<encoding>;base64)?,\s*(?<payload>.+)$/is.exec(text)
    ?.groups ?? {};
  if (payload.trim() === '') return false;
  if (encoding === undefined) return true;
  const bytes = Buffer.from(payload, 'base64');
  // Node skips what is no base64; a browser shows nothing at all.
  if (!/^[A-Za-z0-9+/\s]+={0,2}\s*$/.test(payload) || bytes.length === 0) return false;
  return BEGINNINGS[format.toLowerCase()]?.test(bytes.subarray(0, 16).toString('hex')) ?? true;
}

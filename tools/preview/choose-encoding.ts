/** The encodings that the build makes, best first, and what their files are called. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** The best encoding that the browser takes and `has` knows a file of (RFC 9110 §12.5.3); `undefined` for none. */
export function chooseEncoding(acceptEncoding: string, has: (suffix: string) => boolean): Encoding | undefined {
  const accepted = new Set(
    acceptEncoding
      .split(',')
      .map((offer) => offer.trim().toLowerCase())
      .filter((offer) => !/;\s*q=0(?:\.0*)?$/.test(offer))
      .map((offer) => offer.replace(/\s*;.*$/, '')),
  );
  return ENCODINGS.find(({ name, suffix }) => accepted.has(name) && has(suffix));
}

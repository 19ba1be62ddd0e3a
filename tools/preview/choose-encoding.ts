/** The encodings that the build creates, best first, and the suffixes of their files. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/**
 * The best encoding that the browser accepts and of which `has` finds a file (RFC 9110 §12.5.3); `undefined` for none.
 */
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

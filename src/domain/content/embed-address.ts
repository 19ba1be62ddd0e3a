/**
 * The address of a player of another site as editors write it, often without a scheme; `undefined` for any other. It is
 * https, which the policy demands of frames, and has no user name: Chromium loads no such frame.
 */
export function embedAddress(source: string): string | undefined {
  const url = source.trim().replace(/^(?:http:)?\/\//i, 'https://');
  return /^https:\/\/[^\s/?@]+(?:[/?]|$)/i.test(url) ? url : undefined;
}

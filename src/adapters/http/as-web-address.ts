import { asWords } from './wire.js';

/** An address on the web. A bare word, a path or a script is none: who is sent there never arrives. */
export function asWebAddress(value: unknown): string | undefined {
  const text = asWords(value);
  if (text === undefined || !/^(?:https?:)?\/\//i.test(text)) return undefined;
  try {
    // The base gives a scheme to an address that has none, and is of no other use.
    return new URL(text, 'https://base').host && text;
  } catch {
    return undefined;
  }
}

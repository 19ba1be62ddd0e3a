import { asWords } from './wire.js';

/** A picture in a data address. WeChat's have a blank after the comma (API 2.12), of which nobody promises to show them. */
export function asDataImage(value: unknown): string | undefined {
  return asWords(value)?.replace(/\s+/g, '');
}

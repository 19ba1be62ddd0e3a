import { INNER_NETWORK } from './server-words.js';

/** What the server writes where it could not place the address of a writer, and of its own network (pages API 3.8). */
const NO_PROVINCE: ReadonlySet<string> = new Set(['', 'UNKNOWN', INNER_NETWORK]);

/** The province a comment was written in, where the server knows one that tells a reader anything. */
export function meaningfulProvince(name: string): string | undefined {
  return NO_PROVINCE.has(name.trim().toUpperCase()) ? undefined : name.trim();
}

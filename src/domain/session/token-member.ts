import { storedFields } from '../kernel/stored-json.js';
import type { Session } from './session.js';

const BASE64_URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Decodes each byte to one character. Only ASCII text comes out right: enough for the structure of JSON and for
 * numbers.
 */
function decodeBytes(text: string): string {
  let bits = 0;
  let decoded = '';
  for (const [index, digit] of Array.from(text, (character) => BASE64_URL.indexOf(character)).entries()) {
    bits = ((bits << 6) | digit) & 0xffff;
    const surplus = (6 * (index + 1)) % 8;
    if (surplus < 6) decoded += String.fromCharCode((bits >> surplus) & 0xff);
  }
  return decoded;
}

/**
 * The id of the member to whom a token was issued (docs/api/README.md#tokens); `undefined` if the token contains none.
 */
export function memberOfToken(token: string): number | undefined {
  const [, payload = ''] = token.split('.');
  const { sub } = storedFields(decodeBytes(payload));
  const id = typeof sub === 'string' ? Number(sub) : sub;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/**
 * The member who owns what the visitor types: known from the token before the server has confirmed it, and if the
 * server refuses the token. It gives no access to anything of the server.
 */
export function writerOf({ memberId, ownToken }: Pick<Session, 'memberId' | 'ownToken'>): number | undefined {
  return memberId ?? (ownToken === undefined ? undefined : memberOfToken(ownToken));
}

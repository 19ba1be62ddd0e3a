import { normaliseOneTimeCode } from '../text/typed-codes.js';
import type { ProvenMobile } from '../ports/sign-in-gateway.js';

/**
 * Normalises a mobile number for the server (docs/spec/signing-in.md#mobile-number): the digits as the visitor reads
 * them, without the prefix of China. It does not check the length or anything else; the server does.
 */
export function normaliseMobile(typed: string): string {
  return normaliseOneTimeCode(typed)
    .replace(/[().]/g, '')
    .replace(/^(?:tel:|(?:\+|00)86)+/i, '');
}

/** Normalises a typed mobile number and SMS code for the server. */
export function normaliseProof({ mobile, smsCode }: ProvenMobile): ProvenMobile {
  return { mobile: normaliseMobile(mobile), smsCode: normaliseOneTimeCode(smsCode) };
}

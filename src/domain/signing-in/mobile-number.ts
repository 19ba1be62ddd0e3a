import type { ProvenMobile } from '../ports/server/sign-in-gateway.js';

const FULL_WIDTH_ZERO = 0xff10;

/**
 * Normalises a mobile number for the server (docs/spec/signing-in.md#mobile-number): removes spaces, dashes and a
 * leading +86, and converts full-width digits. It does not check the length or anything else; the server does.
 */
export function normaliseMobile(typed: string): string {
  return typed
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - FULL_WIDTH_ZERO))
    .replace(/[\s\p{Dash_Punctuation}\u200b-\u200f\u202a-\u202e\ufeff]/gu, '')
    .replace(/^[+＋]86/, '');
}

/** Normalises a typed mobile number and SMS code for the server. */
export function normaliseProof({ mobile, smsCode }: ProvenMobile): ProvenMobile {
  return { mobile: normaliseMobile(mobile), smsCode: smsCode.trim() };
}

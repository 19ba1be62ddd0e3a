import type { ProvenMobile } from '../ports/server/sign-in-gateway.js';

const FULL_WIDTH_ZERO = 0xff10;

/**
 * A mobile as the server knows it (clarifications §8): without spaces and dashes, with plain digits, without a
 * leading +86. No rule about its length is invented; whatever else was typed is left for the server to judge.
 */
export function normaliseMobile(typed: string): string {
  return typed
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - FULL_WIDTH_ZERO))
    .replace(/[\s\p{Dash_Punctuation}\u200b-\u200f\u202a-\u202e\ufeff]/gu, '')
    .replace(/^[+＋]86/, '');
}

/** A mobile and the code that an SMS brought to it, as they were typed, in the way the server knows them. */
export function normaliseProof({ mobile, smsCode }: ProvenMobile): ProvenMobile {
  return { mobile: normaliseMobile(mobile), smsCode: smsCode.trim() };
}

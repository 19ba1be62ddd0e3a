import type { Invited, ProvenMobile } from '../../../domain/ports/server/sign-in-gateway.js';

/** The body of the calls that bind a mobile to a new account (API 2.11, 2.13). */
export function writeBinding({ mobile, smsCode, code, msv }: ProvenMobile & Invited & { readonly code: string }) {
  return { ...writeProof({ mobile, smsCode }), code, msv };
}

/** The code is sent as a string: as a number it never matches (API 1.11). */
export function writeProof({ mobile, smsCode }: ProvenMobile) {
  return { mobile, mobile_code: smsCode };
}

import type { Invited, ProvenMobile } from '../../../domain/ports/sign-in-gateway.js';

/**
 * The body of the calls that bind a mobile to a new account (docs/api/signing-in.md#register-with-a-social-account,
 * docs/api/scan.md#register-with-a-scan-generation-1).
 */
export function writeBinding({ mobile, smsCode, code, msv }: ProvenMobile & Invited & { readonly code: string }) {
  return { ...writeProof({ mobile, smsCode }), code, msv };
}

/** The code is sent as a string: as a number it never matches (docs/api/signing-in.md#sms-codes). */
export function writeProof({ mobile, smsCode }: ProvenMobile) {
  return { mobile, mobile_code: smsCode };
}

import type { ProvenMobile } from '../../domain/ports/sign-in-gateway.port.js';

/** The code travels as a text: as a number it never matches (API 1.11). */
export function writeProof({ mobile, smsCode }: ProvenMobile) {
  return { mobile, mobile_code: smsCode };
}

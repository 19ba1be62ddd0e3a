import type { Invited, ProvenMobile } from '../../domain/ports/sign-in-gateway.port.js';
import { writeProof } from './write-proof.js';

/** The body of the calls that give a newcomer a mobile (API 2.11, 2.13). */
export function writeBinding({ mobile, smsCode, code, msv }: ProvenMobile & Invited & { readonly code: string }) {
  return { ...writeProof({ mobile, smsCode }), code, msv };
}

import type { AllKept } from '../../src/adapters/memory/server/records.js';
import type { Behavior } from '../../src/domain/kernel/streams.js';
import type { ServerRig } from './server-rig.js';

/** A number that the pretend site has never seen. */
export const UNKNOWN_MOBILE = '13911112222';

/** Everything that an SMS to this number proves: the code is sent on the spot. */
export function provenBySms(rig: ServerRig, mobile = UNKNOWN_MOBILE) {
  return { mobile, smsCode: rig.site.controls.signingIn.sendSms(mobile) };
}

/** The proof that was made last; worthless when there is none. */
export function lastProof(rig: ServerRig, mobile = UNKNOWN_MOBILE) {
  return { mobile, smsCode: rig.site.controls.signingIn.smsCodeFor(mobile) ?? '' };
}

/** The newest ticket, code or check that the site remembers. */
export function newest(kept$: Behavior<AllKept<unknown>>): string {
  return kept$.value.all.at(-1)?.key ?? '';
}

/** Makes a token the one that calls are sent with, and signs in for it. */
export function signInAs(rig: ServerRig, mobile: string): string {
  const token = rig.site.controls.signIn(mobile);
  rig.store.write('token', token);
  return token;
}

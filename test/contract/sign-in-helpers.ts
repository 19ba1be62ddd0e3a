import type { TimedEntries } from '../../src/adapters/memory/server/records.js';
import type { Behavior } from '../../src/domain/kernel/streams.js';
import { MEMBER_GATEWAY } from '../../src/domain/ports/account-gateway.js';
import type { LoginUser } from '../../src/domain/session/login-user.js';
import { answerOf } from './answers.js';
import type { ServerRig } from './server-rig.js';

/** A mobile without an account on the in-memory server. */
export const UNKNOWN_MOBILE = '13911112222';

/** A mobile with the code of an SMS that is sent now. */
export function provenBySms(rig: ServerRig, mobile = UNKNOWN_MOBILE) {
  return { mobile, smsCode: rig.site.controls.signingIn.sendSms(mobile) };
}

/** A mobile with the code that was sent last; an empty code when there is none. */
export function lastProof(rig: ServerRig, mobile = UNKNOWN_MOBILE) {
  return { mobile, smsCode: rig.site.controls.signingIn.smsCodeFor(mobile) ?? '' };
}

/** The key of the newest ticket, code or check that the server stores. */
export function newest(entries$: Behavior<TimedEntries<unknown>>): string {
  return entries$.value.all.at(-1)?.key ?? '';
}

/** Signs a member in and stores the token, which calls then send. */
export function signInAs(rig: ServerRig, mobile: string): string {
  const token = rig.site.controls.signIn(mobile);
  rig.store.write('token', token);
  return token;
}

/** The member to whom a new token belongs. */
export function linkedMember(rig: ServerRig, token: string): Promise<LoginUser> {
  rig.store.write('token', token);
  return answerOf(rig.resolve(MEMBER_GATEWAY).detail());
}

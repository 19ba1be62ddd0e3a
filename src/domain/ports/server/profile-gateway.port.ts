import type { Observable } from 'rxjs';

import type { PictureFile } from '../../member/picture-file.js';
import type { ProvenMobile } from './sign-in-gateway.port.js';
import { token } from '../../kernel/token.js';

/**
 * Changes what the site knows of a member (pages API 3.20).
 *
 * Every call is cold: one request per subscription, sent with the token stored at that moment, abandoned on
 * unsubscribe, answered later, never during subscribe(). All complete on success and emit nothing, but for
 * `proveMobile`. It fails only with an `AppError`; what the server says no to is `refused`, in its own words. Changes are
 * seen when the member is asked for anew.
 */
export interface ProfileGateway {
  /** A member may do this once. */
  changeNickname(name: string): Observable<never>;
  /** The mobile must be the member's own. */
  changePassword(change: ProvenMobile & { readonly password: string }): Observable<never>;
  changeAvatar(picture: PictureFile): Observable<never>;
  /** The first step to another mobile: proves the present one. Emits the proof, good for an hour. */
  proveMobile(proof: ProvenMobile): Observable<string>;
  /** The second step: the new mobile, and the proof of the old. */
  changeMobile(change: ProvenMobile & { readonly proof: string }): Observable<never>;
  /** Files a request: the account goes after seven days, unless the member signs in before. The session goes on. */
  requestDeletion(): Observable<never>;
}

export const PROFILE_GATEWAY = token<ProfileGateway>('ProfileGateway');

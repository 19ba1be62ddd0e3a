import type { Observable } from 'rxjs';

import type { FaceTicket } from '../../signing-in/face-ticket.js';
import { token } from '../../kernel/token.js';

/**
 * What a member may have to do before members-only pages open (API 2.20, 2.21, 2.23).
 *
 * Every call is cold: one request per subscription, sent with the token stored at that moment, abandoned on
 * unsubscribe, answered later, never during subscribe(). It fails only with an `AppError`.
 */
export interface MemberStepsGateway {
  /** Emits nothing and completes once the mobile is the member's. */
  bindMobile(proof: { readonly mobile: string; readonly smsCode: string }): Observable<never>;
  /** A new ticket for every subscription. */
  startFaceCheck(): Observable<FaceTicket>;
  /** Emits nothing and completes once the member is verified; fails with `not-yet` until then. */
  faceCheck(ticket: FaceTicket): Observable<never>;
  /**
   * Emits nothing and completes once the member has agreed to the agreements as they stand. Fails with `no-route`
   * where the server is of the first generation, which asks for no such thing.
   */
  agree(): Observable<never>;
}

export const MEMBER_STEPS_GATEWAY = token<MemberStepsGateway>('MemberStepsGateway');

import { concat, defer, EMPTY, type Observable } from 'rxjs';

import * as says from '../../domain/member/words.js';
import type { Notifier } from '../../domain/ports/browser/notifier.port.js';
import type { ProfileGateway } from '../../domain/ports/server/profile-gateway.port.js';
import type { ProvenMobile } from '../../domain/ports/server/sign-in-gateway.port.js';
import type { LoginUser } from '../../domain/session/login-user.js';
import type { Session } from '../../domain/session/session.js';
import { normaliseProof } from '../../domain/signing-in/mobile-number.js';
import type { SignOut } from '../session/sign-out.js';
import type { MemberDrafts } from './member-drafts.js';

/**
 * What a member changes of themselves by a form (pages §11; API 3.20). Each call is cold: it asks on subscription, emits
 * nothing, completes once it is done and said, and fails with an `AppError`. What is done is seen everywhere at once.
 */
export class ProfileChanges {
  constructor(
    private readonly gateway: ProfileGateway,
    private readonly session: Session,
    private readonly notifier: Notifier,
    private readonly signOut: SignOut,
    private readonly drafts: MemberDrafts,
  ) {}

  /** Once in the life of an account. */
  nickname(typed: string): Observable<never> {
    const name = typed.trim();
    return concat(
      defer(() => this.gateway.changeNickname(name)),
      this.done(says.NICKNAME_CHANGED, { name, nicknameChanged: true }, 'nickname'),
    );
  }

  /** The mobile is the member's own. */
  password({ password, ...proof }: ProvenMobile & { readonly password: string }): Observable<never> {
    return concat(
      defer(() => this.gateway.changePassword({ ...normaliseProof(proof), password })),
      this.done(says.PASSWORD_CHANGED, { passwordSet: true }),
    );
  }

  /** Files the request and signs out: who signs in within seven days takes it back. */
  deletion(): Observable<never> {
    return concat(
      defer(() => this.gateway.requestDeletion()),
      defer(() => {
        this.notifier.success(says.DELETION_REQUESTED);
        this.signOut.leave();
        return EMPTY;
      }),
    );
  }

  private done(words: string, known: Partial<LoginUser>, draft?: string): Observable<never> {
    return defer(() => {
      if (draft !== undefined) this.drafts.keep(draft, '');
      this.notifier.success(words);
      this.session.announce(known);
      return EMPTY;
    });
  }
}

import { catchError, concat, defer, EMPTY, type Observable, throwError } from 'rxjs';

import { asAppError } from '../../domain/errors/app-error.js';
import type { MemberStepsGateway } from '../../domain/ports/server/member-steps-gateway.port.js';
import type { Session } from '../../domain/session/session.js';
import type { SignOut } from '../session/sign-out.js';

/** New agreements, before a member goes on (API 2.15, 2.23). */
export class Consent {
  constructor(
    private readonly steps: MemberStepsGateway,
    private readonly session: Session,
    private readonly signOut: SignOut,
  ) {}

  /** 同意. Cold; emits nothing, completes once the session knows, fails with an `AppError`. */
  give(): Observable<never> {
    const given$ = defer(() => {
      // The other tabs ask no more, either.
      this.session.announce({ consented: true });
      return EMPTY;
    });
    return concat(this.steps.agree(), given$).pipe(
      catchError((thrown: unknown) => {
        const error = asAppError(thrown);
        if (error.kind !== 'no-route') return throwError(() => error);
        // A server that takes no consent cannot be waiting for one: its member must not be locked out (API 3), and would be
        // again, were they asked for anew.
        this.session.note({ consented: true });
        return EMPTY;
      }),
    );
  }

  /** 不同意: out for good, the token is made worthless. Immediate. */
  refuse(): void {
    this.signOut.leave();
  }
}

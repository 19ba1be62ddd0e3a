import { catchError, concat, defer, EMPTY, mergeMap, type Observable, throwError } from 'rxjs';

import { addressOf } from '../../domain/access/addresses.js';
import { asAppError } from '../../domain/errors/app-error.js';
import { isRefusal } from '../../domain/errors/is-refusal.js';
import { memberAddress } from '../../domain/member/member-address.js';
import type { SocialAccount } from '../../domain/member/social-account.js';
import { LINKED, UNLINKED } from '../../domain/member/words.js';
import type { Navigator } from '../../domain/ports/browser/navigator.port.js';
import type { Notifier } from '../../domain/ports/browser/notifier.port.js';
import type { VisitStore } from '../../domain/ports/browser/visit-store.port.js';
import type { SocialiteGateway } from '../../domain/ports/server/socialite-gateway.port.js';
import type { Session } from '../../domain/session/session.js';
import { codeInAddress, withoutLoginCode } from '../../domain/signing-in/login-code.js';
import type { ErrorReporter } from '../site/error-reporter.js';

/** QQ and WeChat as ways into the account: the trip to QQ and back, and letting go of either (pages §11; API 2.22). */
export class SocialLinks {
  constructor(
    private readonly gateway: SocialiteGateway,
    private readonly session: Session,
    private readonly navigator: Navigator,
    private readonly notifier: Notifier,
    private readonly store: VisitStore,
    private readonly errors: ErrorReporter,
  ) {}

  /** Leaves for QQ; the visitor comes back to the page of the member either way. Immediate. */
  leaveForQq(): void {
    const here = this.navigator.origin + memberAddress();
    this.navigator.leave(this.gateway.qqAddress({ returnTo: here, failTo: here }));
  }

  /**
   * Links the account whose code the address has brought back, once, and cleans the address either way. Cold; emits
   * nothing, completes when it is settled and said, never errors.
   */
  arrival(): Observable<never> {
    return defer(() => {
      const place = this.navigator.place$.value;
      const code = codeInAddress(place.query, 'bind');
      if (code === undefined) return EMPTY;
      this.navigator.go(addressOf({ ...place, query: withoutLoginCode(place.query) }), 'replace');
      if (this.store.read('usedLoginCode', code) !== undefined) return EMPTY;
      this.store.write('usedLoginCode', code, code);
      // Which account it was, only the member will tell.
      return concat(this.orLinked(this.gateway.bind(code)), this.done(LINKED)).pipe(this.errors.reportAndComplete());
    });
  }

  /** Cold; emits nothing, completes once it is gone, fails with an `AppError`. */
  unlink(account: SocialAccount): Observable<never> {
    return concat(
      defer(() => this.gateway.unbind(account)),
      this.done(UNLINKED, account),
    );
  }

  /** Where the answer was lost it may be linked all the same: that is asked before anything is said. */
  private orLinked(binding$: Observable<never>): Observable<never> {
    const { value: before } = this.session.state$;
    return binding$.pipe(
      catchError((thrown: unknown) => {
        const error = asAppError(thrown);
        const fails$ = throwError(() => error);
        if (before.kind !== 'member' || isRefusal(error)) return fails$;
        const { linked } = before.user;
        return this.gateway.linked().pipe(
          catchError(() => fails$),
          mergeMap((now) => ((now.qq && !linked.qq) || (now.wechat && !linked.wechat) ? EMPTY : fails$)),
        );
      }),
    );
  }

  private done(words: string, gone?: SocialAccount): Observable<never> {
    return defer(() => {
      this.notifier.success(words);
      const { value: state } = this.session.state$;
      const known = gone !== undefined &&
        state.kind === 'member' && { linked: { ...state.user.linked, [gone]: false } };
      this.session.announce(known || {});
      return EMPTY;
    });
  }
}

import {
  BehaviorSubject,
  catchError,
  defer,
  EMPTY,
  ignoreElements,
  mergeMap,
  type Observable,
  of,
  type SchedulerLike,
  tap,
  throwError,
} from 'rxjs';

import { isRefusedWith } from '../../domain/errors/known-refusal.js';
import { foundIf, type LostAnswers, orFound } from '../../domain/errors/lost-answers.js';
import { remainingMs } from '../../domain/kernel/countdown.js';
import { type Behavior, readOnly } from '../../domain/kernel/streams.js';
import { visibleText } from '../../domain/text/visible-text.js';
import { MOBILE_PROOF_LIFE_MS } from '../../domain/member/limits.js';
import * as strings from '../../domain/member/strings.js';
import { isNoteOf } from '../../domain/notes/note.js';
import type { MemberGateway } from '../../domain/ports/account-gateway.js';
import type { NoteStore } from '../../domain/ports/note-store.js';
import type { Notifier } from '../../domain/ports/notifier.js';
import type { ProfileGateway } from '../../domain/ports/profile-gateway.js';
import type { ProvenMobile } from '../../domain/ports/sign-in-gateway.js';
import type { LoginUser } from '../../domain/session/login-user.js';
import { knownMember } from '../../domain/session/session-state.js';
import type { Session } from '../../domain/session/session.js';
import { normaliseProof } from '../../domain/signing-in/mobile-number.js';
import type { SignOut } from '../session/sign-out.js';
import type { Drafts } from '../session/drafts.js';

/**
 * Forms with which a member changes their profile (docs/spec/member.md#profile; docs/api/member.md). Each call is cold:
 * it sends on subscription, emits nothing, completes after the success message, and fails with an `AppError`. The whole
 * site shows a change at once. A change whose answer was lost is asked about (docs/spec/errors.md#lost-answers).
 */
export class ProfileChanges {
  constructor(
    private readonly gateway: ProfileGateway,
    private readonly members: Pick<MemberGateway, 'detail'>,
    private readonly session: Session,
    private readonly notifier: Notifier,
    private readonly signOut: SignOut,
    private readonly drafts: Drafts,
    private readonly lost: LostAnswers<true>,
    private readonly notes: Pick<NoteStore, 'ids' | 'erase'>,
  ) {}

  /** The server accepts one change of nickname per account. */
  nickname(typed: string): Observable<never> {
    const name = visibleText(typed);
    const changed$ = this.members.detail().pipe(foundIf((member) => member.name === name));
    const sent$ = this.gateway.changeNickname(name).pipe(
      catchError((thrown: unknown) => {
        const fails$ = throwError(() => thrown);
        if (!isRefusedWith(thrown, strings.NICKNAME_CHANGED_BEFORE)) return fails$;
        return changed$.pipe(
          mergeMap((changed) => {
            if (changed !== undefined) return EMPTY;
            // Another tab has changed it to something else, which is not on this screen yet.
            this.session.reloadInAllTabs({ hasChangedNickname: true });
            return fails$;
          }),
        );
      }),
    );
    return this.lost
      .perform(`nickname ${name}`, sent$, changed$)
      .pipe(ignoreElements(), this.done(strings.NICKNAME_CHANGED, { name, hasChangedNickname: true }, 'nickname'));
  }

  /** The mobile in `proof` is the member's own. */
  password({ password, ...proof }: ProvenMobile & { readonly password: string }): Observable<never> {
    const isFirst = knownMember(this.session.state$.value)?.hasPassword === false;
    return this.gateway.changePassword({ ...normaliseProof(proof), password }).pipe(
      // Only a first password can be seen. To set the same one again does no harm.
      orFound<true>(isFirst ? this.members.detail().pipe(foundIf(({ hasPassword }) => hasPassword)) : of(undefined)),
      ignoreElements(),
      this.done(strings.PASSWORD_CHANGED, { hasPassword: true }),
    );
  }

  /** Files the request, removes the member's notes from this device and signs out. Signing in within seven days withdraws the request. */
  deletion(): Observable<never> {
    // Another tab may sign in another member meanwhile.
    const owner = this.session.memberId;
    return this.gateway.requestDeletion().pipe(
      // The server does not say whether it was requested, so that a second request is the question.
      catchError((thrown: unknown) =>
        isRefusedWith(thrown, strings.DELETION_REQUESTED_BEFORE) ? EMPTY : throwError(() => thrown),
      ),
      tap({
        complete: () => {
          for (const id of this.notes.ids().filter(isNoteOf(owner))) this.notes.erase(id);
          this.notifier.success(strings.DELETION_REQUESTED);
          this.signOut.leave();
        },
      }),
    );
  }

  /** What a change ends with; `draft` names what was typed for it. */
  done(text: string, known: Partial<LoginUser>, draft?: string) {
    return tap<never>({
      complete: () => {
        if (draft !== undefined) this.drafts.save(draft, '');
        this.notifier.success(text);
        this.session.reloadInAllTabs(known);
      },
    });
  }
}

/** The displayed step; `expired` means that the first step has to be done again. */
export type MobileChangeStep =
  | { readonly kind: 'prove'; readonly isExpired: boolean }
  | { readonly kind: 'change'; readonly proof: string };

/**
 * A new mobile in two steps: the member proves the old one, then the new one replaces it (docs/spec/member.md#mobile;
 * docs/api/member.md). One per open dialog. Calls are cold, emit nothing, and fail with an `AppError`; a proof older
 * than an hour leads back to the first step.
 */
export class MobileChange {
  readonly step$: Behavior<MobileChangeStep>;
  private readonly step = new BehaviorSubject<MobileChangeStep>({ kind: 'prove', isExpired: false });
  /** Epoch ms. */
  private provenUntil = 0;

  constructor(
    private readonly gateway: ProfileGateway,
    private readonly members: Pick<MemberGateway, 'detail'>,
    private readonly changes: Pick<ProfileChanges, 'done'>,
    private readonly lost: LostAnswers<true>,
    private readonly time: SchedulerLike,
  ) {
    this.step$ = readOnly(this.step);
  }

  /** The first step, for the member's own mobile. */
  prove(form: ProvenMobile): Observable<unknown> {
    return defer(() => this.gateway.proveMobile(normaliseProof(form))).pipe(
      tap((proof) => {
        this.provenUntil = this.time.now() + MOBILE_PROOF_LIFE_MS;
        this.step.next({ kind: 'change', proof });
      }),
    );
  }

  /** The second step. */
  change(form: ProvenMobile, proof: string): Observable<never> {
    const mobile = normaliseProof(form);
    return defer(() => {
      if (remainingMs(this.provenUntil, MOBILE_PROOF_LIFE_MS, this.time.now()) === 0) return this.expire();
      const sent$ = this.gateway.changeMobile({ ...mobile, proof });
      const changed$ = this.members.detail().pipe(foundIf((member) => member.mobile === mobile.mobile));
      return this.lost.perform(`mobile ${mobile.mobile}`, sent$, changed$).pipe(
        ignoreElements(),
        this.changes.done(strings.MOBILE_CHANGED, { mobile: mobile.mobile, isMobileBound: true }, 'mobile'),
        catchError((thrown: unknown) =>
          // The server's clock decides: it can refuse a proof that this clock still accepts.
          isRefusedWith(thrown, strings.PROOF_REFUSED) ? this.expire() : throwError(() => thrown),
        ),
      );
    });
  }

  private expire(): Observable<never> {
    this.step.next({ kind: 'prove', isExpired: true });
    return EMPTY;
  }
}

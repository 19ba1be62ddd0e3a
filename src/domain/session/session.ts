import {
  BehaviorSubject,
  catchError,
  concat,
  ignoreElements,
  map,
  type Observable,
  observeOn,
  of,
  queueScheduler,
  startWith,
  Subject,
  switchMap,
  tap,
} from 'rxjs';

import { asAppError } from '../errors/app-error.js';
import { type Behavior, readOnly } from '../kernel/behavior.js';
import type { MemberGateway } from '../ports/server/member-gateway.port.js';
import type { VisitStore } from '../ports/browser/visit-store.port.js';
import type { LoginUser } from './login-user.js';
import type { SessionState } from './session-state.js';
import { KEYS_ERASED_ON_EXPIRY, KEYS_ERASED_ON_SIGN_OUT } from './stored-keys.js';

const ANONYMOUS: SessionState = { kind: 'anonymous' };
const RESTORING: SessionState = { kind: 'restoring' };

/**
 * Who the visitor is (spec §4 session; clarifications §3, §9).
 *
 * The session is a function of the stored token: whoever stores or erases it, this tab or another, sets off
 * everything else. There is no second truth that could disagree.
 */
export class Session {
  readonly state$: Behavior<SessionState>;
  private readonly state: BehaviorSubject<SessionState>;
  private readonly askedAgain = new Subject<void>();

  constructor(
    private readonly members: MemberGateway,
    private readonly store: VisitStore,
  ) {
    // A page that opens with a token must never take its visitor for a stranger, not even for one frame.
    this.state = new BehaviorSubject<SessionState>(store.read('token') === undefined ? ANONYMOUS : RESTORING);
    this.state$ = readOnly(this.state);
  }

  /** Keeps `state$` true while subscribed. Cold; emits nothing, never errors, never completes. */
  run(): Observable<never> {
    return this.store.watch('token').pipe(
      // A new token makes an answer about the old one worthless.
      switchMap((token) => (token === undefined ? of(ANONYMOUS) : this.statesOfOneToken())),
      // Who is told of a state may end the session there and then (a 401): the others hear of the two in order.
      observeOn(queueScheduler),
      tap((state) => {
        this.state.next(state);
      }),
      ignoreElements(),
    );
  }

  /** Signs in: from here on every call carries this token. */
  begin(token: string): void {
    this.store.write('token', token);
  }

  /** Signs out on this device: erases everything that the table of stored keys says. */
  end(): void {
    for (const key of KEYS_ERASED_ON_SIGN_OUT) this.store.erase(key);
  }

  /** As `end`, where it is the server that does not take the token any more: what the visitor has typed stays. */
  expire(): void {
    for (const key of KEYS_ERASED_ON_EXPIRY) this.store.erase(key);
  }

  /** Asks for the member again: a retry, or because something about them has changed. */
  reload(): void {
    this.askedAgain.next();
  }

  /** Adds to the points balance of the member, or takes from it (spec §4). Nobody else has one. */
  changeCredit1(by: number): void {
    this.change((user) => ({ ...user, credit1: user.credit1 + by }));
  }

  /** The member has agreed to the agreements: known without asking for them again. */
  noteConsent(): void {
    this.change((user) => ({ ...user, consented: true }));
  }

  private change(update: (user: LoginUser) => LoginUser): void {
    const state = this.state.value;
    if (state.kind === 'member') this.state.next({ kind: 'member', user: update(state.user) });
  }

  private statesOfOneToken(): Observable<SessionState> {
    return this.askedAgain.pipe(
      // A member stays a member while asked for anew; anyone else sees that something is going on.
      map(() => this.state.value.kind !== 'member'),
      startWith(true),
      switchMap((unknown) => (unknown ? concat(of(RESTORING), this.load()) : this.load())),
    );
  }

  private load(): Observable<SessionState> {
    return this.members.detail().pipe(
      map((user): SessionState => ({ kind: 'member', user })),
      catchError((error: unknown) => of<SessionState>({ kind: 'unreachable', error: asAppError(error) })),
    );
  }
}

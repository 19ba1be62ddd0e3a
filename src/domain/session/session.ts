import {
  BehaviorSubject,
  catchError,
  concat,
  filter,
  ignoreElements,
  map,
  merge,
  type Observable,
  observeOn,
  of,
  queueScheduler,
  skip,
  startWith,
  Subject,
  switchMap,
  tap,
} from 'rxjs';

import { type AppError, asAppError } from '../errors/app-error.js';
import { type Behavior, readOnly } from '../kernel/streams.js';
import type { MemberGateway } from '../ports/server/account-gateway.js';
import type { VisitStore } from '../ports/browser/visit-store.js';
import type { LoginUser } from './login-user.js';
import { memberId, type SessionState } from './session-state.js';
import { KEYS_ERASED_ON_EXPIRY, KEYS_ERASED_ON_SIGN_OUT, STORED_KEYS, type StoredKey } from './stored-keys.js';
import { token } from '../kernel/token.js';

const ANONYMOUS: SessionState = { kind: 'anonymous' };
const RESTORING: SessionState = { kind: 'restoring' };
const EXPIRED_TOKEN_CHARACTERS = 12;

/**
 * Who the visitor is (spec §4 session; clarifications §3, §9).
 *
 * The session is a function of the stored token: whoever stores or erases it, this tab or another, sets off
 * everything else. There is no second truth that could disagree.
 */
export class Session {
  readonly state$: Behavior<SessionState>;
  private readonly state: BehaviorSubject<SessionState>;
  /** Why a member who is known could not be asked for anew; they stay as they were. Hot; never errors or completes. */
  readonly reloadFaults$: Observable<AppError>;
  private readonly reloadFaults = new Subject<AppError>();
  private readonly askedAgain = new Subject<'seen' | 'unseen'>();
  /** The token that `state$` speaks of. */
  private token: string | undefined;
  /** While this tab erases the token itself, and knows what else has to go. */
  private endsHere = false;

  constructor(
    private readonly members: MemberGateway,
    private readonly store: VisitStore,
  ) {
    // With a token stored, the page must not be drawn for a stranger first and for the member a moment later.
    this.token = store.read('token');
    this.state = new BehaviorSubject<SessionState>(this.token === undefined ? ANONYMOUS : RESTORING);
    this.state$ = readOnly(this.state);
    this.reloadFaults$ = this.reloadFaults.asObservable();
  }

  /**
   * Whose the stored token is, as far as that is known. What another tab stores is read before it is heard of: in between
   * nobody's, so that nothing is kept or sent in the name of somebody who has gone.
   */
  get member(): number | undefined {
    return this.store.read('token') === this.token ? memberId(this.state.value) : undefined;
  }

  /** Keeps `state$` true while subscribed. Cold; emits nothing, never errors, never completes. */
  run(): Observable<never> {
    return this.store.watch('token').pipe(
      // A new token makes an answer about the old one worthless.
      switchMap((token, turn) => {
        const before = this.token;
        this.token = token;
        if (token !== undefined) return this.statesOfOneToken();
        // Another tab cannot reach what this one keeps for itself.
        if (turn > 0 && !this.endsHere) this.eraseInTab(before);
        return of(ANONYMOUS);
      }),
      // A listener may end the session while it is told of a state (a 401). Queued, so that every other listener still
      // hears both states, and in their order.
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
    this.erase(KEYS_ERASED_ON_SIGN_OUT);
  }

  /**
   * As `end`, where it is the server that does not take the token any more: what the visitor has typed stays, here and in
   * the other tabs, which learn it before the token is gone.
   */
  expire(): void {
    if (this.token !== undefined) this.store.write('expiredToken', endOf(this.token));
    this.erase(KEYS_ERASED_ON_EXPIRY);
  }

  /**
   * Asks for the member again: a retry, or because something about them has changed. `state$` emits the outcome, for a
   * member who cannot be had anew the one who was there before (review B10).
   */
  reload(): void {
    this.askedAgain.next('seen');
  }

  /** As `reload`, but nobody has asked for it: an unreachable member stays unreachable until they are there. */
  heal(): void {
    this.askedAgain.next('unseen');
  }

  /** Something about the member is known without asking for them again, and even where they cannot be asked for. */
  note(known: Partial<LoginUser>): void {
    const state = this.state.value;
    if (state.kind === 'member') this.state.next({ kind: 'member', user: { ...state.user, ...known } });
  }

  /**
   * As `note`; and every tab, this one too, asks for the member anew, who stays meanwhile. What is not known yet may be left
   * out; where nothing is, `state$` first emits what comes of asking.
   */
  announce(known?: Partial<LoginUser>): void {
    if (known !== undefined) this.note(known);
    this.store.write('memberChanges', `${Number(this.store.read('memberChanges') ?? 0) + 1}`);
  }

  private erase(keys: readonly StoredKey[]): void {
    this.endsHere = true;
    for (const key of keys) this.store.eraseAll(key);
    this.endsHere = false;
  }

  /** What another tab has begun: the end of the session whose token was `token`. */
  private eraseInTab(token: string | undefined): void {
    const expired = token !== undefined && this.store.read('expiredToken') === endOf(token);
    for (const key of expired ? KEYS_ERASED_ON_EXPIRY : KEYS_ERASED_ON_SIGN_OUT) {
      if (STORED_KEYS[key].shelf === 'tab') this.store.eraseAll(key);
    }
  }

  private statesOfOneToken(): Observable<SessionState> {
    const changed$ = this.store.watch('memberChanges').pipe(
      skip(1),
      filter((count) => count !== undefined),
    );
    return merge(this.askedAgain, changed$).pipe(
      // A member stays a member while asked for anew; anyone else who asked sees that something is going on.
      map((how) => how === 'seen' && this.state.value.kind !== 'member'),
      startWith(true),
      switchMap((shown) => (shown ? concat(of(RESTORING), this.load()) : this.load())),
    );
  }

  private load(): Observable<SessionState> {
    return this.members.detail().pipe(
      map((user): SessionState => ({ kind: 'member', user })),
      catchError((thrown: unknown) => of(this.afterFault(asAppError(thrown)))),
    );
  }

  private afterFault(error: AppError): SessionState {
    const { value } = this.state;
    if (value.kind !== 'member') return { kind: 'unreachable', error };
    this.reloadFaults.next(error);
    return value;
  }
}

/** Enough to tell two tokens apart, and too little to be one. */
function endOf(token: string): string {
  return token.slice(-EXPIRED_TOKEN_CHARACTERS);
}

export const SESSION = token<Session>('Session');

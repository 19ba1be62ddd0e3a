import {
  BehaviorSubject,
  catchError,
  concat,
  distinctUntilChanged,
  EMPTY,
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
import type { MemberGateway } from '../ports/account-gateway.js';
import type { VisitStore } from '../ports/visit-store.js';
import type { LoginUser } from './login-user.js';
import { type AddressForm, memberId, type SessionState } from './session-state.js';
import { KEYS_ERASED_ON_EXPIRY, KEYS_ERASED_ON_SIGN_OUT, STORED_KEYS, type StoredKey } from './stored-keys.js';
import { token } from '../kernel/token.js';

const ANONYMOUS: SessionState = { kind: 'anonymous' };
const RESTORING: SessionState = { kind: 'restoring' };
const EMPTY_ADDRESS_FORM: AddressForm = { name: '', mobile: '', province: '', city: '', area: '', street: '' };
const SECRET_END_CHARACTERS = 12;

/**
 * The visitor's session (docs/spec/session.md#states; docs/spec/session.md#unreachable-member,
 * docs/spec/session.md#other-tabs). It depends on the stored token alone: storing or erasing the token, in this tab or
 * another, changes everything else.
 */
export class Session {
  readonly state$: Behavior<SessionState>;
  private readonly state: BehaviorSubject<SessionState>;
  /** The id of the member in `state$`: at once, and when it changes. Cold; never errors or completes. */
  readonly memberId$: Observable<number | undefined>;
  /** The visitor's address form, for the life of the page; another token empties it. */
  readonly addressForm$: Behavior<AddressForm>;
  private readonly addressForm = new BehaviorSubject(EMPTY_ADDRESS_FORM);
  /** Errors of fetching a known member again; `state$` stays unchanged. Hot; never errors or completes. */
  readonly reloadFaults$: Observable<AppError>;
  private readonly reloadFaults = new Subject<AppError>();
  private readonly reloadRequests = new Subject<'seen' | 'unseen'>();
  /** The token to which `state$` belongs. */
  private token: string | undefined;
  private isReloadAhead = false;
  /** True while this tab erases the token itself, together with everything else that has to be erased. */
  private isErasingToken = false;

  constructor(
    private readonly members: MemberGateway,
    private readonly store: VisitStore,
  ) {
    // With a token stored, the page must not be rendered for an anonymous visitor first and for the member a moment
    // later.
    this.token = store.read('token');
    this.state = new BehaviorSubject<SessionState>(this.token === undefined ? ANONYMOUS : RESTORING);
    this.state$ = readOnly(this.state);
    this.memberId$ = this.state.pipe(map(memberId), distinctUntilChanged());
    this.addressForm$ = readOnly(this.addressForm);
    this.reloadFaults$ = this.reloadFaults.asObservable();
  }

  /**
   * The id of the stored token's member, as far as it is known. When another tab has just stored another token, it is
   * `undefined` until this tab has processed that, so that nothing is stored or sent in the former member's name.
   */
  get memberId(): number | undefined {
    return this.ownToken === undefined ? undefined : memberId(this.state.value);
  }

  /** The token to which `state$` belongs; `undefined` also where another tab has just changed the stored one. */
  get ownToken(): string | undefined {
    return this.store.read('token') === this.token ? this.token : undefined;
  }

  /** Updates `state$` while subscribed. Cold; emits nothing, never errors, never completes. */
  run(): Observable<never> {
    return this.store.watch('token').pipe(
      // A new token cancels the request for the member of the old one.
      switchMap((token, index) => {
        const before = this.token;
        this.token = token;
        if (token !== before) this.replaceAddressForm(EMPTY_ADDRESS_FORM);
        if (token !== undefined) {
          // Signed in, in this tab or another: nothing that was typed for it is left.
          this.store.erase('guestDrafts');
          return this.statesOfOneToken();
        }
        // Another tab cannot access the tab storage of this one.
        if (index > 0 && !this.isErasingToken) this.eraseInTab(before);
        return of(ANONYMOUS);
      }),
      // A subscriber may end the session while it receives a state (a 401). The queue makes sure that all other
      // subscribers still receive both states in their order.
      observeOn(queueScheduler),
      tap((state) => {
        this.state.next(state);
      }),
      ignoreElements(),
    );
  }

  /**
   * Signs in: all requests from now on carry this token. With `isBeforeReload` the document is about to be loaded
   * again: it will request the member, and `state$` stays `restoring` until `reload` is called.
   */
  begin(token: string, isBeforeReload = false): void {
    this.isReloadAhead = isBeforeReload;
    this.store.write('token', token);
  }

  /** True while the document is about to be loaded again: a request of this page would be aborted. */
  get isBeforeReload(): boolean {
    return this.isReloadAhead;
  }

  /** Signs out on this device: erases all keys that the table of stored keys marks for it. */
  end(): void {
    this.erase(KEYS_ERASED_ON_SIGN_OUT);
  }

  /**
   * Like `end`, for a token that the server has refused: what the visitor has typed stays stored, in this tab and in
   * the others, which are notified by `expiredToken` before the token is erased.
   */
  expire(): void {
    if (this.token !== undefined) this.store.write('expiredToken', endOfSecret(this.token));
    this.erase(KEYS_ERASED_ON_EXPIRY);
  }

  /**
   * Fetches the member again, for a retry or after a change of their data. `state$` emits the result; when a known
   * member cannot be fetched it stays as it was (docs/spec/session.md#states).
   */
  reload(): void {
    this.isReloadAhead = false;
    this.reloadRequests.next('seen');
  }

  /** Like `reload`, but not requested by the visitor: `state$` stays `unreachable` until the member is there. */
  reloadSilently(): void {
    this.reloadRequests.next('unseen');
  }

  /** Updates known data of the member in `state$` without a request. */
  updateMember(known: Partial<LoginUser>): void {
    const state = this.state.value;
    if (state.kind === 'member') this.state.next({ kind: 'member', user: { ...state.user, ...known } });
  }

  /** Sets the member's points balance to the new one in an answer. */
  changeCredit1(credit1: number): void {
    this.updateMember({ credit1 });
  }

  replaceAddressForm(form: AddressForm): void {
    this.addressForm.next(form);
  }

  /**
   * Like `updateMember`, and every tab, this one included, fetches the member again without leaving the state `member`.
   * Unknown data may be left out; without `known`, `state$` emits only when the request has ended.
   */
  reloadInAllTabs(known?: Partial<LoginUser>): void {
    if (known !== undefined) this.updateMember(known);
    const count = Number(this.store.read('memberChanges'));
    this.store.write('memberChanges', `${Number.isSafeInteger(count) ? count + 1 : 1}`);
  }

  private erase(keys: readonly StoredKey[]): void {
    this.isErasingToken = true;
    for (const key of keys) this.store.eraseAll(key);
    this.isErasingToken = false;
  }

  /** Erases the tab's own values after another tab has ended the session with this token. */
  private eraseInTab(token: string | undefined): void {
    const expired = token !== undefined && this.store.read('expiredToken') === endOfSecret(token);
    for (const key of expired ? KEYS_ERASED_ON_EXPIRY : KEYS_ERASED_ON_SIGN_OUT) {
      if (STORED_KEYS[key].area === 'tab') this.store.eraseAll(key);
    }
  }

  private statesOfOneToken(): Observable<SessionState> {
    const changed$ = this.store.watch('memberChanges').pipe(
      skip(1),
      filter((count) => count !== undefined),
    );
    return merge(this.reloadRequests, changed$).pipe(
      // A known member stays in `state$` during a reload. Otherwise a reload requested by the visitor shows
      // `restoring`.
      map((how) => how === 'seen' && this.state.value.kind !== 'member'),
      startWith(true),
      switchMap((shown) => {
        const member$ = this.isReloadAhead ? EMPTY : this.load();
        return shown ? concat(of(RESTORING), member$) : member$;
      }),
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

/** Of a token or a login code: long enough to distinguish two of them, too short to be used as one. */
export function endOfSecret(secret: string): string {
  return secret.slice(-SECRET_END_CHARACTERS);
}

export const SESSION = token<Session>('Session');

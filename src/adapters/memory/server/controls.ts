import type { Behavior } from '../../../domain/kernel/streams.js';
import type { FunctionSwitch } from '../../../domain/site/system-config.js';
import type { CallName, Fault } from './calls.js';
import { CommentControls } from './comments/comments.js';
import type { Tokens } from './member/tokens.js';
import { NOT_AGREED, type Unread, type UnreadCounts, type UserRecord, type Users } from './member/users.js';
import type { OrderControls } from './orders/order-store.js';
import { ObservableRecord } from './records.js';
import type { SignInControls } from './signing-in/sign-in-controls.js';
import type { SitePages } from './site-pages.js';
import type { SiteContent, SiteSettings } from './site-settings.js';

/** The call that a fault is set for. A fault for one call has priority over a fault for `all`. */
export type FaultTarget = CallName | 'all';

/** A fault, and the number of calls that it will still affect. */
export interface FaultSetting {
  readonly fault: Fault;
  readonly times: number;
}

/** State of the simulated network: latency, faults and rate limit. */
export interface NetworkState {
  readonly latency: { readonly fromMs: number; readonly toMs: number };
  readonly faults: Readonly<Partial<Record<FaultTarget, FaultSetting>>>;
  /** Calls per minute from one caller; `undefined` for no limit (docs/api/README.md#rate-limit). */
  readonly callsPerMinute: number | undefined;
}

const ORDINARY_NETWORK: NetworkState = { latency: { fromMs: 150, toMs: 300 }, faults: {}, callsPerMinute: undefined };

/**
 * Everything that a test or the panel may change while the in-memory server runs.
 *
 * Each control takes effect at once: the next call sees it. Every value can be read and observed.
 *
 * - network: `delay`, `fail`, `clearFaults`, `limitRate`
 * - owner: `setUp` (generation, QQ, WeChat, forced steps, phone site), `switchFunction`, `publish`,
 *   `publishAgreements`, `pages` (announcements, courses, home …), `comments` (review), `orders` (payments)
 * - members: `signIn`, `revoke`, `changeAccount`, `deleteAccount`, `setUnread`
 * - signing in: `signingIn` (images, SMS, scans, QQ, face checks)
 */
export class Controls {
  readonly network$: Behavior<NetworkState>;
  readonly settings$: Behavior<SiteSettings>;
  readonly content$: Behavior<SiteContent>;
  readonly unread$: Behavior<UnreadCounts>;
  /** Every account, including those that were opened later. */
  readonly users$: Behavior<{ readonly all: readonly UserRecord[] }>;
  /** The comments of the members, and their review. */
  readonly comments: CommentControls;
  /** Changes of orders outside the browser, for example the result of a payment. */
  readonly orders: OrderControls;
  /** Storable; changed through the controls below. */
  readonly network = new ObservableRecord(ORDINARY_NETWORK);

  constructor(
    private readonly settings: ObservableRecord<SiteSettings>,
    private readonly content: ObservableRecord<SiteContent>,
    private readonly users: Users,
    private readonly tokens: Tokens,
    private readonly unread: Unread,
    /** The content of the pages; each part has a method that replaces it. */
    readonly pages: SitePages,
    /** Images, SMS, scans, QQ, face checks. */
    readonly signingIn: SignInControls,
  ) {
    this.network$ = this.network.now$;
    this.settings$ = settings.now$;
    this.content$ = content.now$;
    this.unread$ = unread.counts$;
    this.users$ = users.accounts.now$;
    this.comments = new CommentControls(pages.comments.store);
    this.orders = pages.orderControls;
  }

  /** Sets the latency of every response in milliseconds, or a range from which it is drawn at random. */
  delay(fromMs: number, toMs = fromMs): void {
    this.network.change({ latency: { fromMs, toMs } });
  }

  /** Makes calls fail: the next `times` of them, or without `times` all from now on. */
  fail(calls: FaultTarget, fault: Fault, times = Infinity): void {
    this.network.change({ faults: { ...this.network.value.faults, [calls]: { fault, times } } });
  }

  /** Removes the fault of one call, or without an argument all faults. */
  clearFaults(calls?: FaultTarget): void {
    const remaining = Object.entries(this.network.value.faults).filter(([of]) => calls !== undefined && of !== calls);
    this.network.change({ faults: Object.fromEntries(remaining) });
  }

  limitRate(callsPerMinute: number | undefined): void {
    this.network.change({ callsPerMinute });
  }

  /** The fault for this call, if any. Each query uses up one of its `times`. */
  takeFault(call: CallName): Fault | undefined {
    const calls: FaultTarget = this.network.value.faults[call] ? call : 'all';
    const setting = this.network.value.faults[calls];
    if (!setting) return undefined;
    if (setting.times <= 1) this.clearFaults(calls);
    else if (setting.times < Infinity) this.fail(calls, setting.fault, setting.times - 1);
    return setting.fault;
  }

  /** Changes the configuration of the site, for example `{ qq: true }`. */
  setUp(patch: Partial<SiteSettings>): void {
    this.settings.change(patch);
  }

  /** Sets one function switch (docs/spec/start-and-routes.md#configuration): `vip`, `live` … */
  switchFunction(name: FunctionSwitch, on: boolean): void {
    this.settings.change({ switches: { ...this.settings.value.switches, [name]: on } });
  }

  /** Changes the navigation menu or the partner links. */
  publish(patch: Partial<SiteContent>): void {
    this.content.change(patch);
  }

  /** Publishes a new version of the agreements: the consent of all members expires (docs/api/signing-in.md#consent). */
  publishAgreements(): void {
    this.users.changeAll({ agreed: NOT_AGREED });
  }

  /** Signs a member in without a password and returns the token. Locked accounts are signed in too. */
  signIn(mobile: string): string {
    return this.tokens.issue(this.users.named(mobile).id);
  }

  revoke(token: string): void {
    this.tokens.revoke(token);
  }

  changeAccount(mobile: string, patch: Partial<UserRecord>): void {
    this.users.change(this.users.named(mobile).id, patch);
  }

  /** Deletes an account; its tokens are invalid from then on. */
  deleteAccount(mobile: string): void {
    this.users.remove(this.users.named(mobile).id);
  }

  setUnread(mobile: string, count: number): void {
    this.unread.set(this.users.named(mobile).id, count);
  }
}

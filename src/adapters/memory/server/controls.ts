import type { Behavior } from '../../../domain/kernel/streams.js';
import type { FunctionSwitch } from '../../../domain/site/system-config.js';
import type { CallName, Fault } from './calls.js';
import { CommentControls } from './comments.js';
import type { Tokens } from './members/tokens.js';
import { NOT_AGREED, type Unread, type UnreadCounts, type UserRecord, type Users } from './members/users.js';
import type { OrderControls } from './order-book.js';
import { ObservableRecord } from './records.js';
import type { SignInControls } from './signing-in/sign-in-controls.js';
import type { SitePages } from './site-pages.js';
import type { SiteContent, SiteSettings } from './site-settings.js';

/** Which call a fault is for. A fault of its own goes before one for all. */
export type Faulty = CallName | 'all';

/** A fault, and how many calls it still strikes. */
export interface FaultSetting {
  readonly fault: Fault;
  readonly times: number;
}

/** How the way to the server is: how long it takes, what goes wrong on it, how often it may be taken. */
export interface NetworkState {
  readonly latency: { readonly fromMs: number; readonly toMs: number };
  readonly faults: Readonly<Partial<Record<Faulty, FaultSetting>>>;
  /** Calls a minute from one caller; `undefined` for no limit (docs/api/README.md#rate-limit). */
  readonly callsPerMinute: number | undefined;
}

const ORDINARY_NETWORK: NetworkState = { latency: { fromMs: 150, toMs: 300 }, faults: {}, callsPerMinute: undefined };

/**
 * Everything that a test or a panel may turn on a running pretend site.
 *
 * Immediate: the next call sees it. What was turned can be read and watched.
 *
 * - the way: `delay`, `fail`, `heal`, `limitRate`
 * - the owner: `setUp` (generation, QQ, WeChat, forced steps, mobile site), `switchFunction`, `publish`,
 *   `publishAgreements`, `pages` (announcements, courses, home …), `comments` (review), `orders` (payments)
 * - the members: `signIn`, `revoke`, `changeAccount`, `deleteAccount`, `setUnread`
 * - signing in: `signingIn` (images, SMS, scans, QQ, face checks)
 */
export class Controls {
  readonly network$: Behavior<NetworkState>;
  readonly settings$: Behavior<SiteSettings>;
  readonly content$: Behavior<SiteContent>;
  readonly unread$: Behavior<UnreadCounts>;
  /** Every account, those who came later too. */
  readonly users$: Behavior<{ readonly all: readonly UserRecord[] }>;
  /** What members have said, and the review of it. */
  readonly comments: CommentControls;
  /** What happens to orders outside the browser: the money comes, or does not. */
  readonly orders: OrderControls;
  /** To be kept and brought back; turned by the controls below. */
  readonly network = new ObservableRecord(ORDINARY_NETWORK);

  constructor(
    private readonly settings: ObservableRecord<SiteSettings>,
    private readonly content: ObservableRecord<SiteContent>,
    private readonly users: Users,
    private readonly tokens: Tokens,
    private readonly unread: Unread,
    /** What stands on the pages: each part says how other things are put in its place. */
    readonly pages: SitePages,
    /** Images, SMS, scans, QQ, face checks. */
    readonly signingIn: SignInControls,
  ) {
    this.network$ = this.network.now$;
    this.settings$ = settings.now$;
    this.content$ = content.now$;
    this.unread$ = unread.counts$;
    this.users$ = users.accounts.now$;
    this.comments = new CommentControls(pages.comments.book);
    this.orders = pages.orderControls;
  }

  /** Lets every answer take so many milliseconds, or something between two numbers. */
  delay(fromMs: number, toMs = fromMs): void {
    this.network.change({ latency: { fromMs, toMs } });
  }

  /** Lets calls fail, the next `times` of them or from now on. */
  fail(calls: Faulty, fault: Fault, times = Infinity): void {
    this.network.change({ faults: { ...this.network.value.faults, [calls]: { fault, times } } });
  }

  /** Takes a fault away again, or all of them. */
  heal(calls?: Faulty): void {
    const kept = Object.entries(this.network.value.faults).filter(([of]) => calls !== undefined && of !== calls);
    this.network.change({ faults: Object.fromEntries(kept) });
  }

  limitRate(callsPerMinute: number | undefined): void {
    this.network.change({ callsPerMinute });
  }

  /** The fault that awaits this call. A counted one is used up by asking. */
  takeFault(call: CallName): Fault | undefined {
    const calls: Faulty = this.network.value.faults[call] ? call : 'all';
    const setting = this.network.value.faults[calls];
    if (!setting) return undefined;
    if (setting.times <= 1) this.heal(calls);
    else if (setting.times < Infinity) this.fail(calls, setting.fault, setting.times - 1);
    return setting.fault;
  }

  /** Changes how the site is set up: `{ qq: true }`. */
  setUp(patch: Partial<SiteSettings>): void {
    this.settings.change(patch);
  }

  /** Turns one function switch (docs/spec/start-and-routes.md#configuration): `vip`, `live` … */
  switchFunction(name: FunctionSwitch, on: boolean): void {
    this.settings.change({ switches: { ...this.settings.value.switches, [name]: on } });
  }

  /** Changes the menu or the partners. */
  publish(patch: Partial<SiteContent>): void {
    this.content.change(patch);
  }

  /** Publishes a new version of the agreements: nobody has agreed any more (docs/api/signing-in.md#consent). */
  publishAgreements(): void {
    this.users.changeEverybody({ agreed: NOT_AGREED });
  }

  /** Signs a member in on the spot and hands out the token; no password is asked for, no lock is looked at. */
  signIn(mobile: string): string {
    return this.tokens.issue(this.users.named(mobile).id);
  }

  revoke(token: string): void {
    this.tokens.revoke(token);
  }

  changeAccount(mobile: string, patch: Partial<UserRecord>): void {
    this.users.change(this.users.named(mobile).id, patch);
  }

  /** Deletes an account; its tokens are worthless from then on. */
  deleteAccount(mobile: string): void {
    this.users.remove(this.users.named(mobile).id);
  }

  setUnread(mobile: string, count: number): void {
    this.unread.set(this.users.named(mobile).id, count);
  }
}

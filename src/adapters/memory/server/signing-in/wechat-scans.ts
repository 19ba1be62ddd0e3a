import type { SchedulerLike } from 'rxjs';

import type { Users } from '../member/users.js';
import { imageAddress, qrDrawing } from '../images.js';
import { type Random, randomText } from '../random.js';
import type { ObservableRecord, TtlMap } from '../records.js';
import { enforce, isBlank, refused } from '../refusal.js';
import type { SiteSettings } from '../site-settings.js';
import { BAD_PARAMETERS, EXPIRED, NO_WECHAT_SCAN } from '../strings.js';
import type { LoginCodes, SocialIdentity, ServerSocialAccounts } from './social-accounts.js';

/** The state of a WeChat QR ticket. */
export type ScanTicketState =
  | { readonly kind: 'waiting' }
  /** Generation 1: the server knows which account has scanned. */
  | { readonly kind: 'scanned'; readonly by: SocialIdentity }
  /** Generation 2: the server has a login code for the account that has scanned. */
  | { readonly kind: 'login-code'; readonly loginCode: string }
  /** Set only by a control: a ticket whose time has passed is removed instead. */
  | { readonly kind: 'expired' };

/** The tickets of both generations, by code: `scan_v2_…`, `bind_v2_…` or a key of 20 characters. */
export type ScanTickets = TtlMap<ScanTicketState>;

/** How long a ticket can be scanned, and how long its scan can be used (docs/api/scan.md#open-a-scan-generation-1). */
export const SCAN_LIFE_MS = 3_600_000;

/**
 * Prefixes of the code: they distinguish a login ticket (docs/api/scan.md#open-a-scan-generation-1) from a linking
 * ticket (docs/api/scan.md#link-wechat-by-scan-generation-1).
 */
const SIGN_IN_TICKET = 'scan_v2_';
const LINKING_TICKET = 'bind_v2_';

/** A ticket with its image. */
export interface TicketWithImage {
  readonly code: string;
  readonly image: string;
}

/**
 * WeChat QR tickets of generation 1 (docs/api/scan.md, docs/api/scan.md#link-wechat-by-scan-generation-1): the server
 * draws the image and finds the member.
 */
export class WechatScans {
  constructor(
    private readonly tickets: ScanTickets,
    private readonly random: Random,
    private readonly settings: ObservableRecord<SiteSettings>,
  ) {}

  /** Throws a `Refusal` when WeChat login is off. */
  open(): TicketWithImage {
    return this.draw(SIGN_IN_TICKET + randomText(this.random, 10));
  }

  /**
   * A ticket that links the scanning account to a member; always the same code for the same member. Throws a `Refusal`
   * like `open`.
   */
  openForLinking(userId: number): TicketWithImage {
    return this.draw(LINKING_TICKET + String(userId));
  }

  /** An unknown ticket counts as waiting. */
  stateOf(code: string): ScanTicketState {
    return this.tickets.get(code) ?? { kind: 'waiting' };
  }

  /** The account that scanned the ticket. Throws a `Refusal` when it was not scanned or has expired. */
  who(code: string): SocialIdentity {
    const state = this.stateOf(code);
    if (state.kind !== 'scanned') throw refused(EXPIRED);
    return state.by;
  }

  private draw(code: string): TicketWithImage {
    if (!this.settings.value.wechatScan) throw refused(NO_WECHAT_SCAN);
    this.tickets.put(code, { kind: 'waiting' }, SCAN_LIFE_MS);
    return { code, image: imageAddress(qrDrawing(code)) };
  }
}

/** How long a key can be scanned; a scan starts the time again (docs/api/scan.md#open-a-scan-generation-2). */
export const KEY_LIFE_MS = 300_000;

const ACTIONS: ReadonlySet<string> = new Set(['login', 'bind']);
const KEY_LENGTH = 20;

/** The page that the phone opens, on the API host. */
export const PHONE_PAGE = '/api/v3/auth/login/wechat-scan/page';

/** The server sends this until it has a login code. */
export const PENDING = '0';

/** The data from which the client draws a QR code. `expire` is in seconds since the epoch, by the server's clock. */
export interface ScanKey {
  readonly url: string;
  readonly key: string;
  readonly expire: number;
}

/**
 * WeChat QR tickets of generation 2 (docs/api/scan.md): the client draws them, and a scan gives a login code for every
 * action. The server does not check whether WeChat login is on.
 */
export class WechatScanKeys {
  constructor(
    private readonly tickets: ScanTickets,
    private readonly time: SchedulerLike,
    private readonly random: Random,
  ) {}

  /** `serverUrl` is the address of the API host, without a trailing slash. Throws a `Refusal` for an unknown action. */
  open(action: string, serverUrl: string): ScanKey {
    enforce([!ACTIONS.has(action), BAD_PARAMETERS]);
    const key = randomText(this.random, KEY_LENGTH);
    this.tickets.put(key, { kind: 'waiting' }, KEY_LIFE_MS);
    const url = `${serverUrl}${PHONE_PAGE}?key=${key}&action=${action}`;
    return { url, key, expire: Math.floor((this.time.now() + KEY_LIFE_MS) / 1000) };
  }

  /**
   * The login code of the account that scanned the key, the same on every poll; `'0'` until then. Throws a `Refusal`.
   */
  codeOf(key: string): string {
    enforce([isBlank(key), BAD_PARAMETERS]);
    const state = this.tickets.get(key);
    if (state?.kind === 'login-code') return state.loginCode;
    if (state?.kind === 'waiting') return PENDING;
    throw refused(BAD_PARAMETERS);
  }
}

/** A phone that scans QR tickets. The prefix of the ticket decides the effect of a scan, as on WeChat's server. */
export class WechatPhone {
  constructor(
    readonly tickets: ScanTickets,
    private readonly users: Users,
    private readonly socialAccounts: ServerSocialAccounts,
    private readonly loginCodes: LoginCodes,
  ) {}

  /** Does nothing when the ticket has expired. */
  scan(ticket: string, by: SocialIdentity): void {
    if (!this.tickets.get(ticket)) return;
    if (ticket.startsWith(LINKING_TICKET)) this.link(Number(ticket.slice(LINKING_TICKET.length)), by);
    if (ticket.startsWith(LINKING_TICKET) || ticket.startsWith(SIGN_IN_TICKET)) {
      this.tickets.put(ticket, { kind: 'scanned', by }, SCAN_LIFE_MS);
    } else {
      const loginCode = this.loginCodes.issue(by);
      this.tickets.put(ticket, { kind: 'login-code', loginCode }, KEY_LIFE_MS);
    }
  }

  /** If the WeChat account or the member is linked already, nothing changes; only the phone shows the reason. */
  private link(userId: number, account: SocialIdentity): void {
    const user = this.users.byId(userId);
    if (user && !user.wechatBound && !this.socialAccounts.linkedMember(account))
      this.socialAccounts.attach(account, user.id);
  }
}

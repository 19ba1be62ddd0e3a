import type { SchedulerLike } from 'rxjs';

import type { Users } from '../members/users.js';
import { imageAddress, qrDrawing } from '../pictures.js';
import { type Random, randomText } from '../random.js';
import type { ObservableRecord, TtlMap } from '../records.js';
import { demand, isBlank, refused } from '../refusal.js';
import type { SiteSettings } from '../site-settings.js';
import { BAD_PARAMETERS, EXPIRED, NO_WECHAT_SCAN } from '../strings.js';
import type { LoginCodes, SocialIdentity, SocialAccounts } from './social-accounts.js';

/** What became of a QR ticket for WeChat. */
export type ScanState =
  | { readonly kind: 'waiting' }
  /** Of the first generation: the site knows who it was. */
  | { readonly kind: 'scanned'; readonly by: SocialIdentity }
  /** Of the second: the site has a login code for whoever it was. */
  | { readonly kind: 'login-code'; readonly loginCode: string }
  /** A control's doing: a ticket that is past its time is simply forgotten. */
  | { readonly kind: 'expired' };

/** The tickets of both generations by what stands in them: `scan_v2_…`, `bind_v2_…` or a key of 20 characters. */
export type ScanTickets = TtlMap<ScanState>;

/** How long a ticket can be scanned, and how long its scan can be used (docs/api/scan.md#open-a-scan-generation-1). */
export const SCAN_LIFE_MS = 3_600_000;

/**
 * The server knows by them what a scanned code is for (docs/api/scan.md#open-a-scan-generation-1,
 * docs/api/scan.md#link-wechat-by-scan-generation-1).
 */
const SIGN_IN_TICKET = 'scan_v2_';
const LINKING_TICKET = 'bind_v2_';

/** A ticket, and the picture of it that is shown. */
export interface DrawnTicket {
  readonly code: string;
  readonly image: string;
}

/**
 * QR tickets for WeChat, generation 1 (docs/api/scan.md, docs/api/scan.md#link-wechat-by-scan-generation-1): the server
 * draws the picture and finds the member.
 */
export class WechatScans {
  constructor(
    private readonly tickets: ScanTickets,
    private readonly random: Random,
    private readonly settings: ObservableRecord<SiteSettings>,
  ) {}

  /** Throws a `Refusal` where the site has no login by scan. */
  open(): DrawnTicket {
    return this.draw(SIGN_IN_TICKET + randomText(this.random, 10));
  }

  /** One that links whoever scans it to a member: the same for the same member. Throws a `Refusal` like `open`. */
  openForLinking(userId: number): DrawnTicket {
    return this.draw(LINKING_TICKET + String(userId));
  }

  /** Nothing ever happens to a ticket that is not there. */
  stateOf(code: string): ScanState {
    return this.tickets.get(code) ?? { kind: 'waiting' };
  }

  /** Throws a `Refusal` unless somebody has scanned the ticket within its time. */
  who(code: string): SocialIdentity {
    const state = this.stateOf(code);
    if (state.kind !== 'scanned') throw refused(EXPIRED);
    return state.by;
  }

  private draw(code: string): DrawnTicket {
    if (!this.settings.value.wechatScan) throw refused(NO_WECHAT_SCAN);
    this.tickets.put(code, { kind: 'waiting' }, SCAN_LIFE_MS);
    return { code, image: imageAddress(qrDrawing(code)) };
  }
}

/** How long a key can be scanned; a scan begins it anew (docs/api/scan.md#open-a-scan-generation-2). */
export const KEY_LIFE_MS = 300_000;

const ACTIONS: ReadonlySet<string> = new Set(['login', 'bind']);
const KEY_LENGTH = 20;

/** The page that the phone opens, on the API host. */
export const PHONE_PAGE = '/api/v3/auth/login/wechat-scan/page';

/** Stands in the place of a login code while there is none. */
export const PENDING = '0';

/** What the client draws a QR code of. `expire` in seconds since the epoch, by the clock of the server. */
export interface ScanKey {
  readonly url: string;
  readonly key: string;
  readonly expire: number;
}

/**
 * QR tickets for WeChat, generation 2 (docs/api/scan.md): the client draws them, and a scan brings a login code,
 * whatever it is for. Nobody asks whether the site has WeChat at all.
 */
export class WechatScanKeys {
  constructor(
    private readonly tickets: ScanTickets,
    private readonly time: SchedulerLike,
    private readonly random: Random,
  ) {}

  /** `serverUrl` is the address of the API host, without a closing slash. Throws a `Refusal` for any other action. */
  open(action: string, serverUrl: string): ScanKey {
    demand([!ACTIONS.has(action), BAD_PARAMETERS]);
    const key = randomText(this.random, KEY_LENGTH);
    this.tickets.put(key, { kind: 'waiting' }, KEY_LIFE_MS);
    const url = `${serverUrl}${PHONE_PAGE}?key=${key}&action=${action}`;
    return { url, key, expire: Math.floor((this.time.now() + KEY_LIFE_MS) / 1000) };
  }

  /** The login code of whoever scanned the key, the same at every question; `'0'` until then. Throws a `Refusal`. */
  codeOf(key: string): string {
    demand([isBlank(key), BAD_PARAMETERS]);
    const state = this.tickets.get(key);
    if (state?.kind === 'login-code') return state.loginCode;
    if (state?.kind === 'waiting') return PENDING;
    throw refused(BAD_PARAMETERS);
  }
}

/** The phone before a QR ticket: what a scan means is written in the ticket, as it is for WeChat's own server. */
export class WechatPhone {
  constructor(
    readonly tickets: ScanTickets,
    private readonly users: Users,
    private readonly socials: SocialAccounts,
    private readonly loginCodes: LoginCodes,
  ) {}

  /** A ticket that is past its time is not scanned. */
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

  /**
   * Whoever has an account of the site, or is to be linked to a member with another, hears of it on their phone alone.
   */
  private link(userId: number, account: SocialIdentity): void {
    const user = this.users.byId(userId);
    if (user && !user.wechatBound && !this.socials.memberWith(account)) this.socials.attach(account, user.id);
  }
}

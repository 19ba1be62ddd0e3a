import type { ObservableRecord } from '../observable-record.js';
import { imageAddress } from '../pictures.js';
import { qrDrawing } from './qr-drawing.js';
import { type Random, randomText } from '../random.js';
import { refused } from '../refusal.js';
import type { ScanState, ScanTickets } from './scan-tickets.js';
import { EXPIRED, NO_WECHAT_SCAN } from '../server-words.js';
import type { SiteSettings } from '../site-settings.js';
import type { SocialAccount } from './social-accounts.js';

/** How long a ticket can be scanned, and how long its scan can be used (API 2.12). */
export const SCAN_LIFE_MS = 3_600_000;

/** The server knows by them what a scanned code is for (API 2.12, 2.22). */
export const SIGN_IN_TICKET = 'scan_v2_';
export const LINKING_TICKET = 'bind_v2_';

/** A ticket, and the picture of it that is shown. */
export interface DrawnTicket {
  readonly code: string;
  readonly image: string;
}

/** QR tickets for WeChat, generation 1 (API 2.12, 2.22): the server draws the picture and finds the member. */
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
  who(code: string): SocialAccount {
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

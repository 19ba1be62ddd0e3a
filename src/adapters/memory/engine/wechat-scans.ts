import type { SchedulerLike } from 'rxjs';

import type { Adjustable } from './adjustable.js';
import { MemoryForAWhile } from './memory-for-a-while.js';
import { imageAddress } from './pictures.js';
import { qrDrawing } from './qr-drawing.js';
import { type Random, randomText } from './random.js';
import { refused } from './refusal.js';
import { EXPIRED, NO_WECHAT_SCAN } from './server-words.js';
import type { SiteSettings } from './site-settings.js';
import type { SocialAccount } from './social-accounts.js';

/** How long a ticket can be scanned, and its scan used (API 2.12). */
export const SCAN_LIFE_MS = 3_600_000;

/** What became of a ticket. `expired` is a lever's doing: this generation of the server never says so. */
export type ScanState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'scanned'; readonly by: SocialAccount }
  | { readonly kind: 'expired' };

/** QR tickets for WeChat, generation 1 (API 2.12). */
export class WechatScans {
  readonly tickets: MemoryForAWhile<ScanState>;

  constructor(
    time: SchedulerLike,
    private readonly random: Random,
    private readonly settings: Adjustable<SiteSettings>,
  ) {
    this.tickets = new MemoryForAWhile(time, SCAN_LIFE_MS);
  }

  /** Throws a `Refusal` where the site has no login by scan. */
  open(): { readonly code: string; readonly image: string } {
    if (!this.settings.value.wechatScan) throw refused(NO_WECHAT_SCAN);
    const code = `scan_v2_${randomText(this.random, 10)}`;
    this.tickets.put(code, { kind: 'waiting' });
    return { code, image: imageAddress(qrDrawing(code)) };
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
}

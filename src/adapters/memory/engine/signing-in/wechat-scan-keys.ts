import type { SchedulerLike } from 'rxjs';

import { type Random, randomText } from '../random.js';
import { refused } from '../refusal.js';
import type { ScanTickets } from './scan-tickets.js';
import { BAD_PARAMETERS } from '../server-words.js';
import { demand, isBlank } from '../validation.js';

/** How long a key can be scanned; a scan begins it anew (API 2.14). */
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
 * QR tickets for WeChat, generation 2 (API 2.14): the client draws them, and a scan brings a login code, whatever it is
 * for. Nobody asks whether the site has WeChat at all.
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

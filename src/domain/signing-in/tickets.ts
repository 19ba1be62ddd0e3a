import { SCAN_EXPIRY_SHOWN_MS } from '../limits.js';

/** A QR code to be scanned by a phone (spec §3, API 2.12, 2.14). */
export interface ScanTicket {
  readonly code: string;
  readonly qr: ScanPicture;
  /** How long it can be scanned, counted from its arrival. */
  readonly lifeMs: number;
}

/** The server drew the code, or says what is to be drawn. */
export type ScanPicture =
  { readonly kind: 'image'; readonly src: string } | { readonly kind: 'content'; readonly text: string };

/** What became of a ticket (spec §3, §4). Everything but `waiting` is decisive. */
export type ScanStatus =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'signed-in'; readonly token: string }
  | { readonly kind: 'bind-mobile'; readonly code: string }
  /** Somebody has scanned; the code opens their session, once (API 2.10, 2.14). */
  | { readonly kind: 'login-code'; readonly loginCode: string }
  | { readonly kind: 'expired' };

/** What becomes of a ticket that ends in a login code, whatever that is for (API 2.14, 2.22). */
export type ScanCodeStatus = Extract<ScanStatus, { kind: 'waiting' | 'login-code' | 'expired' }>;

/** Whether the end of a ticket is near enough to be spoken of, and not yet there. */
export function announcesExpiry(secondsLeft: number): boolean {
  return secondsLeft > 0 && secondsLeft * 1000 <= SCAN_EXPIRY_SHOWN_MS;
}

/** A face check under way (API 2.21). */
export interface FaceTicket {
  /** To be opened with a phone. */
  readonly url: string;
  readonly ruleId: string;
  readonly bizToken: string;
}

/** What became of a login code (spec §4, API 2.10). */
export type CodeLoginOutcome =
  | { readonly kind: 'signed-in'; readonly token: string }
  /** Somebody new; `code` goes with the mobile that they give. */
  | { readonly kind: 'bind-mobile'; readonly code: string };

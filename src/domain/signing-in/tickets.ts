import { SCAN_EXPIRY_SHOWN_MS } from '../limits.js';

/** A QR code to scan with a phone (spec §3, API 2.12, 2.14). */
export interface ScanTicket {
  readonly code: string;
  readonly qr: ScanPicture;
  /** How long it can be scanned, counted from the arrival of the answer. */
  readonly lifeMs: number;
}

/** An image from the server, or the text that the QR code has to contain. */
export type ScanPicture =
  { readonly kind: 'image'; readonly src: string } | { readonly kind: 'content'; readonly text: string };

/** The status of a ticket (spec §3, §4). Every status but `waiting` is final. */
export type ScanStatus =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'signed-in'; readonly token: string }
  | { readonly kind: 'bind-mobile'; readonly code: string }
  /** Scanned; the code opens the member's session once (API 2.10, 2.14). */
  | { readonly kind: 'login-code'; readonly loginCode: string }
  | { readonly kind: 'expired' };

/** The status of a ticket that yields a login code, for signing in or for linking (API 2.14, 2.22). */
export type ScanCodeStatus = Extract<ScanStatus, { kind: 'waiting' | 'login-code' | 'expired' }>;

/** Whether the ticket expires soon, so that the remaining time is shown. */
export function announcesExpiry(secondsLeft: number): boolean {
  return secondsLeft > 0 && secondsLeft * 1000 <= SCAN_EXPIRY_SHOWN_MS;
}

/** A face check in progress (API 2.21). */
export interface FaceTicket {
  /** The URL to open with a phone. */
  readonly url: string;
  readonly ruleId: string;
  readonly bizToken: string;
}

/** The result of a login with a login code (spec §4, API 2.10). */
export type CodeLoginOutcome =
  | { readonly kind: 'signed-in'; readonly token: string }
  /** A new member; `code` is sent together with the mobile number. */
  | { readonly kind: 'bind-mobile'; readonly code: string };

import { SCAN_EXPIRY_SHOWN_MS } from './limits.js';

/**
 * A QR code to scan with a phone (docs/spec/signing-in.md#wechat-scan, docs/api/scan.md#open-a-scan-generation-1,
 * docs/api/scan.md#open-a-scan-generation-2).
 */
export interface ScanTicket {
  readonly code: string;
  readonly qr: ScanImage;
  /** How long it can be scanned, counted from the arrival of the answer. */
  readonly lifeMs: number;
}

/** An image from the server, or the text that the QR code has to contain. */
export type ScanImage =
  | { readonly kind: 'image'; readonly src: string }
  | { readonly kind: 'content'; readonly text: string };

/** The status of a ticket (docs/spec/signing-in.md#wechat-scan). Every status but `waiting` is final. */
export type ScanStatus =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'signed-in'; readonly token: string }
  | { readonly kind: 'bind-mobile'; readonly code: string }
  /**
   * Scanned; the code opens the member's session once (docs/api/signing-in.md#code-login,
   * docs/api/scan.md#open-a-scan-generation-2).
   */
  | { readonly kind: 'login-code'; readonly loginCode: string }
  | { readonly kind: 'expired' };

/**
 * The status of a ticket that yields a login code, for signing in or for linking
 * (docs/api/scan.md#open-a-scan-generation-2, docs/api/member.md#link-a-social-account).
 */
export type ScanCodeStatus = Extract<ScanStatus, { kind: 'waiting' | 'login-code' | 'expired' }>;

/** Whether the ticket expires soon, so that the remaining time is shown. */
export function isExpiringSoon(secondsLeft: number): boolean {
  return secondsLeft > 0 && secondsLeft * 1000 <= SCAN_EXPIRY_SHOWN_MS;
}

/** A face check in progress (docs/api/signing-in.md#start-the-face-check). */
export interface FaceTicket {
  /** The URL to open with a phone. */
  readonly url: string;
  readonly ruleId: string;
  readonly bizToken: string;
}

/**
 * The result of a login with a login code (docs/spec/signing-in.md#login-by-address,
 * docs/api/signing-in.md#code-login).
 */
export type CodeLoginOutcome =
  | { readonly kind: 'signed-in'; readonly token: string }
  /** A new member; `code` is sent together with the mobile number. */
  | { readonly kind: 'bind-mobile'; readonly code: string };

import type { SchedulerLike } from 'rxjs';

import { type Random, randomText } from '../random.js';
import { claimsOf, type TokenClaims, tokenOf } from './token-text.js';

/** `JWT_TTL` of the server: 14 days (API 1.7). */
const LIFETIME_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * Sign-in tokens (API 1.7). A token carries its own claims, as a JWT does, so that a page that loads again,
 * and with it a new pretend site, still knows its member.
 */
export class Tokens {
  private readonly blacklist = new Set<string>();
  private readonly lastSignIn = new Map<number, string>();

  constructor(
    private readonly time: SchedulerLike,
    private readonly random: Random,
  ) {}

  /** A new token; it becomes the member's last sign-in (API 1.8). */
  issue(userId: number): string {
    const issuedAt = this.time.now();
    const id = randomText(this.random, 16);
    this.lastSignIn.set(userId, id);
    return tokenOf({ userId, id, issuedAt, expiresAt: issuedAt + LIFETIME_MS });
  }

  /** Whose token this is; `undefined` when it is forged, expired or revoked. */
  read(token: string): TokenClaims | undefined {
    if (this.blacklist.has(token)) return undefined;
    const claims = claimsOf(token);
    return claims && claims.expiresAt > this.time.now() ? claims : undefined;
  }

  /** Makes a token worthless at once. */
  revoke(token: string): void {
    this.blacklist.add(token);
  }

  /** Whether the member has signed in elsewhere since (API 1.9). */
  isOvertaken(claims: TokenClaims): boolean {
    const last = this.lastSignIn.get(claims.userId);
    return last !== undefined && last !== claims.id;
  }
}

import type { SchedulerLike } from 'rxjs';

import { type Random, randomText } from '../random.js';

/** The claims of a token. Times in milliseconds. */
export interface TokenClaims {
  readonly userId: number;
  readonly id: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

const HEADER = base64url(JSON.stringify({ typ: 'JWT', alg: 'HS256' }));

/**
 * Writes a token with the structure and claim names of the server's JWT; times in seconds (docs/api/README.md#tokens).
 */
function tokenOf(claims: TokenClaims): string {
  const issuedAt = claims.issuedAt / 1000;
  const payload = {
    iss: '/api/v2/login/password',
    iat: issuedAt,
    nbf: issuedAt,
    exp: claims.expiresAt / 1000,
    sub: claims.userId,
    jti: claims.id,
    prv: 'users',
  };
  const signed = `${HEADER}.${base64url(JSON.stringify(payload))}`;
  return `${signed}.${signature(signed)}`;
}

/** Reads a token; `undefined` when this server did not issue it. */
export function claimsOf(token: string): TokenClaims | undefined {
  const [header, payload, proof, ...rest] = token.split('.');
  if (header === undefined || payload === undefined || rest.length > 0) return undefined;
  if (proof !== signature(`${header}.${payload}`)) return undefined;
  // The signature matches, so `tokenOf` has written this text.
  const said: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  if (typeof said !== 'object' || said === null) return undefined;
  const { sub, jti, iat, exp } = Object.fromEntries(Object.entries(said));
  if (typeof sub !== 'number' || typeof jti !== 'string') return undefined;
  if (typeof iat !== 'number' || typeof exp !== 'number') return undefined;
  return { userId: sub, id: jti, issuedAt: iat * 1000, expiresAt: exp * 1000 };
}

/** A checksum (FNV-1a) is enough here: it distinguishes a damaged or invented token from a real one. */
function signature(signed: string): string {
  let hash = 0x811c9dc5;
  for (const letter of signed) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return base64url((hash >>> 0).toString(16).padStart(8, '0'));
}

function base64url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** `JWT_TTL` of the server: 14 days (docs/api/README.md#tokens). */
const LIFETIME_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * Login tokens (docs/api/README.md#tokens). A token carries its own claims, like a JWT, so that after a reload a new
 * in-memory server still recognises its member.
 */
export class Tokens {
  private readonly blacklist = new Set<string>();
  private readonly lastSignIn = new Map<number, string>();

  constructor(
    private readonly time: SchedulerLike,
    private readonly random: Random,
  ) {}

  /** Issues a token; it counts as the member's last login (docs/api/README.md#what-a-login-changes). */
  issue(userId: number): string {
    const issuedAt = this.time.now();
    const id = randomText(this.random, 16);
    this.lastSignIn.set(userId, id);
    return tokenOf({ userId, id, issuedAt, expiresAt: issuedAt + LIFETIME_MS });
  }

  /** The claims of a token; `undefined` when it is forged, expired or revoked. */
  read(token: string): TokenClaims | undefined {
    if (this.blacklist.has(token)) return undefined;
    const claims = claimsOf(token);
    return claims && claims.expiresAt > this.time.now() ? claims : undefined;
  }

  /** Makes a token invalid at once. */
  revoke(token: string): void {
    this.blacklist.add(token);
  }

  /** Whether the member has logged in on another device since (docs/api/README.md#one-device-rule). */
  isSuperseded(claims: TokenClaims): boolean {
    const last = this.lastSignIn.get(claims.userId);
    return last !== undefined && last !== claims.id;
  }
}

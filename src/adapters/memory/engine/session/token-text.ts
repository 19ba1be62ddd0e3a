/** What a token says. Times in milliseconds. */
export interface TokenClaims {
  readonly userId: number;
  readonly id: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

const HEADER = base64url(JSON.stringify({ typ: 'JWT', alg: 'HS256' }));

/** The text of a token: the shape and the claim names of the server's JWT, times in seconds (API 1.7). */
export function tokenOf(claims: TokenClaims): string {
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

/** Reads a token; `undefined` when it is not one of ours. */
export function claimsOf(token: string): TokenClaims | undefined {
  const [header, payload, proof, ...rest] = token.split('.');
  if (header === undefined || payload === undefined || rest.length > 0) return undefined;
  if (proof !== signature(`${header}.${payload}`)) return undefined;
  // The proof holds, so this text was written above.
  const said: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  if (typeof said !== 'object' || said === null) return undefined;
  const { sub, jti, iat, exp } = Object.fromEntries(Object.entries(said));
  if (typeof sub !== 'number' || typeof jti !== 'string') return undefined;
  if (typeof iat !== 'number' || typeof exp !== 'number') return undefined;
  return { userId: sub, id: jti, issuedAt: iat * 1000, expiresAt: exp * 1000 };
}

/** A checksum (FNV-1a) is proof enough among friends: it tells a damaged or invented token from a real one. */
function signature(signed: string): string {
  let hash = 0x811c9dc5;
  for (const letter of signed) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return base64url((hash >>> 0).toString(16).padStart(8, '0'));
}

function base64url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

import { TOKEN_NAME } from '../domain/site/server-access.js';

/** The token of the member; `null` for an anonymous visitor. */
export function storedToken(): string | null {
  const token = stored(TOKEN_NAME);
  return token === '' ? null : token;
}

/** `null` also where the visitor forbids storage: then nothing is known about them. */
export function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

import { TOKEN_NAME } from '../domain/site/server-access.js';

/** The token of the member; `null` for an anonymous visitor. */
export function storedToken(): string | null {
  try {
    const stored = localStorage.getItem(TOKEN_NAME);
    return stored === '' ? null : stored;
  } catch {
    // The visitor forbids storage: the site treats them as signed out.
    return null;
  }
}

import type { SessionState } from '../session/session-state.js';
import { returnToOf } from './addresses.js';

/**
 * The address to which /login redirects at once (docs/spec/start-and-routes.md#return-address): the `redirect` target
 * for a member; `undefined` for an anonymous visitor, and while the session is unknown.
 */
export function loginPageRedirect(session: SessionState, query: string): string | undefined {
  return session.kind === 'member' ? returnToOf(query) : undefined;
}

import type { SessionState } from '../session/session-state.js';
import { returnToOf } from './return-to.js';

/**
 * Where a visitor who opens /login is sent on to, at once (clarifications §4); `undefined` for one who has to
 * stay, because nobody is signed in as far as is known.
 */
export function leaveLoginPage(session: SessionState, query: string): string | undefined {
  return session.kind === 'member' ? returnToOf(query) : undefined;
}

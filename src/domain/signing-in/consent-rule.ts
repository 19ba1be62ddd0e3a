import type { SessionState } from '../session/session-state.js';

/** Whether the agreements have changed since this member agreed to them (API 2.15, 4). Nobody else is asked. */
export function consentPending(session: SessionState): boolean {
  return session.kind === 'member' && !session.user.consented;
}

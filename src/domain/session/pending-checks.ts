import type { SystemConfig } from '../site/system-config.js';
import type { SessionState } from './session-state.js';

/** What a member still has to do before members-only pages open. */
export interface PendingChecks {
  readonly bindMobile: boolean;
  readonly faceCheck: boolean;
}

/** Raises and clears both flags (spec §4 start-up, clarifications §3.4). Nobody but a known member has any. */
export function pendingChecksOf(session: SessionState, rules: SystemConfig['member']): PendingChecks {
  if (session.kind !== 'member') return { bindMobile: false, faceCheck: false };
  return {
    bindMobile: rules.bindMobileRequired && !session.user.mobileBound,
    faceCheck: rules.faceCheckRequired && !session.user.faceVerified,
  };
}

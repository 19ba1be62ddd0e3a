import type { AppError } from '../errors/app-error.js';
import type { SystemConfig } from '../site/system-config.js';
import type { LoginUser } from './login-user.js';

/** Who the visitor is, as far as it is known (spec §3, §6). */
export type SessionState =
  | { readonly kind: 'anonymous' }
  /** A token is stored; its member is being asked for. */
  | { readonly kind: 'restoring' }
  | { readonly kind: 'member'; readonly user: LoginUser }
  /** A token is stored and kept, but its member could not be loaded (clarifications §3). */
  | { readonly kind: 'unreachable'; readonly error: AppError };

/** Whose session it is; `undefined` as long as that is not known. */
export function memberId(state: SessionState): number | undefined {
  return state.kind === 'member' ? state.user.id : undefined;
}

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

/** Whether the agreements have changed since this member agreed to them (API 2.15, 4). Nobody else is asked. */
export function consentPending(session: SessionState): boolean {
  return session.kind === 'member' && !session.user.consented;
}

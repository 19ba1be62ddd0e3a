import type { AppError } from '../errors/app-error.js';
import type { SystemConfig } from '../site/system-config.js';
import type { LoginUser } from './login-user.js';

/** The visitor's session, as far as it is known (docs/spec/session.md#states). */
export type SessionState =
  | { readonly kind: 'anonymous' }
  /** A token is stored, and its member is being fetched. */
  | { readonly kind: 'restoring' }
  | { readonly kind: 'member'; readonly user: LoginUser }
  /**
   * A token is stored, but its member could not be fetched (docs/spec/session.md#unreachable-member). The token stays
   * stored.
   */
  | { readonly kind: 'unreachable'; readonly error: AppError };

/** The member; `undefined` while it is unknown. */
export function knownMember(state: SessionState): LoginUser | undefined {
  return state.kind === 'member' ? state.user : undefined;
}

/** The id of the member; `undefined` while it is unknown. */
export function memberId(state: SessionState): number | undefined {
  return knownMember(state)?.id;
}

/** A delivery address. An empty text is not filled in yet. */
export interface AddressForm {
  readonly name: string;
  readonly mobile: string;
  readonly province: string;
  readonly city: string;
  readonly area: string;
  readonly street: string;
}

/** The steps that a member must still complete before members-only pages open. */
export interface PendingChecks {
  readonly bindMobile: boolean;
  readonly faceCheck: boolean;
}

/** Computes both flags (docs/spec/session.md#pending-checks). They are false unless a member is known. */
export function pendingChecksOf(session: SessionState, rules: SystemConfig['member']): PendingChecks {
  if (session.kind !== 'member') return { bindMobile: false, faceCheck: false };
  return {
    bindMobile: rules.bindMobileRequired && !session.user.isMobileBound,
    faceCheck: rules.faceCheckRequired && !session.user.isFaceVerified,
  };
}

/**
 * Whether the agreements have changed since this member agreed to them (docs/api/session.md#member-detail,
 * docs/api/README.md#detecting-the-generation). False unless a member is known.
 */
export function isConsentPending(session: SessionState): boolean {
  return session.kind === 'member' && !session.user.hasConsented;
}

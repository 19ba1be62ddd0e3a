import type { AppError } from '../errors/app-error.js';
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

import type { AppError } from '../../src/domain/errors/app-error.js';
import type { LoginUser } from '../../src/domain/session/login-user.js';
import type { SessionState } from '../../src/domain/session/session-state.js';
import { aMember } from './a-member.js';

export const anonymous: SessionState = { kind: 'anonymous' };
export const restoring: SessionState = { kind: 'restoring' };

export function signedIn(user: LoginUser = aMember()): SessionState {
  return { kind: 'member', user };
}

export function unreachable(error: AppError = { kind: 'offline' }): SessionState {
  return { kind: 'unreachable', error };
}

/** One of each kind. */
export const everySession: readonly SessionState[] = [anonymous, restoring, signedIn(), unreachable()];

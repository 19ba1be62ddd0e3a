import type { AppError } from '../../src/domain/errors/app-error.js';
import type { LoginUser } from '../../src/domain/session/login-user.js';
import type { Behavior } from '../../src/domain/kernel/streams.js';
import type { Session } from '../../src/domain/session/session.js';
import { memberId, type SessionState } from '../../src/domain/session/session-state.js';
import { aMember } from './a-member.js';

export const anonymous: SessionState = { kind: 'anonymous' };
export const restoring: SessionState = { kind: 'restoring' };

export function signedIn(user: LoginUser = aMember()): SessionState {
  return { kind: 'member', user };
}

export function unreachable(error: AppError = { kind: 'offline' }): SessionState {
  return { kind: 'unreachable', error };
}

/** The part of a session that most flows know: whose it is. */
export function sessionOf(state$: Behavior<SessionState>): Pick<Session, 'state$' | 'member'> {
  return {
    state$,
    get member() {
      return memberId(state$.value);
    },
  };
}

/** One of each kind. */
export const everySession: readonly SessionState[] = [anonymous, restoring, signedIn(), unreachable()];

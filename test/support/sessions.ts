import { distinctUntilChanged, map } from 'rxjs';

import type { AppError } from '../../src/domain/errors/app-error.js';
import type { Behavior } from '../../src/domain/kernel/streams.js';
import type { LinkedAccounts, LoginUser } from '../../src/domain/session/login-user.js';
import { memberId, type SessionState } from '../../src/domain/session/session-state.js';
import type { Session } from '../../src/domain/session/session.js';

/** A member without any step left to complete. */
export function aMember(): MemberBuilder {
  return new MemberBuilder({
    id: 7,
    name: '小明',
    avatar: 'https://site.example/ming.png',
    mobile: '13800000000',
    isMobileBound: true,
    isFaceVerified: true,
    hasConsented: true,
    credit1: 100,
    vipUntil: undefined,
    hasChangedNickname: false,
    hasPassword: true,
    linked: { qq: false, wechat: false },
    realName: '',
    idNumber: '',
    vipPlanId: undefined,
  });
}

/** Is a `LoginUser` itself, so that a test can pass `aMember().withoutMobile()` where a user is expected. */
class MemberBuilder implements LoginUser {
  readonly id: number | undefined;
  readonly name: string;
  readonly avatar: string;
  readonly mobile: string;
  readonly isMobileBound: boolean;
  readonly isFaceVerified: boolean;
  readonly hasConsented: boolean;
  readonly credit1: number | undefined;
  readonly vipUntil: number | undefined;
  readonly hasChangedNickname: boolean;
  readonly hasPassword: boolean;
  readonly linked: LinkedAccounts;
  readonly realName: string;
  readonly idNumber: string;
  readonly vipPlanId: number | undefined;

  constructor(user: LoginUser) {
    this.id = user.id;
    this.name = user.name;
    this.avatar = user.avatar;
    this.mobile = user.mobile;
    this.isMobileBound = user.isMobileBound;
    this.isFaceVerified = user.isFaceVerified;
    this.hasConsented = user.hasConsented;
    this.credit1 = user.credit1;
    this.vipUntil = user.vipUntil;
    this.hasChangedNickname = user.hasChangedNickname;
    this.hasPassword = user.hasPassword;
    this.linked = user.linked;
    this.realName = user.realName;
    this.idNumber = user.idNumber;
    this.vipPlanId = user.vipPlanId;
  }

  named(name: string): MemberBuilder {
    return new MemberBuilder(changed(this, { name }));
  }

  withId(id: number): MemberBuilder {
    return new MemberBuilder(changed(this, { id }));
  }

  withPoints(credit1: number): MemberBuilder {
    return new MemberBuilder(changed(this, { credit1 }));
  }

  withAvatar(avatar: string): MemberBuilder {
    return new MemberBuilder(changed(this, { avatar }));
  }

  withoutMobile(): MemberBuilder {
    return new MemberBuilder(changed(this, { mobile: '', isMobileBound: false }));
  }

  withoutFaceCheck(): MemberBuilder {
    return new MemberBuilder(changed(this, { isFaceVerified: false }));
  }

  vipUntilMs(vipUntil: number, vipPlanId = 1): MemberBuilder {
    return new MemberBuilder(changed(this, { vipUntil, vipPlanId }));
  }

  with(what: Partial<LoginUser>): MemberBuilder {
    return new MemberBuilder(changed(this, what));
  }

  withoutConsent(): MemberBuilder {
    return new MemberBuilder(changed(this, { hasConsented: false }));
  }
}

function changed(user: LoginUser, changes: Partial<LoginUser>): LoginUser {
  return { ...user, ...changes };
}

export const anonymous: SessionState = { kind: 'anonymous' };
export const restoring: SessionState = { kind: 'restoring' };

export function signedIn(user: LoginUser = aMember()): SessionState {
  return { kind: 'member', user };
}

export function unreachable(error: AppError = { kind: 'offline' }): SessionState {
  return { kind: 'unreachable', error };
}

/** A token as the server issues it to a member (docs/api/README.md#tokens). */
export function aTokenOf(member: number | string): string {
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encoded({ alg: 'HS256' })}.${encoded({ iss: 'https://api.example/登录', sub: member, exp: 1 })}.signature`;
}

/** The part of a session that most flows use: its state and its member, without a token. */
export function sessionOf(
  state$: Behavior<SessionState>,
): Pick<Session, 'state$' | 'memberId$' | 'memberId' | 'ownToken'> {
  return {
    state$,
    memberId$: state$.pipe(map(memberId), distinctUntilChanged()),
    ownToken: undefined,
    get memberId() {
      return memberId(state$.value);
    },
  };
}

export const everySession: readonly SessionState[] = [anonymous, restoring, signedIn(), unreachable()];

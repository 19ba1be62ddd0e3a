import { map, type Observable, switchMap } from 'rxjs';

import type { AccountGateway, MemberGateway } from '../../domain/ports/account-gateway.js';
import type { LoginUser } from '../../domain/session/login-user.js';
import { asCount } from '../wire/quantities.js';
import type { HttpClient } from './client/http-client.js';
import {
  asBoolean,
  asInstant,
  asRecord,
  integer,
  nonEmptyRecord,
  nonEmptyText,
  required,
  textOrEmpty,
} from './client/json-readers.js';
import { MEMBER } from './client/first-calls.js';

/** docs/api/session.md#member-detail. The answer must be a member; absent fields get defaults. */
function decodeLoginUser(data: unknown): LoginUser {
  // The server sends `[]` for "nothing", which is not a member.
  const member = required(nonEmptyRecord(data), 'member');
  return {
    id: integer(member['id']),
    name: nonEmptyText(member['name']) ?? textOrEmpty(member['nick_name']),
    avatar: textOrEmpty(member['avatar']),
    mobile: textOrEmpty(member['mobile']),
    // Only a member for whom the server sends `false` has to complete these steps
    // (docs/spec/session.md#pending-checks).
    isMobileBound: asBoolean(member['is_bind_mobile']) ?? true,
    isFaceVerified: asBoolean(member['is_face_verify']) ?? true,
    hasConsented: decodeConsent(member['agreement_status']),
    credit1: asCount(member['credit1']),
    ...decodeVip(member),
    hasChangedNickname: asBoolean(member['is_set_nickname']) ?? false,
    // Decides only whether labels offer to set or to change a password: the form is the same.
    hasPassword: asBoolean(member['is_password_set']) ?? true,
    linked: { qq: asBoolean(member['is_bind_qq']) ?? false, wechat: asBoolean(member['is_bind_wechat']) ?? false },
    realName: textOrEmpty(member['profile_real_name']),
    idNumber: textOrEmpty(member['profile_id_number']),
  };
}

/**
 * Servers of the first generation require no consent and send no status (docs/api/session.md#member-detail,
 * docs/api/signing-in.md#consent).
 */
function decodeConsent(status: unknown): boolean {
  const agreed = asRecord(status) ?? {};
  return ['user_agreement_agreed', 'privacy_policy_agreed'].every((agreement) => asBoolean(agreed[agreement]) ?? true);
}

/** A date without a plan is no VIP: new accounts have a date in the past (docs/api/session.md#member-detail). */
function decodeVip(member: Readonly<Record<string, unknown>>): Pick<LoginUser, 'vipUntil' | 'vipPlanId'> {
  const id = integer(member['role_id']) ?? 0;
  const hasVip = id > 0;
  return { vipUntil: hasVip ? asInstant(member['role_expired_at']) : undefined, vipPlanId: hasVip ? id : undefined };
}

export class HttpMemberGateway implements MemberGateway {
  constructor(private readonly http: HttpClient) {}

  detail(): Observable<LoginUser> {
    const member$ = this.http.request({ method: 'GET', ...MEMBER }, decodeLoginUser);
    return member$.pipe(
      switchMap((member) => this.http.knownServer.image(member.avatar).pipe(map((avatar) => ({ ...member, avatar })))),
    );
  }

  unreadCount(): Observable<number> {
    return this.http.request({ method: 'GET', path: '/api/v2/member/unreadNotificationCount' }, decodeUnreadCount);
  }
}

/** docs/api/session.md#unread-count: a bare number. */
function decodeUnreadCount(data: unknown): number {
  return required(asCount(data), 'unread');
}

export class HttpAccountGateway implements AccountGateway {
  constructor(private readonly http: HttpClient) {}

  signOut(): Observable<never> {
    return this.http.send({ method: 'POST', path: '/api/v2/logout', body: {}, outlivesPage: true });
  }
}

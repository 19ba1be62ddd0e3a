import { map, type Observable, switchMap } from 'rxjs';

import type { MemberGateway } from '../../../domain/ports/server/member-gateway.port.js';
import type { LoginUser } from '../../../domain/session/login-user.js';
import { decodeLoginUser } from './decode-login-user.js';
import type { HttpClient } from '../client/http-client.js';
import { MEMBER } from '../client/start-up-calls.js';
import { integer, required } from '../client/json-readers.js';

export class HttpMemberGateway implements MemberGateway {
  constructor(private readonly http: HttpClient) {}

  detail(): Observable<LoginUser> {
    const member$ = this.http.request({ method: 'GET', ...MEMBER }, decodeLoginUser);
    return member$.pipe(
      switchMap((member) =>
        this.http.knownServer.picture(member.avatar).pipe(map((avatar) => ({ ...member, avatar }))),
      ),
    );
  }

  unreadCount(): Observable<number> {
    return this.http.request({ method: 'GET', path: '/api/v2/member/unreadNotificationCount' }, decodeUnreadCount);
  }
}

/** API 2.16: a bare number. */
export function decodeUnreadCount(data: unknown): number {
  return required(integer(data), 'unread');
}

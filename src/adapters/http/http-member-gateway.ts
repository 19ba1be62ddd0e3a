import type { Observable } from 'rxjs';

import type { MemberGateway } from '../../domain/ports/member-gateway.port.js';
import type { LoginUser } from '../../domain/session/login-user.js';
import { decodeLoginUser } from './decode-login-user.js';
import { decodeUnreadCount } from './decode-unread-count.js';
import type { HttpClient } from './http-client.js';

export class HttpMemberGateway implements MemberGateway {
  constructor(private readonly http: HttpClient) {}

  detail(): Observable<LoginUser> {
    return this.http.ask({ method: 'GET', path: '/api/v2/member/detail' }, decodeLoginUser);
  }

  unreadCount(): Observable<number> {
    return this.http.ask({ method: 'GET', path: '/api/v2/member/unreadNotificationCount' }, decodeUnreadCount);
  }
}

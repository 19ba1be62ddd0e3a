import type { Observable } from 'rxjs';

import type { MemberGateway } from '../../src/domain/ports/server/account-gateway.js';
import type { LoginUser } from '../../src/domain/session/login-user.js';
import { Question } from './question.js';

export class FakeMemberGateway implements MemberGateway {
  readonly details = new Question<LoginUser>();
  readonly unreadCounts = new Question<number>();

  detail(): Observable<LoginUser> {
    return this.details.ask();
  }

  unreadCount(): Observable<number> {
    return this.unreadCounts.ask();
  }
}

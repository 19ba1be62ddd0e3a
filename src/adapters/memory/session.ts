import { ignoreElements, map, type Observable } from 'rxjs';

import type { AccountGateway, MemberGateway } from '../../domain/ports/server/account-gateway.js';
import type { LoginUser } from '../../domain/session/login-user.js';
import { loginUserOf } from './domain-view.js';
import type { MemoryNetwork } from './network.js';
import type { CourseSite } from './server/course-site.js';

export class MemoryMemberGateway implements MemberGateway {
  constructor(
    private readonly site: CourseSite,
    private readonly network: MemoryNetwork,
  ) {}

  detail(): Observable<LoginUser> {
    return this.network
      .ask('member', (token) => this.site.members.detail(token))
      .pipe(map((user) => loginUserOf(user, this.site.pictures, this.site.settings.value.generation)));
  }

  unreadCount(): Observable<number> {
    return this.network.ask('unread', (token) => this.site.members.unreadCount(token));
  }
}

export class MemoryAccountGateway implements AccountGateway {
  constructor(
    private readonly site: CourseSite,
    private readonly network: MemoryNetwork,
  ) {}

  signOut(): Observable<never> {
    return this.network
      .ask('logout', (token) => {
        this.site.accounts.signOut(token);
      })
      .pipe(ignoreElements());
  }
}

import { map, type Observable } from 'rxjs';

import type { AccountGateway, MemberGateway } from '../../domain/ports/account-gateway.js';
import type { LoginUser } from '../../domain/session/login-user.js';
import { loginUserOf } from './client/domain-view.js';
import { MemoryGateway } from './client/network.js';

export class MemoryMemberGateway extends MemoryGateway implements MemberGateway {
  detail(): Observable<LoginUser> {
    return this.network
      .request('member', (token) => this.site.members.detail(token))
      .pipe(map((user) => loginUserOf(user, this.site.images, this.site.settings.value.generation)));
  }

  unreadCount(): Observable<number> {
    return this.network.request('unread', (token) => this.site.members.unreadCount(token));
  }
}

export class MemoryAccountGateway extends MemoryGateway implements AccountGateway {
  signOut(): Observable<never> {
    return this.network.send('logout', (token) => {
      this.site.accounts.signOut(token);
    });
  }
}

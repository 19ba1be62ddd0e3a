import { map, type Observable } from 'rxjs';

import type { MemberGateway } from '../../../domain/ports/server/member-gateway.port.js';
import type { LoginUser } from '../../../domain/session/login-user.js';
import type { CourseSite } from '../engine/course-site.js';
import { loginUserOf } from '../network/domain-view.js';
import type { MemoryNetwork } from '../network/memory-network.js';

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

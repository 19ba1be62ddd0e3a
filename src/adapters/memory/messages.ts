import { ignoreElements, type Observable } from 'rxjs';

import type { MemberMessage } from '../../domain/messages.js';
import type { Page, PageRequest } from '../../domain/paging.js';
import type { MemberMessagesGateway } from '../../domain/ports/server/message-gateway.js';
import type { MemoryNetwork } from './network.js';
import type { CourseSite } from './server/course-site.js';

export class MemoryMemberMessagesGateway implements MemberMessagesGateway {
  constructor(
    private readonly site: CourseSite,
    private readonly network: MemoryNetwork,
  ) {}

  list(request: PageRequest): Observable<Page<MemberMessage>> {
    return this.network.ask('messages', (token) => this.site.pages.inbox.list(token, request));
  }

  markRead(id: string): Observable<never> {
    return this.network
      .ask('readMessage', (token) => {
        this.site.pages.inbox.markRead(token, id);
      })
      .pipe(ignoreElements());
  }

  markAllRead(): Observable<never> {
    return this.network
      .ask('readAllMessages', (token) => {
        this.site.pages.inbox.markAllRead(token);
      })
      .pipe(ignoreElements());
  }
}

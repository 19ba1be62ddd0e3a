import type { Observable } from 'rxjs';

import type { MemberMessage } from '../../domain/messages.js';
import type { Page, PageRequest } from '../../domain/kernel/paging.js';
import type { MemberMessagesGateway } from '../../domain/ports/message-gateway.js';
import { MemoryGateway } from './client/network.js';

export class MemoryMemberMessagesGateway extends MemoryGateway implements MemberMessagesGateway {
  list(request: PageRequest): Observable<Page<MemberMessage>> {
    return this.network.request('messages', (token) => this.site.pages.inbox.list(token, request));
  }

  markRead(id: string): Observable<never> {
    return this.network.send('readMessage', (token) => {
      this.site.pages.inbox.markRead(token, id);
    });
  }

  markAllRead(): Observable<never> {
    return this.network.send('readAllMessages', (token) => {
      this.site.pages.inbox.markAllRead(token);
    });
  }
}

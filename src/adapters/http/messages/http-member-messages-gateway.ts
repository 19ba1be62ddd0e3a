import type { Observable } from 'rxjs';

import type { MemberMessage } from '../../../domain/messages/member-message.js';
import type { Page, PageRequest } from '../../../domain/paging/page.js';
import type { MemberMessagesGateway } from '../../../domain/ports/server/member-messages-gateway.port.js';
import { decodeMemberMessage } from './decode-member-message.js';
import { decodePage } from '../client/decode-list.js';
import type { HttpClient } from '../client/http-client.js';

/** Marking is done by GET on this server. */
export class HttpMemberMessagesGateway implements MemberMessagesGateway {
  constructor(private readonly http: HttpClient) {}

  list({ page, size }: PageRequest): Observable<Page<MemberMessage>> {
    return this.http.request(
      { method: 'GET', path: '/api/v2/member/messages', query: { page, page_size: size } },
      (data) => decodePage(data, decodeMemberMessage),
    );
  }

  markRead(id: string): Observable<never> {
    return this.http.send({ method: 'GET', path: '/api/v2/member/notificationMarkAsRead/{id}', parts: { id } });
  }

  markAllRead(): Observable<never> {
    return this.http.send({ method: 'GET', path: '/api/v2/member/notificationMarkAllAsRead' });
  }
}

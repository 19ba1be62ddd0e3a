import type { Observable } from 'rxjs';

import type { MemberMessage } from '../../domain/messages.js';
import type { Page, PageRequest } from '../../domain/kernel/paging.js';
import type { MemberMessagesGateway } from '../../domain/ports/message-gateway.js';
import type { HttpClient } from './client/http-client.js';
import { asInstant, asRecord, type JsonRecord, nonEmptyText, required, textOrEmpty } from './client/json-readers.js';
import { decodePage } from './client/page-readers.js';

/**
 * docs/api/messages-and-points.md#message-list. A message without an id cannot be marked as read, so it is left out.
 */
function decodeMemberMessage(entry: JsonRecord): MemberMessage {
  return {
    id: required(nonEmptyText(entry['id']), 'message.id'),
    text: textOrEmpty(asRecord(entry['data'])?.['message']),
    isRead: nonEmptyText(entry['read_at']) !== undefined,
    createdAt: asInstant(entry['created_at']),
  };
}

/** This server marks messages as read by GET. */
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

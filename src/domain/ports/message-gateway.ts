import type { Observable } from 'rxjs';

import { token } from '../kernel/token.js';
import type { MemberMessage } from '../messages.js';
import type { Page, PageRequest } from '../kernel/paging.js';

/**
 * The member's notifications (docs/api/messages-and-points.md#message-list). Every call is cold: each subscription
 * sends one request with the token stored at that moment; unsubscribing cancels it. Answers are asynchronous; it fails
 * only with an `AppError`. Marking emits nothing and lowers the unread count of `MemberGateway`.
 */
export interface MemberMessagesGateway {
  /** Newest first. */
  list(request: PageRequest): Observable<Page<MemberMessage>>;
  /** Also succeeds for an unknown id. */
  markRead(id: string): Observable<never>;
  markAllRead(): Observable<never>;
}

export const MEMBER_MESSAGES_GATEWAY = token<MemberMessagesGateway>('MemberMessagesGateway');

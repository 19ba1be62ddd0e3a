import type { Observable } from 'rxjs';

import { token } from '../../kernel/token.js';
import type { MemberMessage } from '../../messages.js';
import type { Page, PageRequest } from '../../paging.js';

/**
 * Keeps the notifications of a member (pages API 3.18).
 *
 * Every call is cold: one request per subscription, sent with the token stored at that moment, abandoned on
 * unsubscribe, answered later, never during subscribe(). It fails only with an `AppError`. Marking emits nothing, and
 * lowers the unread count of `MemberGateway`.
 */
export interface MemberMessagesGateway {
  /** Newest first. */
  list(request: PageRequest): Observable<Page<MemberMessage>>;
  /** Succeeds for an unknown id too. */
  markRead(id: string): Observable<never>;
  markAllRead(): Observable<never>;
}

export const MEMBER_MESSAGES_GATEWAY = token<MemberMessagesGateway>('MemberMessagesGateway');

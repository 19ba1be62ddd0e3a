import type { Observable } from 'rxjs';

import type { MemberMessage } from '../../src/domain/messages.js';
import type { Page, PageRequest } from '../../src/domain/paging.js';
import type { MemberMessagesGateway } from '../../src/domain/ports/server/message-gateway.js';
import { Question } from './question.js';

export class FakeMemberMessagesGateway implements MemberMessagesGateway {
  readonly pages = new Question<Page<MemberMessage>>();
  readonly marks = new Question<never>();
  /** What was asked for, in order of asking: `page 2 of 20`, `read a`, `read all`. */
  readonly wishes: string[] = [];

  list({ page, size }: PageRequest): Observable<Page<MemberMessage>> {
    this.wishes.push(`page ${page} of ${size}`);
    return this.pages.ask();
  }

  markRead(id: string): Observable<never> {
    this.wishes.push(`read ${id}`);
    return this.marks.ask();
  }

  markAllRead(): Observable<never> {
    this.wishes.push('read all');
    return this.marks.ask();
  }
}

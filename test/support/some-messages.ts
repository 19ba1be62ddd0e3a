import type { MemberMessage } from '../../src/domain/messages.js';
import type { Page } from '../../src/domain/paging.js';

/** An unread one of that name; read where the name ends with `-read`. */
export function aMessage(id: string): MemberMessage {
  return { id, text: `消息 ${id}`, read: id.endsWith('-read'), createdAt: Date.UTC(2026, 10, 19) };
}

/** All there is, on one page. */
export function aPageOfMessages(...ids: readonly string[]): Page<MemberMessage> {
  return { items: ids.map(aMessage), total: ids.length };
}

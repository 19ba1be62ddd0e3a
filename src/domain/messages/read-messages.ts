import { MESSAGES_A_PAGE } from '../limits.js';
import type { Page } from '../paging/page.js';
import type { MemberMessage } from './member-message.js';

/** From more unread messages on, marking all of them wants a second word (pages §12). */
const MANY = 20;

/** The same page with what was read since it came; nothing is ever unread again. */
export function withRead(page: Page<MemberMessage>, ids: ReadonlySet<string>): Page<MemberMessage> {
  return { ...page, items: page.items.map((message) => (ids.has(message.id) ? { ...message, read: true } : message)) };
}

export function unreadOf({ items }: Page<MemberMessage>): readonly MemberMessage[] {
  return items.filter(({ read }) => !read);
}

/**
 * Whether marking all as read is worth a second word. The server's count may be old (API 2.16): a page that is full of
 * unread ones, with more to come, counts as many whatever it says.
 */
export function isManyUnread(page: Page<MemberMessage>, counted: number): boolean {
  const isFull = unreadOf(page).length === MESSAGES_A_PAGE && page.total > MESSAGES_A_PAGE;
  return isFull || counted > MANY;
}

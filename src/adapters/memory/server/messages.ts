import type { MemberMessage } from '../../../domain/messages.js';
import type { Page, PageRequest } from '../../../domain/kernel/paging.js';
import type { TokenCheck } from './member/token-check.js';
import type { Unread } from './member/users.js';
import { type ByMember, newestFirst, ObservableRecord, cutPage } from './records.js';

/**
 * The notifications of the members (docs/api/messages-and-points.md#message-list). Throws a `Refusal` without a valid
 * token.
 */
export class Inbox {
  readonly messages: ObservableRecord<ByMember<MemberMessage>>;

  constructor(
    private readonly tokenCheck: TokenCheck,
    /** A control may set it to any number: this class lowers and raises it but does not recount. */
    private readonly unread: Unread,
    seed: ByMember<MemberMessage>,
  ) {
    this.messages = new ObservableRecord(seed);
  }

  list(token: string | undefined, request: PageRequest): Page<MemberMessage> {
    return cutPage(newestFirst(this.of(this.tokenCheck.requireMemberOnOneDevice(token).id)), request);
  }

  markRead(token: string | undefined, id: string): void {
    const user = this.tokenCheck.requireMemberOnOneDevice(token).id;
    const isUnread = (message: MemberMessage) => message.id === id && !message.isRead;
    if (!this.of(user).some(isUnread)) return;
    this.markEachRead(user, isUnread);
    this.unread.set(user, Math.max(0, this.unread.of(user) - 1));
  }

  markAllRead(token: string | undefined): void {
    const user = this.tokenCheck.requireMemberOnOneDevice(token).id;
    this.markEachRead(user, () => true);
    this.unread.set(user, 0);
  }

  /** Replaces all messages of a member and sets the unread count to match. */
  deliver(userId: number, messages: readonly MemberMessage[]): void {
    this.messages.change({ [userId]: messages });
    this.unread.set(userId, messages.filter(({ isRead }) => !isRead).length);
  }

  /** Adds a message that the server itself sends, and counts it as unread. */
  add(userId: number, message: MemberMessage): void {
    this.messages.change({ [userId]: [...this.of(userId), message] });
    this.unread.set(userId, this.unread.of(userId) + 1);
  }

  private of(userId: number): readonly MemberMessage[] {
    return this.messages.value[userId] ?? [];
  }

  private markEachRead(userId: number, which: (message: MemberMessage) => boolean): void {
    const after = this.of(userId).map((message) => (which(message) ? { ...message, isRead: true } : message));
    this.messages.change({ [userId]: after });
  }
}

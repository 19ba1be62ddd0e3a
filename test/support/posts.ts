import type { CommentRecord } from '../../src/adapters/memory/server/comment-book.js';
import type { Announcement } from '../../src/domain/announcements.js';
import type { Comment, CommentAuthor, CommentReply, Post } from '../../src/domain/comments/comment.js';
import type { MemberMessage } from '../../src/domain/messages.js';
import type { Page } from '../../src/domain/paging.js';

/** A comment in the book of the pretend site: of the ordinary member, on course 2, let through. */
export function aCommentRecord(id: number, patch: Partial<CommentRecord> = {}): CommentRecord {
  return {
    id,
    target: { kind: 'course', id: 2 },
    userId: 101,
    text: `第${String(id)}条评论`,
    atMs: 1_700_000_000_000 + id * 1000,
    province: '浙江省',
    approved: true,
    parentId: 0,
    replyId: 0,
    ...patch,
  };
}

const ANN: CommentAuthor = { kind: 'member', name: 'Ann', avatar: '' };

/** A comment that everybody sees, without replies. */
export function aComment(id: string, patch: Partial<Comment> = {}): Comment {
  return { ...aPost(id), replyCount: 0, replies: [], ...patch };
}

/** A reply to a comment. */
export function aReply(id: string, patch: Partial<CommentReply> = {}): CommentReply {
  return { ...aPost(id), replyTo: undefined, ...patch };
}

/** What comments and replies have in common. */
export function aPost(id: string, patch: Partial<Post> = {}): Post {
  return {
    id,
    author: ANN,
    at: 1_700_000_000_000,
    province: undefined,
    text: `text of ${id}`,
    underReview: false,
    ...patch,
  };
}

/** An unread one of that name; read where the name ends with `-read`. */
export function aMessage(id: string): MemberMessage {
  return { id, text: `消息 ${id}`, read: id.endsWith('-read'), createdAt: Date.UTC(2026, 10, 19) };
}

/** All there is, on one page. */
export function aPageOfMessages(...ids: readonly string[]): Page<MemberMessage> {
  return { items: ids.map(aMessage), total: ids.length };
}

/** An announcement like any other, from the fifth of November 2024, 10:00 in China. */
export function anAnnouncement(changes: Partial<Announcement> = {}): Announcement {
  return {
    id: 7,
    title: '停机通知',
    html: '<p>今晚停机</p>',
    createdAt: Date.UTC(2024, 10, 5, 2),
    ...changes,
  };
}

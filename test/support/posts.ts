import type { CommentRecord } from '../../src/adapters/memory/server/comments/comment-store.js';
import type { Announcement } from '../../src/domain/announcements.js';
import type { PostedComment, CommentAuthor, CommentReply, Post } from '../../src/domain/comments/comment.js';
import type { MemberMessage } from '../../src/domain/messages.js';
import type { Page } from '../../src/domain/kernel/paging.js';

/** A comment as the in-memory server stores it: by the ordinary member, on course 2, approved. */
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

/** A comment that is visible to all, without replies. */
export function aComment(id: string, patch: Partial<PostedComment> = {}): PostedComment {
  return { ...aPost(id), replyCount: 0, replies: [], ...patch };
}

export function aReply(id: string, patch: Partial<CommentReply> = {}): CommentReply {
  return { ...aPost(id), replyTo: undefined, ...patch };
}

export function aPost(id: string, patch: Partial<Post> = {}): Post {
  return {
    id,
    author: ANN,
    at: 1_700_000_000_000,
    province: undefined,
    text: `text of ${id}`,
    isUnderReview: false,
    ...patch,
  };
}

/** A message with this id, which is read when the id ends with `-read`. */
export function aMessage(id: string): MemberMessage {
  return { id, text: `消息 ${id}`, isRead: id.endsWith('-read'), createdAt: Date.UTC(2026, 10, 19) };
}

/** A page that holds all messages there are. */
export function aPageOfMessages(...ids: readonly string[]): Page<MemberMessage> {
  return { items: ids.map(aMessage), total: ids.length };
}

/** An announcement of 5 November 2024, 10:00 in China. */
export function anAnnouncement(changes: Partial<Announcement> = {}): Announcement {
  return {
    id: 7,
    title: '停机通知',
    html: '<p>今晚停机</p>',
    createdAt: Date.UTC(2024, 10, 5, 2),
    ...changes,
  };
}

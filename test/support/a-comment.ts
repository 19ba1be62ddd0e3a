import type { Comment, CommentAuthor, CommentReply, Post } from '../../src/domain/comments/comment.js';
import type { CommentRecord } from '../../src/adapters/memory/server/comment-book.js';

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

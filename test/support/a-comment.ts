import type { CommentRecord } from '../../src/adapters/memory/engine/comments/comment-book.js';

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

import type { UserRecord } from '../session/user-record.js';
import type { Users } from '../session/users.js';
import type { CommentBook, CommentRecord } from './comment-book.js';
import { commentHash } from './comment-hash.js';

const REPLIES_SHOWN = 3;

/** A comment or reply as the second generation hands it out (pages API 3.8). */
export interface HashedPost {
  readonly id: string;
  readonly parentId: string;
  readonly replyId: string;
  /** Mostly empty while it waits for review. */
  readonly content: string;
  readonly province: string;
  readonly approved: boolean;
  readonly atMs: number;
  /** `undefined` when the account is gone. */
  readonly author: UserRecord | undefined;
  /** There when another reply is answered; the account of that one may be gone. */
  readonly answered: { readonly author: UserRecord | undefined } | undefined;
}

export interface HashedComment extends HashedPost {
  readonly repliesCount: number;
  /** The newest three. */
  readonly replies: readonly HashedPost[];
}

export function hashedComment(
  record: CommentRecord,
  book: CommentBook,
  users: Users,
  blankReplies: boolean,
): HashedComment {
  const replies = book.repliesTo(record.id);
  return {
    ...hashedPost(record, book, users, true),
    repliesCount: replies.length,
    replies: replies.slice(0, REPLIES_SHOWN).map((reply) => hashedPost(reply, book, users, blankReplies)),
  };
}

/** `blank`: without its text as long as it waits for review. */
export function hashedPost(record: CommentRecord, book: CommentBook, users: Users, blank: boolean): HashedPost {
  const { id, parentId, replyId, text, province, approved, atMs, userId } = record;
  const answered = replyId === 0 ? undefined : book.find((other) => other.id === replyId);
  return {
    id: commentHash(id),
    parentId: commentHash(parentId),
    replyId: commentHash(replyId),
    content: approved || !blank ? text : '',
    province,
    approved,
    atMs,
    author: users.byId(userId),
    answered: answered && { author: users.byId(answered.userId) },
  };
}

import type { Observable } from 'rxjs';

import type { Comment, CommentList, CommentReply, CommentTarget, Post } from '../../comments/comment.js';
import { token } from '../../kernel/token.js';

/** A comment on its way to the server. */
export interface NewComment {
  readonly target: CommentTarget;
  readonly text: string;
  /** What it answers; `undefined` for a comment of its own. */
  readonly answers?: AnsweredComment | undefined;
}

/** The comment that is answered, and the reply below it where it is that which is answered. */
export interface AnsweredComment {
  readonly commentId: string;
  readonly replyId?: string | undefined;
}

/** What became of a written comment: everybody sees it, or it waits for review and nobody does. */
export type WrittenComment = { readonly kind: 'published' } | { readonly kind: 'under-review'; readonly post: Post };

/**
 * Knows what is said about courses and lessons, and takes what members say (pages API 3.7, 3.8). Anybody may read.
 *
 * Every call is cold: one request per subscription, sent with the token stored at that moment, abandoned on
 * unsubscribe, answered later, never during subscribe(). It emits once and completes, and fails only with an
 * `AppError`.
 */
export interface CommentGateway {
  /** The newest, and what the comments of this server are like. Something unknown has no comments. */
  newest(target: CommentTarget): Observable<CommentList>;
  /** Every comment that the server gives out, newest first, each with its newest replies. */
  all(target: CommentTarget): Observable<readonly Comment[]>;
  /** Every reply to a comment, newest first. A server without replies has none. */
  replies(target: CommentTarget, commentId: string): Observable<readonly CommentReply[]>;
  /** Fails with `refused` in the server's words. A post under review has its text here, and nowhere else. */
  write(comment: NewComment): Observable<WrittenComment>;
}

export const COMMENT_GATEWAY = token<CommentGateway>('CommentGateway');

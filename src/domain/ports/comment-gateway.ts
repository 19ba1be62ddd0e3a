import type { Observable } from 'rxjs';

import type { PostedComment, CommentList, CommentReply, CommentTarget, Post } from '../comments/comment.js';
import { token } from '../kernel/token.js';

/** A comment to be sent. */
export interface NewComment {
  readonly target: CommentTarget;
  readonly text: string;
  /** The comment that it answers; `undefined` for a new comment. */
  readonly answers?: AnsweredComment | undefined;
}

/** The answered comment, and the reply below it if a reply is answered. */
export interface AnsweredComment {
  readonly commentId: string;
  readonly replyId?: string | undefined;
}

/** The result of sending a comment: visible for all visitors, or not visible before its review. */
export type WrittenComment = { readonly kind: 'published' } | { readonly kind: 'under-review'; readonly post: Post };

/**
 * Comments on courses and lessons (docs/api/comments.md); anonymous visitors may read. Every call is cold: each
 * subscription sends one request with the token stored at that moment; unsubscribing cancels it. It emits once,
 * asynchronously, and completes. It fails only with an `AppError`.
 */
export interface CommentGateway {
  /** The newest comments, with the comment style of this server. An unknown course or lesson has no comments. */
  newest(target: CommentTarget): Observable<CommentList>;
  /** All comments that the server returns, newest first, each with its newest replies. */
  all(target: CommentTarget): Observable<readonly PostedComment[]>;
  /** All replies to a comment, newest first. Emits none on a server without replies. */
  replies(target: CommentTarget, commentId: string): Observable<readonly CommentReply[]>;
  /** Fails with `refused` and the server's message. Only this result has the text of a post under review. */
  write(comment: NewComment): Observable<WrittenComment>;
}

export const COMMENT_GATEWAY = token<CommentGateway>('CommentGateway');

import type { CommentStyle } from './comment.js';

/** What stands in the place where comments are written (pages §3, §17). */
export type WritingRule = 'write' | 'sign-in' | 'buy-first' | 'not-allowed';

export interface Writer {
  readonly signedIn: boolean;
  /** May watch the course, or the course of the lesson. */
  readonly mayWatch: boolean;
  /** `is_allow_comment` of the course or lesson. */
  readonly commentsAllowed: boolean;
}

/**
 * Who may write. What nobody may do is said to strangers too: nobody is sent through a sign-in that leads nowhere.
 */
export function writingRule({ signedIn, mayWatch, commentsAllowed }: Writer, style: CommentStyle): WritingRule {
  if (!commentsAllowed) return 'not-allowed';
  if (!signedIn) return 'sign-in';
  return style.watchersOnly && !mayWatch ? 'buy-first' : 'write';
}

import { withoutStackedMarks } from '../text/long-text.js';
import { countCharacters, visibleText } from '../text/visible-text.js';
import { OPEN_COMMENT_LENGTH, REVIEWED_COMMENT_LENGTH } from './limits.js';
import { DELETED_AUTHOR } from './strings.js';

/** The subject of a comment: a course, or one lesson of a course. */
export interface CommentTarget {
  readonly kind: 'course' | 'lesson';
  readonly id: number;
}

/** The author of a comment. The server reports neither name nor avatar for an account that has been deleted. */
export type CommentAuthor =
  | {
      readonly kind: 'member';
      readonly name: string;
      /** Absolute URL of the avatar; empty when there is none. */
      readonly avatar: string;
    }
  | { readonly kind: 'deleted' };

/** The displayed name of an author (docs/spec/comments.md#reading). */
export function authorName(author: CommentAuthor): string {
  return author.kind === 'member' ? withoutStackedMarks(author.name) : DELETED_AUTHOR;
}

/** The common part of comments and replies. */
export interface Post {
  /** Digits or a hash, depending on the server: an opaque string, not a number. */
  readonly id: string;
  readonly author: CommentAuthor;
  /** Milliseconds since the epoch. */
  readonly at: number | undefined;
  /** The author's province; `undefined` where it is unknown or meaningless. */
  readonly province: string | undefined;
  /**
   * Plain text, never markup. Empty while the post is under review, except for its own author, who has just written it.
   */
  readonly text: string;
  /** The post waits for approval by the site's owner. Until then it cannot be answered. */
  readonly isUnderReview: boolean;
}

/**
 * A comment on a course or lesson (docs/api/comments.md#comments-generation-1,
 * docs/api/comments.md#comments-generation-2).
 */
export interface PostedComment extends Post {
  /** The total number of replies; `undefined` where it is not known. */
  readonly replyCount: number | undefined;
  /** The newest replies, newest first: three at most. */
  readonly replies: readonly CommentReply[];
}

/** A reply to a comment, or to another reply below the same comment (docs/api/comments.md#comments-generation-2). */
export interface CommentReply extends Post {
  /** The author of the reply that this one answers; `undefined` when it answers the comment itself. */
  readonly replyTo: CommentAuthor | undefined;
}

/** The server's first answer about the comments on a course or lesson. */
export interface CommentList {
  readonly style: CommentStyle;
  /** Newest first. */
  readonly comments: readonly PostedComment[];
  /** The number of comments without replies. `undefined` where it is not known. */
  readonly total: number | undefined;
}

/**
 * How comments work on this server. Callers check these properties instead of the server's generation
 * (docs/api/README.md#detecting-the-generation).
 */
export interface CommentStyle {
  /** Length limits of a comment, in code points of the trimmed text. Not every server has an upper limit. */
  readonly length: { readonly atLeast: number; readonly atMost?: number };
  /** Comments can be answered. */
  readonly allowsReplies: boolean;
  /** True: only visitors who may watch the course may write. False: every member may. */
  readonly isForWatchersOnly: boolean;
  /** How the reader gets more: all comments are loaded and shown in parts, or the rest is fetched on request. */
  readonly beyondFirst: 'shown-by-parts' | 'on-request';
}

/** Servers of the first generation: a new comment is published at once (docs/api/comments.md#comments-generation-1). */
export const OPEN_COMMENTS: CommentStyle = {
  length: OPEN_COMMENT_LENGTH,
  allowsReplies: false,
  isForWatchersOnly: true,
  beyondFirst: 'shown-by-parts',
};

/**
 * Servers of the second generation: a new comment is published after review
 * (docs/api/comments.md#comments-generation-2).
 */
export const REVIEWED_COMMENTS: CommentStyle = {
  length: REVIEWED_COMMENT_LENGTH,
  allowsReplies: true,
  isForWatchersOnly: false,
  beyondFirst: 'on-request',
};

/** Why a draft cannot be sent, or the text that is sent. */
export type DraftVerdict =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-short'; readonly atLeast: number }
  | { readonly kind: 'too-long'; readonly atMost: number }
  | { readonly kind: 'ready'; readonly text: string };

/**
 * Checks a draft against the limits of this comment style (docs/api/comments.md#comments-generation-1,
 * docs/api/comments.md#comments-generation-2).
 */
export function judgeDraft(typed: string, { length: { atLeast, atMost } }: CommentStyle): DraftVerdict {
  const count = countCharacters(typed);
  if (count === 0) return { kind: 'empty' };
  if (count < atLeast) return { kind: 'too-short', atLeast };
  if (atMost !== undefined && count > atMost) return { kind: 'too-long', atMost };
  return { kind: 'ready', text: visibleText(typed) };
}

/** What the writing area shows: the form, or the reason why there is none (docs/spec/comments.md#writing). */
export type WritingRule = 'write' | 'sign-in' | 'buy-first' | 'not-allowed';

export interface Writer {
  readonly isSignedIn: boolean;
  /** May watch the course, or the course of the lesson. */
  readonly mayWatch: boolean;
  /** `is_allow_comment` of the course or lesson. */
  readonly allowsComments: boolean;
}

/**
 * Decides whether the visitor may write. Closed comments are reported to anonymous visitors too, so that none of them
 * signs in in vain.
 */
export function writingRule({ isSignedIn, mayWatch, allowsComments }: Writer, style: CommentStyle): WritingRule {
  if (!allowsComments) return 'not-allowed';
  if (!isSignedIn) return 'sign-in';
  return style.isForWatchersOnly && !mayWatch ? 'buy-first' : 'write';
}

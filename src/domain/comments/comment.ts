import { wellFormed } from '../kernel/values.js';
import { AUTHOR_GONE } from './strings.js';

/** What is commented on: a course, or one lesson of it. */
export interface CommentTarget {
  readonly kind: 'course' | 'lesson';
  readonly id: number;
}

/** Who wrote a comment. An account that has been deleted since has neither name nor picture any more. */
export type CommentAuthor =
  | {
      readonly kind: 'member';
      readonly name: string;
      /** Absolute address of the picture; empty when there is none. */
      readonly avatar: string;
    }
  | { readonly kind: 'gone' };

/** What an author is called on view (pages §3). */
export function authorName(author: CommentAuthor): string {
  return author.kind === 'member' ? author.name : AUTHOR_GONE;
}

/** What comments and replies have in common. */
export interface Post {
  /** Digits or a hash: a name, not a number. */
  readonly id: string;
  readonly author: CommentAuthor;
  /** Milliseconds since the epoch. */
  readonly at: number | undefined;
  /** Where it was written; `undefined` where that is not known, or says nothing to a reader. */
  readonly province: string | undefined;
  /** Text, never markup. Empty while it is under review, but for its own author, who has just written it. */
  readonly text: string;
  /** Waits for the owner of the site, and may not be answered before. */
  readonly underReview: boolean;
}

/** A comment on a course or lesson (pages API 3.7, 3.8). */
export interface Comment extends Post {
  /** How many replies it has in all. */
  readonly replyCount: number;
  /** The newest of them, newest first: three at most. */
  readonly replies: readonly CommentReply[];
}

/** An answer to a comment, or to another answer below the same one (pages API 3.8). */
export interface CommentReply extends Post {
  /** Whose reply this one answers; `undefined` where it answers the comment itself. */
  readonly replyTo: CommentAuthor | undefined;
}

/** What a server tells first of the comments on something. */
export interface CommentList {
  readonly style: CommentStyle;
  /** Newest first. */
  readonly comments: readonly Comment[];
  /** Comments in all, replies not counted. A server without a count knows of those above and no others. */
  readonly total: number;
}

/** What the comments of a server are like, so that nobody needs to ask of which generation it is (API 4). */
export interface CommentStyle {
  /** Characters of a comment, counted as the draft counts them. Not every server has an upper limit. */
  readonly length: { readonly atLeast: number; readonly atMost?: number };
  /** Comments can be answered. */
  readonly replies: boolean;
  /** Only those who may watch the course may write; elsewhere every member may. */
  readonly watchersOnly: boolean;
  /** How a reader gets beyond the first: everything is there and shown part by part, or the rest is asked for. */
  readonly beyondFirst: 'shown-by-parts' | 'asked-for';
}

/** Servers of the first generation: what is written is there at once (pages API 3.7). */
export const OPEN_COMMENTS: CommentStyle = {
  length: { atLeast: 6 },
  replies: false,
  watchersOnly: true,
  beyondFirst: 'shown-by-parts',
};

/** Servers of the second generation: what is written waits for review (pages API 3.8). */
export const REVIEWED_COMMENTS: CommentStyle = {
  length: { atLeast: 1, atMost: 140 },
  replies: true,
  watchersOnly: false,
  beyondFirst: 'asked-for',
};

/** What keeps a draft from being sent, or what of it is sent. */
export type DraftVerdict =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-short'; readonly atLeast: number }
  | { readonly kind: 'too-long'; readonly atMost: number }
  | { readonly kind: 'ready'; readonly text: string };

/** Whether what was typed can be sent as a comment of that style (pages API 3.7, 3.8). */
export function judgeDraft(typed: string, { length: { atLeast, atMost } }: CommentStyle): DraftVerdict {
  const count = countCharacters(typed);
  if (count === 0) return { kind: 'empty' };
  if (count < atLeast) return { kind: 'too-short', atLeast };
  if (atMost !== undefined && count > atMost) return { kind: 'too-long', atMost };
  return { kind: 'ready', text: wellFormed(typed.trim()) };
}

/** How long a draft is to the server: without the blanks around it, in code points, so that an emoji counts as PHP counts it. */
export function countCharacters(typed: string): number {
  return Array.from(typed.trim()).length;
}

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

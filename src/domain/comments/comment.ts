import { AUTHOR_GONE } from './words.js';

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
      /** Address or path on the API host; empty when there is none. */
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

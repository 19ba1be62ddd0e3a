import type { AppError } from '../errors/app-error.js';
import { COMMENTS_AT_A_TIME } from '../limits.js';
import type { Comment, CommentList, CommentReply, CommentStyle, Post } from './comment.js';

/** Something longer of which the beginning is on view: whether the rest was asked for, and what came of it. */
export type Unfolding<T> =
  | { readonly kind: 'folded' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly error: AppError }
  | { readonly kind: 'open'; readonly all: readonly T[] };

export const FOLDED = { kind: 'folded' } as const satisfies Unfolding<never>;

/** What leads a reader on, below a list. */
export type MoreToShow =
  | { readonly kind: 'nothing' }
  /** So many are there and not yet on view. */
  | { readonly kind: 'part'; readonly left: number }
  /** All can be asked for, so many. */
  | { readonly kind: 'all'; readonly total: number }
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly error: AppError };

/** A comment with those of its replies that are on view. */
export interface CommentOnView extends Comment {
  readonly moreReplies: MoreToShow;
}

/** What the reader of comments sees (pages §3). */
export interface CommentsOnView {
  readonly style: CommentStyle;
  /** In all, the visitor's own new ones included. */
  readonly total: number;
  /** Newest first. */
  readonly comments: readonly CommentOnView[];
  readonly more: MoreToShow;
}

/** What the visitor has written since the page was loaded, and what waits for review: shown to them alone. */
export interface OwnPost {
  readonly post: Post;
  /** The comment it stands below; `undefined` for one that stands by itself. */
  readonly below: string | undefined;
  readonly replyTo: CommentReply['replyTo'];
}

/** Everything that decides what is on view. */
export interface ReadComments {
  readonly list: CommentList;
  readonly all: Unfolding<Comment>;
  /** By the id of their comment. */
  readonly replies: ReadonlyMap<string, Unfolding<CommentReply>>;
  /** How many parts have been asked for, where the list is shown by parts; the first is 1. */
  readonly parts: number;
  /** The newest first. */
  readonly own: readonly OwnPost[];
}

export function commentsOnView({ list, all, replies, parts, own }: ReadComments): CommentsOnView {
  const { style } = list;
  const told = all.kind === 'open' ? all.all : list.comments;
  const unseen = unseenOwn(undefined, told, own);
  const total = list.total + unseen.length;
  const comments = [...unseen.map(newComment), ...told.map((comment) => withOwnText(comment, own))];
  const shown = style.beyondFirst === 'shown-by-parts' ? comments.slice(0, parts * COMMENTS_AT_A_TIME) : comments;
  const left = comments.length - shown.length;
  return {
    style,
    total,
    comments: shown.map((comment) => withReplies(comment, replies.get(comment.id) ?? FOLDED, own)),
    more: left > 0 ? { kind: 'part', left } : moreOf(all, shown.length, total),
  };
}

function withReplies(comment: Comment, unfolding: Unfolding<CommentReply>, own: readonly OwnPost[]): CommentOnView {
  const told = unfolding.kind === 'open' ? unfolding.all : comment.replies;
  const unseen = unseenOwn(comment.id, told, own);
  const replies = [
    ...unseen.map(({ post, replyTo }) => ({ ...post, replyTo })),
    ...told.map((reply) => withOwnText(reply, own)),
  ];
  const replyCount = comment.replyCount + unseen.length;
  return { ...comment, replies, replyCount, moreReplies: moreOf(unfolding, replies.length, replyCount) };
}

function moreOf(unfolding: Unfolding<unknown>, shown: number, total: number): MoreToShow {
  if (unfolding.kind === 'open' || shown >= total) return { kind: 'nothing' };
  return unfolding.kind === 'folded' ? { kind: 'all', total } : unfolding;
}

/** Own ones that the server had not heard of when it told the list. */
function unseenOwn(below: string | undefined, told: readonly Post[], own: readonly OwnPost[]): readonly OwnPost[] {
  const known = new Set(told.map(({ id }) => id));
  return own.filter((entry) => entry.below === below && !known.has(entry.post.id));
}

/** The server keeps the text of what waits for review even from its author (pages §17). */
function withOwnText<T extends Post>(post: T, own: readonly OwnPost[]): T {
  const mine = post.underReview ? own.find((entry) => entry.post.id === post.id) : undefined;
  return mine ? { ...post, text: mine.post.text } : post;
}

function newComment({ post }: OwnPost): Comment {
  return { ...post, replyCount: 0, replies: [] };
}

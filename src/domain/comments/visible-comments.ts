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
  /** All can be asked for; how many they are is not known where some of them cannot be read yet. */
  | { readonly kind: 'all'; readonly total: number | undefined }
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly error: AppError };

/** A comment with those of its replies that are on view. */
export interface CommentOnView extends Comment {
  readonly moreReplies: MoreToShow;
}

/** What the reader of comments sees (pages §3). */
export interface CommentsOnView {
  readonly style: CommentStyle;
  /** In all, the visitor's own new ones included; `undefined` where others wait for review and the rest was not asked for. */
  readonly total: number | undefined;
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
  const readable = readableOf(told, own);
  const unseen = unseenOwn(undefined, told, own);
  const total = countOf(all, { told, readable, count: list.total }, unseen);
  const comments = [...unseen.map(newComment), ...readable.map((comment) => withOwnText(comment, own))];
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
  const readable = readableOf(told, own);
  const unseen = unseenOwn(comment.id, told, own);
  const replies = [
    ...unseen.map(({ post, replyTo }) => ({ ...post, replyTo })),
    ...readable.map((reply) => withOwnText(reply, own)),
  ];
  const total = countOf(unfolding, { told, readable, count: comment.replyCount }, unseen);
  return {
    ...comment,
    replies,
    replyCount: total ?? comment.replyCount,
    moreReplies: moreOf(unfolding, replies.length, total),
  };
}

/** The server tells every visitor of what waits for review, without its text (pages API 3.8): only its author sees it. */
function readableOf<T extends Post>(told: readonly T[], own: readonly OwnPost[]): readonly T[] {
  return told.filter(({ id, underReview }) => !underReview || own.some(({ post }) => post.id === id));
}

function moreOf(unfolding: Unfolding<unknown>, shown: number, total: number | undefined): MoreToShow {
  if (unfolding.kind === 'open' || (total !== undefined && shown >= total)) return { kind: 'nothing' };
  return unfolding.kind === 'folded' ? { kind: 'all', total } : unfolding;
}

interface ToldPosts {
  readonly told: readonly Post[];
  readonly readable: readonly Post[];
  /** What the server says, those under review included. */
  readonly count: number;
}

/** How many there are: the readable ones once all have come; before that it is not known where some of them cannot be read. */
function countOf(
  unfolding: Unfolding<unknown>,
  { told, readable, count }: ToldPosts,
  unseen: readonly OwnPost[],
): number | undefined {
  if (unfolding.kind === 'open' || told.length >= count) return readable.length + unseen.length;
  return readable.length < told.length ? undefined : count + unseen.length;
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

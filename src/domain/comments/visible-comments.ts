import type { AppError } from '../errors/app-error.js';
import { COMMENTS_AT_A_TIME } from './limits.js';
import type { PostedComment, CommentList, CommentReply, CommentStyle, Post } from './comment.js';

/** The state of a list that shows only its first items: whether the reader has requested the rest, and the result. */
export type Expansion<T> =
  | { readonly kind: 'folded' }
  | { readonly kind: 'requesting' }
  | { readonly kind: 'failed'; readonly error: AppError }
  | { readonly kind: 'open'; readonly all: readonly T[] };

export const COLLAPSED = { kind: 'folded' } as const satisfies Expansion<never>;

/** The control beside a list that leads to more items. */
export type MoreControl =
  | { readonly kind: 'nothing' }
  /** `left` more items are loaded and not yet visible. */
  | { readonly kind: 'part'; readonly left: number }
  /** All items can be fetched. `total` is unknown when some of the loaded ones are under review. */
  | { readonly kind: 'all'; readonly total: number | undefined }
  | { readonly kind: 'requesting' }
  | { readonly kind: 'failed'; readonly error: AppError };

/** A comment with its visible replies, which are read as a conversation: oldest first, unlike those of the server. */
export interface VisibleComment extends PostedComment {
  /** The replies that are not visible are older. */
  readonly moreReplies: MoreControl;
}

/** The comments as the reader sees them (docs/spec/comments.md#reading). */
export interface VisibleComments {
  readonly style: CommentStyle;
  /** All comments with the visitor's new ones; `undefined` when some are under review and the rest is not loaded. */
  readonly total: number | undefined;
  /** Newest first. */
  readonly comments: readonly VisibleComment[];
  readonly more: MoreControl;
}

/** A post that the visitor has written since the page was loaded. While it is under review only the visitor sees it. */
export interface OwnPost {
  readonly post: Post;
  /** The id of the comment that this is a reply to; `undefined` for a comment. */
  readonly parentId: string | undefined;
  readonly replyTo: CommentReply['replyTo'];
}

/** The input from which the visible comments are computed. */
export interface CommentsInput {
  readonly list: CommentList;
  readonly all: Expansion<PostedComment>;
  /** Keyed by the id of the comment. */
  readonly replies: ReadonlyMap<string, Expansion<CommentReply>>;
  /** How many parts of the list are visible, when it is displayed in parts. Starts at 1. */
  readonly parts: number;
  /** Newest first. */
  readonly own: readonly OwnPost[];
}

export function visibleComments({ list, all, replies, parts, own }: CommentsInput): VisibleComments {
  const { style } = list;
  const received = all.kind === 'open' ? all.all : list.comments;
  const readable = withoutUnderReview(received, own);
  const unlisted = unlistedOwn(undefined, received, own);
  const total = countOf(all, { received, readable, count: list.total }, unlisted);
  const comments = [...unlisted.map(newComment), ...readable.map((comment) => withOwnText(comment, own))];
  const shown = style.beyondFirst === 'shown-by-parts' ? comments.slice(0, parts * COMMENTS_AT_A_TIME) : comments;
  const left = comments.length - shown.length;
  return {
    style,
    total,
    comments: shown.map((comment) => withReplies(comment, replies.get(comment.id) ?? COLLAPSED, own)),
    more: left > 0 ? { kind: 'part', left } : moreControlOf(all, shown.length, total),
  };
}

function withReplies(
  comment: PostedComment,
  expansion: Expansion<CommentReply>,
  own: readonly OwnPost[],
): VisibleComment {
  const received = expansion.kind === 'open' ? expansion.all : comment.replies;
  const readable = withoutUnderReview(received, own);
  const unlisted = unlistedOwn(comment.id, received, own);
  const replies = [
    ...unlisted.map(({ post, replyTo }) => ({ ...post, replyTo })),
    ...readable.map((reply) => withOwnText(reply, own)),
  ].reverse();
  const total = countOf(expansion, { received, readable, count: comment.replyCount }, unlisted);
  return {
    ...comment,
    replies,
    replyCount: total ?? comment.replyCount,
    moreReplies: moreControlOf(expansion, replies.length, total),
  };
}

/**
 * Removes posts under review, which the server lists without text for all visitors
 * (docs/api/comments.md#comments-generation-2), but not the visitor's own.
 */
function withoutUnderReview<T extends Post>(received: readonly T[], own: readonly OwnPost[]): readonly T[] {
  return received.filter(({ id, isUnderReview }) => !isUnderReview || own.some(({ post }) => post.id === id));
}

function moreControlOf(expansion: Expansion<unknown>, shown: number, total: number | undefined): MoreControl {
  if (expansion.kind === 'open' || (total !== undefined && shown >= total)) return { kind: 'nothing' };
  return expansion.kind === 'folded' ? { kind: 'all', total } : expansion;
}

interface ReceivedPosts {
  readonly received: readonly Post[];
  readonly readable: readonly Post[];
  /** The server's count, posts under review included; `undefined` where it is not known. */
  readonly count: number | undefined;
}

/** The number of readable posts. It is unknown while some loaded posts are under review and the rest is not loaded. */
function countOf(
  expansion: Expansion<unknown>,
  { received, readable, count }: ReceivedPosts,
  unlisted: readonly OwnPost[],
): number | undefined {
  if (expansion.kind === 'open' || (count !== undefined && received.length >= count))
    return readable.length + unlisted.length;
  return count === undefined || readable.length < received.length ? undefined : count + unlisted.length;
}

/** The visitor's posts that are not in the server's list yet. */
function unlistedOwn(
  parentId: string | undefined,
  received: readonly Post[],
  own: readonly OwnPost[],
): readonly OwnPost[] {
  const known = new Set(received.map(({ id }) => id));
  return own.filter((entry) => entry.parentId === parentId && !known.has(entry.post.id));
}

/**
 * Adds the text to the visitor's own posts under review: the server withholds it even from the author
 * (docs/spec/comments.md#under-review).
 */
function withOwnText<T extends Post>(post: T, own: readonly OwnPost[]): T {
  const ownPost = post.isUnderReview ? own.find((entry) => entry.post.id === post.id) : undefined;
  return ownPost ? { ...post, text: ownPost.post.text } : post;
}

function newComment({ post }: OwnPost): PostedComment {
  return { ...post, replyCount: 0, replies: [] };
}

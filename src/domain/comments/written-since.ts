import type { Post } from './comment.js';

/** The posts below one course or lesson that the site has received. */
export interface KnownPosts {
  readonly ids: ReadonlySet<string>;
  /** How many the server counted: replies by the id of their comment, comments by `undefined`. */
  readonly counts: ReadonlyMap<string | undefined, number>;
}

/** The newest posts, in the order of the server, newest first, and how many there are. */
export interface NewestPosts {
  readonly newest: readonly Post[];
  readonly total: number;
}

export interface WrittenText {
  /** The ids of the posts that were known before the text was sent. */
  readonly before: ReadonlySet<string>;
  /** How many there were, whether known or not. */
  readonly countBefore: number;
  /** The name of its author. */
  readonly name: string | undefined;
  readonly text: string;
}

/**
 * The post that a text has become although the answer to it was lost (docs/spec/comments.md#writing). Of a post under
 * review the server sends no text.
 */
export function writtenSince(
  { newest, total }: NewestPosts,
  { before, countBefore, name, text }: WrittenText,
): Post | undefined {
  const firstKnown = newest.findIndex(({ id }) => before.has(id));
  // Where all that were known are deleted, only their number separates older posts from newer ones.
  const since = newest.slice(0, firstKnown === -1 ? Math.max(0, total - countBefore) : firstKnown);
  return since.find(
    ({ author, isUnderReview, text: published }) =>
      author.kind === 'member' && author.name === name && (isUnderReview || published === text),
  );
}

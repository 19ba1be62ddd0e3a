import type { Post } from './comment.js';

export interface WrittenText {
  /** The ids of the posts that were known before the text was sent. */
  readonly before: ReadonlySet<string>;
  /** The name of its author. */
  readonly name: string | undefined;
  readonly text: string;
}

/**
 * The post that a text has become although the answer to it was lost (docs/spec/comments.md#writing). `newest` is in the
 * order of the server, newest first. Of a post under review it sends no text.
 */
export function writtenSince(newest: readonly Post[], { before, name, text }: WrittenText): Post | undefined {
  const firstKnown = newest.findIndex(({ id }) => before.has(id));
  const since = firstKnown === -1 ? newest : newest.slice(0, firstKnown);
  return since.find(
    ({ author, isUnderReview, text: published }) =>
      author.kind === 'member' && author.name === name && (isUnderReview || published === text),
  );
}

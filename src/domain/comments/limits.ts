/** Business constants of comments (docs/spec/comments.md). A time or a size ends in its unit; counts have none. */

/** Comments shown at a time, on a server that sends all comments (docs/spec/comments.md#more). */
export const COMMENTS_AT_A_TIME = 20;

/** Lengths of a comment, in code points of the trimmed text: the server's (docs/api/comments.md#comments-generation-1). */
export const OPEN_COMMENT_LENGTH = { atLeast: 6 };
export const REVIEWED_COMMENT_LENGTH = { atLeast: 1, atMost: 140 };

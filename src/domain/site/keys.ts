/** Moves to the search on every page; its row is in src/domain/lesson/keys.ts, with all others. */
export const SEARCH_KEY = '/';
/** Sends a text of several lines, in every form. */
export const SEND_KEY = 'Ctrl+Enter';

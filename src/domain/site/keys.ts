/** Moves to the search on every page; its row is in src/domain/lesson/keys.ts, with all others. */
export const SEARCH_KEY = '/';

/** Begins a selector for the page that the site draws: while a snapshot is shown, it matches nothing. */
export const IN_SITE = 'body:not(:has(> [data-snapshot]))';

/**
 * Matches when a page has loaded: by its heading, or on home, whose heading is only for screen readers, by its blocks.
 */
export const PAGE_THERE = `${IN_SITE} main :is(h1:not(.visually-hidden), .home__blocks:not(:has(.skeleton)))`;

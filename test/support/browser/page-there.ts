/**
 * Matches when a page has loaded: by its heading, or on home, whose heading is only for screen readers, by its blocks.
 */
export const PAGE_THERE = 'main :is(h1:not(.visually-hidden), .home__blocks:not(:has(.skeleton)))';

/** A page that has come: by its heading, or by the blocks of home, whose heading is for those who listen. */
export const PAGE_THERE = 'main :is(h1:not(.visually-hidden), .home__blocks:not(:has(.skeleton)))';

/** Business constants of home (docs/spec/home.md). A time or a size ends in its unit; counts have none. */

/**
 * Delay before content below the fold is loaded without a scroll. Shorter than the delay of prefetching
 * (docs/spec/start-and-routes.md#prefetch).
 */
export const BELOW_FOLD_DELAY_MS = 1000;

/** How long a slide is shown, and how far a finger must move to change it (docs/spec/home.md#carousel). */
export const SLIDE_INTERVAL_MS = 5000;
export const SWIPE_PX = 40;

/** How long the covers of home wait for the first slide (docs/spec/home.md#carousel). */
export const FIRST_PICTURE_LIMIT_MS = 2000;

/** How long the blocks of home wait for the announcement above them. A later announcement would shift them. */
export const ANNOUNCEMENT_WAIT_MS = 150;

/** The number of courses that home offers a member to continue (docs/spec/home.md#continue-learning). */
export const COURSES_TO_CONTINUE = 4;

/** The number of courses from which those are taken. It is larger because some may no longer exist. */
export const LEARNED_COURSES_FETCHED = 10;

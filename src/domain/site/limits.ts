/** Business constants (docs/spec/README.md#how-to-read). A time or a size ends in its unit; counts and shares have none. */
export const REQUEST_TIMEOUT_MS = 15_000;

/** The longest time that sign-out waits for progress to be sent (docs/spec/session.md#sign-out). */
export const SIGN_OUT_FLUSH_LIMIT_MS = 1000;
export const SIGN_OUT_DELAY_MS = 500;

export const BACK_TO_TOP_AFTER_PX = 2000;

export const FOOTER_MARGIN_PX = 150;

/** Pause of retries and polls after a rate limit: a quarter of the server's minute (docs/api/README.md#rate-limit). */
export const RATE_LIMIT_PAUSE_MS = 15_000;

export const DIALOG_WIDTH_PX = 500;

export const QR_SIZE_PX = 300;

/** Waits between the attempts of a start-up request (docs/spec/start-and-routes.md#start-up): four attempts in all. */
export const START_UP_RETRY_WAITS_MS: readonly number[] = [500, 1500, 4000];

/**
 * Waits before retries while the server or the network is down; the last one repeats (docs/spec/errors.md#recovery).
 */
export const RECOVERY_WAITS_MS: readonly number[] = [5000, 10_000, 20_000, 40_000, 60_000];

/** Jitter: each wait is longer or shorter by up to this part of it. */
export const RECOVERY_JITTER = 0.2;

/** How long at most the old page stays visible after a click, while the code of the next page loads. */
export const NAVIGATION_HOLD_MS = 1000;

/** How long an anchor stays at the top while the page around it loads (docs/spec/rich-text.md#anchors). */
export const ANCHOR_HOLD_MS = 3000;

/**
 * Delay before the next pages are prefetched after a page is shown: its own images load first
 * (docs/spec/start-and-routes.md#prefetch).
 */
export const PREFETCH_DELAY_MS = 1500;

/**
 * Delay after the start before the site becomes installable, so that nothing of the first page waits for it
 * (docs/spec/start-and-routes.md#installing).
 */
export const WEB_MANIFEST_DELAY_MS = 5000;

/**
 * How long a cached answer is shown again on Back, and how many answers of each kind are cached
 * (docs/spec/every-page.md#back-and-forward).
 */
export const ANSWER_CACHE_LIFE_MS = 300_000;

/** An answer that was requested ahead is used for this long (docs/architecture.md#stored-answers). */
export const FETCHED_AHEAD_LIFE_MS = 60_000;
export const CACHED_ANSWERS_MAX = 10;

/**
 * A page that is still open this long after it began to unload stays open: the click was a download or was cancelled.
 */
export const LEAVING_LIMIT_MS = 10_000;

/** The number of history entries whose scroll position is stored. */
export const SCROLL_POSITIONS_MAX = 50;

/** How long a toast is shown, and how many are visible at once (docs/spec/errors.md#toasts). */
export const TOAST_DURATION_MS = 3000;
export const ERROR_TOAST_DURATION_MS = 5000;
export const TOASTS_AT_ONCE = 3;

/** A longer value (in UTF-16 units) is not stored: browsers give a site about 5 MB for all values together. */
export const STORED_VALUE_MAX = 500_000;

/**
 * How long a page that is loaded again restores what was typed into a form (docs/spec/every-page.md#forms), how many drafts of a
 * visitor a tab stores, and how long each may be.
 */
export const FORM_DRAFT_LIFE_MS = 900_000;
export const DRAFTS_MAX = 50;
export const DRAFT_LENGTH_MAX = 50_000;

/** Business constants (docs/spec/README.md#how-to-read). A time or a size ends in its unit; counts and shares have none. */
export const REQUEST_TIMEOUT_MS = 15_000;
/** The longest check of a file before it is opened: a press allows a window for about five seconds. */
export const FILE_CHECK_LIMIT_MS = 3000;
/** The longest time that sign-out waits for progress to be sent (docs/spec/session.md#sign-out). */
export const SIGN_OUT_FLUSH_LIMIT_MS = 1000;
export const SIGN_OUT_DELAY_MS = 500;
/** If the reload after sign-in has not happened after this time, this page requests the member itself. */
export const SIGN_IN_RELOAD_LIMIT_MS = 5000;
export const BACK_TO_TOP_AFTER_PX = 2000;
export const FOOTER_MARGIN_PX = 150;
export const SMS_COUNTDOWN_MS = 120_000;
/** How long the server stores a captcha (docs/api/signing-in.md#image-captcha). */
export const CAPTCHA_LIFE_MS = 300_000;
export const SCAN_POLL_INTERVAL_MS = 1000;
/** The remaining time of a scan code is displayed once it is at most this long. */
export const SCAN_EXPIRY_SHOWN_MS = 300_000;
/** Interval of the face check's status requests (docs/spec/signing-in.md#face-check). */
export const FACE_POLL_INTERVAL_MS = 2500;
/** Pause of retries and polls after a rate limit: a quarter of the server's minute (docs/api/README.md#rate-limit). */
export const RATE_LIMIT_PAUSE_MS = 15_000;
/**
 * Interval of the WeChat link's status requests, and how long a verified mobile stays valid
 * (docs/api/member.md#link-a-social-account; docs/spec/member.md#social-accounts).
 */
export const LINK_POLL_INTERVAL_MS = 3000;
export const MOBILE_PROOF_LIFE_MS = 3_600_000;
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

/**
 * Delay before content below the fold is loaded without a scroll. Shorter than the delay of prefetching
 * (docs/spec/start-and-routes.md#prefetch).
 */
export const BELOW_FOLD_DELAY_MS = 1000;
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

/** Rows, or closed chapters, in the first frame of a long directory: what a tall screen shows. The others follow. */
export const DIRECTORY_ROWS_AT_FIRST = 24;
/** Rows around the current lesson that have their real height wherever the visitor scrolls. */
export const DIRECTORY_ROWS_NEAR = 100;
/** A directory with more lessons has a button that closes all chapters. */
export const LONG_DIRECTORY = 30;
/** Chapters, or lessons where there are none, in the outline of the introduction (docs/spec/courses.md#outline). */
export const OUTLINE_ENTRIES = 6;

/** The number of history entries whose scroll position is stored. */
export const SCROLL_POSITIONS_MAX = 50;

/** How long a toast is shown, and how many are visible at once (docs/spec/errors.md#toasts). */
export const TOAST_DURATION_MS = 3000;
export const ERROR_TOAST_DURATION_MS = 5000;
export const TOASTS_AT_ONCE = 3;

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

/** Announcements per page (docs/api/announcements.md). */
export const ANNOUNCEMENTS_A_PAGE = 10;

/** Courses per page (docs/spec/courses.md#course-list). */
export const COURSES_A_PAGE = 16;
/** What is on the first screen of a list of courses on any device: requested early, and never lazily. */
export const COVERS_ON_FIRST_SCREEN = 4;

/**
 * Messages per page, and points records per page (docs/spec/messages-and-points.md#messages,
 * docs/spec/messages-and-points.md#points-records).
 */
export const MESSAGES_A_PAGE = 20;
export const POINTS_RECORDS_A_PAGE = 20;

/** Courses per page of the study center (docs/api/study.md). */
export const STUDIED_COURSES_A_PAGE = 10;
/** Orders per page (docs/spec/orders.md#order-list). */
export const ORDERS_A_PAGE = 10;
/** How long the removal of a favourite can be undone (docs/spec/study.md#favourites). */
export const UNDO_LIMIT_MS = 5000;

/** Search results per page, and the longest keyword in characters (docs/spec/search.md#keyword). */
export const SEARCH_RESULTS_A_PAGE = 10;
export const SEARCH_KEYWORD_LENGTH = 100;
/** How many keywords this device stores, and how many courses are below them (docs/spec/search.md#invitation). */
export const STORED_KEYWORDS_MAX = 8;
export const POPULAR_COURSES_SHOWN = 4;

/** Comments shown at a time, on a server that sends all comments (docs/spec/comments.md#more). */
export const COMMENTS_AT_A_TIME = 20;

/**
 * Interval of an order's status requests, and how long the success page repeats them (docs/spec/orders.md#time-limit,
 * docs/spec/orders.md#success-page).
 */
export const ORDER_POLL_INTERVAL_MS = 2000;
export const CONFIRMATION_LIMIT_MS = 60_000;
/** How long 「支付成功」 waits for what was bought (docs/spec/orders.md#success-page). */
export const ORDER_DETAILS_LIMIT_MS = 5000;
/** How long a tab waits for another one that is sending an order: the limits of that tab's requests, and a little. */
export const ORDER_LOCK_LIMIT_MS = 60_000;
/**
 * How many of the newest orders are checked before a new one is made (docs/spec/orders.md#earlier-order), and how many
 * a tab stores.
 */
export const ORDERS_FETCHED = 10;
export const STORED_ORDERS_MAX = 10;
/** A longer value (in UTF-16 units) is not stored: browsers give a site about 5 MB for all values together. */
export const STORED_VALUE_MAX = 500_000;
/**
 * How long a page that is loaded again restores what was typed into a form (docs/spec/every-page.md#forms), how many drafts of a
 * visitor a tab stores, and how long each may be.
 */
export const FORM_DRAFT_LIFE_MS = 900_000;
export const DRAFTS_MAX = 50;
export const DRAFT_LENGTH_MAX = 50_000;
/** How many pages of `ORDERS_FETCHED` orders are searched for a paid order. */
export const ORDER_PAGES_SEARCHED = 10;
/** How long an order can be paid, per generation of the server (docs/spec/orders.md#paying). */
export const PAY_WITHIN_MS = { 1: 3_600_000, 2: 1_800_000 } as const;
/** A stored position this near to either end is ignored: the lesson starts at 0 (docs/spec/lesson.md#resume). */
export const RESUME_MARGIN_S = 5;

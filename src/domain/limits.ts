/** Business constants (spec §9). Times in milliseconds, lengths in CSS pixels. */
export const REQUEST_TIMEOUT_MS = 15_000;
/** For so long sign-out waits for what was played to reach the server (issue 11). */
export const FAREWELL_MS = 1000;
export const SIGN_OUT_DELAY_MS = 500;
export const BACK_TO_TOP_AFTER_PX = 2000;
export const FOOTER_MARGIN_PX = 150;
export const SMS_COUNTDOWN_MS = 120_000;
/** The server remembers the picture of a captcha for so long (API 2.1). */
export const CAPTCHA_LIFE_MS = 300_000;
export const SCAN_POLL_MS = 1000;
/** A scan's end is announced for so long before it comes. */
export const SCAN_EXPIRY_SHOWN_MS = 300_000;
/** Between two questions whether a face check is done (clarifications §5). */
export const FACE_POLL_MS = 2500;
/** What asks over and over rests for so long when the server wants fewer questions: a quarter of its minute (API 1.5). */
export const RATE_LIMIT_REST_MS = 15_000;
/** Between two questions whether WeChat is linked, and how long a proved mobile counts (API 2.22; pages §11). */
export const LINK_POLL_MS = 3000;
export const MOBILE_PROOF_LIFE_MS = 3_600_000;
export const DIALOG_WIDTH_PX = 500;
export const QR_SIZE_PX = 300;

/** Waits between the tries of a start-up call (clarifications §3): four tries in all. */
export const START_UP_RETRY_WAITS_MS: readonly number[] = [500, 1500, 4000];

/** Waits before each further try of what failed while the server was away; the last one again and again (clarifications §3). */
export const RECOVERY_WAITS_MS: readonly number[] = [5000, 10_000, 20_000, 40_000, 60_000];
/** Each of them is longer or shorter by up to this part of it. */
export const RECOVERY_SPREAD = 0.2;

/** So long at most a page stays on view after the press that leaves it, while the code of the next one comes (issue 14). */
export const PAGE_HELD_MS = 1000;

/** So long its parts below the first screens wait for the visitor to come near; less than what the visitor does next (issue 14). */
export const UNSEEN_AFTER_MS = 1000;

/** So long after a page has come nothing is fetched ahead of what the visitor does next: its pictures go first (issue 14). */
export const FETCH_AHEAD_AFTER_MS = 1500;

/** So long an answer that a page asked for is shown again on Back, and how many of each kind are (issue 14). */
export const ANSWER_KEPT_MS = 300_000;
export const ANSWERS_KEPT = 10;

/** A page that was asked to leave and is still there after so long stays: the press began a download, or the visitor said no. */
export const LEAVING_LIMIT_MS = 10_000;

/** Lessons of a long directory that are rendered at once; the others follow. More than a tall screen shows, twice. */
export const DIRECTORY_ROWS_AT_FIRST = 100;

/** How many history entries are remembered with their scroll position. */
export const SCROLL_POSITIONS_KEPT = 50;

/** How long a toast stays, and how many are seen at once (design/ui.md). */
export const TOAST_MS = 3000;
export const ERROR_TOAST_MS = 5000;
export const TOASTS_AT_ONCE = 3;

/** How long a slide of home is on view before the next one comes, and how far a finger has to go to turn it (pages §1.1). */
export const CAROUSEL_TURN_MS = 5000;
export const SWIPE_PX = 40;
/** So long the blocks of home wait for the announcement above them, which could not come later without moving them. */
export const ANNOUNCEMENT_GRACE_MS = 150;
/** Courses that home offers a member to go on with (pages §1.3). */
export const COURSES_TO_GO_ON_WITH = 4;
/** Of so many the first are taken: some may be gone. */
export const LEARNED_COURSES_LOOKED_AT = 10;

/** Announcements on a page of their list (pages API 3.2). */
export const ANNOUNCEMENTS_A_PAGE = 10;

/** Courses on a page of their list (pages §2). */
export const COURSES_A_PAGE = 16;

/** Messages on a page of their list, and records of points on one of theirs (pages §12, §13). */
export const MESSAGES_A_PAGE = 20;
export const POINTS_RECORDS_A_PAGE = 20;

/** Courses on a page of the study centre (pages API 3.21). */
export const STUDIED_COURSES_A_PAGE = 10;
/** So long a favourite that was taken back can be had again (pages §17). */
export const UNDO_MS = 5000;

/** Results on a page of the search, and the longest keyword in characters (pages §17). */
export const SEARCH_RESULTS_A_PAGE = 10;
export const SEARCH_KEYWORD_LENGTH = 100;

/** Comments shown at a time where a server sends all it has (pages §3). */
export const COMMENTS_AT_A_TIME = 20;

/** Between two questions whether an order is paid, and how long the page of success goes on asking (pages §8, §9). */
export const ORDER_POLL_MS = 2000;
export const CONFIRMATION_MS = 60_000;
/** So many of the newest orders are looked at before another is made (pages §17), and so many does a tab remember. */
export const ORDERS_LOOKED_AT = 10;
export const ORDERS_KEPT = 10;
/** A longer value (in UTF-16 units) is not stored: browsers give a site about 5 MB for all values together. */
export const STORED_VALUE_MAX = 500_000;
/** So many pages of orders, each of `ORDERS_LOOKED_AT`, are searched for one that was paid. */
export const ORDER_PAGES_SEARCHED = 10;
/** How long an order waits for its money on a server of either generation (pages §8). */
export const PAY_WITHIN_MS = { 1: 3_600_000, 2: 1_800_000 } as const;
/** A position is sent when so much of the film lies beyond the last one that was sent (pages §17). */
export const PROGRESS_STEP_S = 10;
/** How far an arrow key moves a video, in seconds (pages §4). */
export const SEEK_STEP_S = 5;
/** So near to either end a lesson begins at its beginning (pages §4). */
export const RESUME_MARGIN_S = 5;
/** How long '已从 mm:ss 继续播放' stays. */
export const RESUME_NOTICE_MS = 8000;
/** A video that cannot play yet fails when nothing of it has arrived for this long. */
export const LOADING_SILENCE_MS = 20_000;
/** A film that stands still looks so often whether the network is gone. */
export const STALL_LOOK_MS = 1000;
/** Before the next lesson begins by itself (pages §4). */
export const NEXT_LESSON_MS = 10_000;
/** A watermark moves so often (pages §4). */
export const WATERMARK_MS = 5000;
/** A stream that has played on for so long may break once more before it counts as broken (pages §4). */
export const STREAM_HEALED_S = 60;

/** Business constants of signing in (docs/spec/signing-in.md). A time or a size ends in its unit; counts have none. */

/** If the reload after sign-in has not happened after this time, this page requests the member itself. */
export const SIGN_IN_RELOAD_LIMIT_MS = 5000;

export const SMS_COUNTDOWN_MS = 120_000;

/** How long the server stores a captcha (docs/api/signing-in.md#image-captcha). */
export const CAPTCHA_LIFE_MS = 300_000;
export const SCAN_POLL_INTERVAL_MS = 1000;

/** The remaining time of a scan code is displayed once it is at most this long. */
export const SCAN_EXPIRY_SHOWN_MS = 300_000;

/** Interval of the face check's status requests (docs/spec/signing-in.md#face-check). */
export const FACE_POLL_INTERVAL_MS = 2500;

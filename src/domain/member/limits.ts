/** Business constants of the member center (docs/spec/member.md). A time or a size ends in its unit; counts have none. */

/**
 * Interval of the WeChat link's status requests, and how long a verified mobile stays valid
 * (docs/api/member.md#link-a-social-account; docs/spec/member.md#social-accounts).
 */
export const LINK_POLL_INTERVAL_MS = 3000;

export const MOBILE_PROOF_LIFE_MS = 3_600_000;

/** The longest nickname, in code points (docs/api/member.md). */
export const NICKNAME_LENGTH = 24;

/**
 * The longest side of the uploaded image in pixels, and its size limit in bytes (docs/spec/member.md#avatar;
 * docs/api/member.md#change-the-avatar).
 */
export const AVATAR_SIDE_PX = 512;
export const AVATAR_BYTES = 1024 * 1024;

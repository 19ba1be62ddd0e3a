import { GENERATION_NAME, NOTHING_LEARNED_NAME, TOKEN_NAME } from '../site/server-access.js';

/** Where a value is stored: `local` is shared by all tabs and outlives them, `tab` ends with the tab. */
export type StorageArea = 'local' | 'tab';

interface StoredKeyRow {
  /**
   * The name in the browser's storage. Some are shared with other front ends of the server
   * (docs/spec/storage-keys.md#names).
   */
  readonly name: string;
  readonly area: StorageArea;
  /**
   * What erases the value; `start` does so, and the end of a session, because the site never writes it. Data that the
   * visitor has typed, played or ordered is erased by sign-out only: it stays when the server ends the session.
   */
  readonly ends: 'start' | 'session' | 'sign-out' | 'never';
}

/**
 * Every value that the site stores in the browser, and when it is erased (docs/spec/storage-keys.md#names,
 * docs/spec/storage-keys.md#lifetimes).
 */
export const STORED_KEYS = {
  token: { name: TOKEN_NAME, area: 'local', ends: 'session' },
  /**
   * The end of the token that the server refused last: it shows other tabs that the session expired without a sign-out.
   */
  expiredToken: {
    name: 'course-site-expired',
    area: 'local',
    ends: 'sign-out',
  },
  bindMobile: {
    name: 'meedu-bind-mobile',
    area: 'local',
    ends: 'session',
  },
  faceCheck: {
    name: 'meedu-face-check',
    area: 'local',
    ends: 'session',
  },
  /** Left by another front end: one-time codes must not be stored (docs/spec/storage-keys.md#storage-that-fails). */
  loginCode: { name: 'login_code', area: 'local', ends: 'start' },
  playId: { name: 'meedu-play-id', area: 'local', ends: 'never' },
  /**
   * Progress that the server does not have yet, by member and lesson (docs/spec/storage-keys.md#names,
   * docs/spec/storage-keys.md#lifetimes).
   */
  pendingProgress: {
    name: 'course-site-progress',
    area: 'local',
    ends: 'sign-out',
  },
  /** The player's speed, volume and quality (docs/spec/lesson.md#player). */
  playPreferences: { name: 'course-site-player', area: 'local', ends: 'never' },
  /** The shapes of the upright videos that were played: they show which lessons a member has opened. */
  uprightLessons: { name: 'course-site-upright', area: 'local', ends: 'session' },
  msv: { name: 'meedu-msv', area: 'local', ends: 'never' },
  /**
   * One value per scene and mobile number: the time in epoch ms before which no further SMS can be requested. It
   * contains the number, so it ends with the session; the server has its own limit
   * (docs/api/signing-in.md#send-an-sms-code).
   */
  smsDeadline: { name: 'course-site-sms', area: 'tab', ends: 'session' },
  /** One value per login code that was used, by its end (docs/spec/storage-keys.md#names). */
  usedLoginCode: { name: 'login_code', area: 'tab', ends: 'never' },
  /** Unsent comments of all courses and lessons together (docs/spec/comments.md#writing). */
  commentDrafts: {
    name: 'course-site-comment-drafts',
    area: 'tab',
    ends: 'sign-out',
  },
  /** A counter of changes to the member's data: a tab that sees it change fetches the member again. */
  memberChanges: { name: 'course-site-member-changes', area: 'local', ends: 'session' },
  /** Unsent input of a member's forms, and of notes; never a password, a code or the answer of a captcha. */
  memberDrafts: {
    name: 'course-site-member-drafts',
    area: 'tab',
    ends: 'sign-out',
  },
  /** The same for visitors who are not signed in: their forms of signing in (docs/spec/every-page.md#forms). */
  guestDrafts: { name: 'course-site-guest-drafts', area: 'tab', ends: 'session' },
  /**
   * The last message marked as read, by its id, or that all were: updates the unread dot of every tab
   * (docs/spec/messages-and-points.md#marking-as-read).
   */
  messagesRead: { name: 'course-site-messages-read', area: 'local', ends: 'session' },
  /**
   * Orders made in this tab and what they are paid with. Other tabs cannot read it. No URL with a secret
   * (docs/spec/orders.md#stored-orders).
   */
  orders: {
    name: 'course-site-orders',
    area: 'tab',
    ends: 'sign-out',
  },
  /** The member's orders that wait for payment, so that other tabs do not make a second one; without payment data. */
  openOrders: { name: 'course-site-open-orders', area: 'local', ends: 'sign-out' },
  /**
   * One value per tab that holds or waits for a lock, on plain http only. Only `StorageTabLock` accesses them; they
   * expire by themselves.
   */
  lock: { name: 'course-site-lock', area: 'local', ends: 'never' },
  desktopWanted: {
    name: 'course-site-desktop',
    area: 'tab',
    ends: 'never',
  },
  /** The end of the token whose member has begun no course (docs/spec/home.md#continue-learning). */
  nothingLearned: { name: NOTHING_LEARNED_NAME, area: 'local', ends: 'session' },
  /** The generation of the server's home at the last visit: only the inline script reads and writes it. */
  generation: { name: GENERATION_NAME, area: 'local', ends: 'never' },
  /** Id of the announcement that was closed on home: it stays closed on this device (docs/spec/home.md#announcement-strip). */
  closedAnnouncement: { name: 'course-site-closed-announcement', area: 'local', ends: 'never' },
  /** What was searched last on this device, with the member whose it is (docs/spec/search.md#invitation). */
  recentKeywords: { name: 'course-site-keywords', area: 'local', ends: 'sign-out' },
  /**
   * One value per note, with its owner in the id: members do not see each other's
   * (docs/decisions/0029-notes-on-the-device.md). Only `NoteStore` accesses them; the member removes them.
   */
  notes: { name: 'course-site-notes', area: 'local', ends: 'never' },
  /** Left by an earlier release. The rows are deleted once a release has erased the values (CONTRIBUTING.md#releases). */
  learnedWeeks: { name: 'course-site-weeks', area: 'local', ends: 'start' },
  weekOff: { name: 'course-site-week-off', area: 'local', ends: 'start' },
  /** The tab of the login dialog that was chosen last on this device (docs/spec/signing-in.md#dialog-flow). */
  loginTab: { name: 'course-site-login-tab', area: 'local', ends: 'never' },
  /** Where the tab left for the consent of QQ or WeChat last (docs/spec/start-and-routes.md#error-page). */
  consentAddress: { name: 'course-site-consent', area: 'tab', ends: 'session' },
  /** The dialog of signing in that is open: when it was visible last, its name, the path, and its target. */
  dialogToReopen: { name: 'course-site-dialog', area: 'tab', ends: 'never' },
  /** Scroll positions of the newest history entries of the tab. */
  scrollPositions: {
    name: 'course-site-scroll',
    area: 'tab',
    ends: 'never',
  },
  /**
   * Names of the code for which this tab has already loaded the document again
   * (docs/spec/start-and-routes.md#page-code).
   */
  reloadedFor: {
    name: 'course-site-reloaded-for',
    area: 'tab',
    ends: 'never',
  },
} as const satisfies Readonly<Record<string, StoredKeyRow>>;

export type StoredKey = keyof typeof STORED_KEYS;

// Object.keys widens the keys of a literal table to string.
const KEYS = Object.keys(STORED_KEYS) as readonly StoredKey[];

export const KEYS_ERASED_AT_START = KEYS.filter((key) => STORED_KEYS[key].ends === 'start');

export const KEYS_ERASED_ON_SIGN_OUT = KEYS.filter((key) => STORED_KEYS[key].ends !== 'never');

/** The keys that are erased when the server ends the session. */
export const KEYS_ERASED_ON_EXPIRY = KEYS.filter((key) => ['start', 'session'].includes(STORED_KEYS[key].ends));

/**
 * Whether the site may reload the document by itself: every stored value outlives it
 * (docs/spec/storage-keys.md#storage-that-fails).
 */
export function survivesReload(store: { isStored(key: StoredKey): boolean }): boolean {
  return KEYS.every((key) => store.isStored(key));
}

/** The value of a flag that is set (docs/spec/storage-keys.md#names). */
export const FLAG_RAISED = 'ok';

/** The name under which a value is stored. A key with ids has one name per `id`. */
export function storedName(key: StoredKey, id?: string): string {
  const { name } = STORED_KEYS[key];
  return id === undefined ? name : `${name}:${id}`;
}

/** Whether a name in the browser's storage belongs to a key, with or without an id. */
export function isNameOf(key: StoredKey, name: string): boolean {
  const own = storedName(key);
  return name === own || name.startsWith(`${own}:`);
}

import { TOKEN_NAME } from '../site/server-access.js';

/** Where a stored value lives: `local` is shared by all tabs and outlives them, `tab` ends with the tab. */
export type Shelf = 'local' | 'tab';

interface StoredKeyRow {
  /** The name in the browser's storage, kept for visitors of other front ends (clarifications §1). */
  readonly name: string;
  readonly shelf: Shelf;
  /**
   * What erases it. What the visitor has typed, played or ordered is erased by their own sign-out only: the end of a session
   * that they did not ask for leaves it to them.
   */
  readonly ends: 'session' | 'sign-out' | 'never';
}

/** Every value the shell keeps in the browser, and whether sign-out erases it (spec §3, §4; clarifications §1). */
export const STORED_KEYS = {
  token: { name: TOKEN_NAME, shelf: 'local', ends: 'session' },
  /** The end of the token that the server refused last, for the other tabs: the session expired, the member did not sign out. */
  expiredToken: {
    name: 'course-site-expired',
    shelf: 'local',
    ends: 'sign-out',
  },
  bindMobile: {
    name: 'meedu-bind-mobile',
    shelf: 'local',
    ends: 'session',
  },
  faceCheck: {
    name: 'meedu-face-check',
    shelf: 'local',
    ends: 'session',
  },
  /** Never written: a one-time code has no business in storage (lesson 14). What another front end left is erased. */
  loginCode: { name: 'login_code', shelf: 'local', ends: 'session' },
  playId: { name: 'meedu-play-id', shelf: 'local', ends: 'never' },
  /** How far members have come in lessons, by member, as long as the server does not know (pages §4, §17). */
  waitingProgress: {
    name: 'course-site-progress',
    shelf: 'local',
    ends: 'sign-out',
  },
  /** Speed, volume and quality that the visitor likes (pages §4). */
  playPreferences: { name: 'course-site-player', shelf: 'local', ends: 'never' },
  msv: { name: 'meedu-msv', shelf: 'local', ends: 'never' },
  /**
   * One row for each scene and mobile: epoch ms until which no further SMS is asked for. It names whose mobiles they
   * are, so it ends with the session; the server keeps its own watch (API 2.2).
   */
  smsDeadline: { name: 'course-site-sms', shelf: 'tab', ends: 'session' },
  /** One row for each login code that was used (clarifications §1). */
  usedLoginCode: { name: 'login_code', shelf: 'tab', ends: 'never' },
  /** What a member has typed and not sent yet, of all courses and lessons together (pages §17). */
  commentDrafts: {
    name: 'course-site-comment-drafts',
    shelf: 'tab',
    ends: 'sign-out',
  },
  /** Counts what members have changed of themselves: every tab that sees it change asks for the member anew. */
  memberChanges: { name: 'course-site-member-changes', shelf: 'local', ends: 'session' },
  /** What a member has typed into the forms of their own page and not sent yet; never a password, never a code. */
  memberDrafts: {
    name: 'course-site-member-drafts',
    shelf: 'tab',
    ends: 'sign-out',
  },
  /** What was read last, so that the unread dot of every tab follows: a message's id, or that all were (pages §12). */
  messagesRead: { name: 'course-site-messages-read', shelf: 'local', ends: 'session' },
  /** Orders that were sent from this tab, and what they are paid with: nobody else's, and no secret of an address (pages §8). */
  orders: {
    name: 'course-site-orders',
    shelf: 'tab',
    ends: 'sign-out',
  },
  /** Which orders of the member wait for their money, so that other tabs make no second one: nothing they are paid with. */
  openOrders: { name: 'course-site-open-orders', shelf: 'local', ends: 'sign-out' },
  desktopWanted: {
    name: 'course-site-desktop',
    shelf: 'tab',
    ends: 'never',
  },
  /** Id of the announcement that was closed on home: it stays closed on this device (pages §1.2). */
  closedAnnouncement: { name: 'course-site-closed-announcement', shelf: 'local', ends: 'never' },
  /** What a visitor was about when the document had to be loaded anew: a dialog, and where it leads. */
  dialogToReopen: { name: 'course-site-dialog', shelf: 'tab', ends: 'never' },
  /** How far the newest entries of the tab's history were scrolled. */
  scrollPositions: {
    name: 'course-site-scroll',
    shelf: 'tab',
    ends: 'never',
  },
  /** The code for which this tab has loaded its document anew already (lesson 5). */
  reloadedFor: {
    name: 'course-site-reloaded-for',
    shelf: 'tab',
    ends: 'never',
  },
} as const satisfies Readonly<Record<string, StoredKeyRow>>;

export type StoredKey = keyof typeof STORED_KEYS;

// Object.keys widens the keys of a literal table to string.
const KEYS = Object.keys(STORED_KEYS) as readonly StoredKey[];

/** The keys that sign-out erases. */
export const KEYS_ERASED_ON_SIGN_OUT = KEYS.filter((key) => STORED_KEYS[key].ends !== 'never');

/** The keys that the end of a session erases of itself. */
export const KEYS_ERASED_ON_EXPIRY = KEYS.filter((key) => STORED_KEYS[key].ends === 'session');

/** Value of a raised flag (spec §3). */
export const FLAG_RAISED = 'ok';

/** The name under which a value is stored. Keys that stand for many values have one row for each `id`. */
export function storedName(key: StoredKey, id?: string): string {
  const { name } = STORED_KEYS[key];
  return id === undefined ? name : `${name}:${id}`;
}

/** Whether a name in the browser's storage is that of a key, without an id or with any. */
export function isNameOf(key: StoredKey, name: string): boolean {
  const own = storedName(key);
  return name === own || name.startsWith(`${own}:`);
}

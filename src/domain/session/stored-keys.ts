import { TOKEN_NAME } from './token-name.js';

/** Where a stored value lives: `local` is shared by all tabs and outlives them, `tab` ends with the tab. */
export type Shelf = 'local' | 'tab';

interface StoredKeyRow {
  /** The name in the browser's storage, kept for visitors of other front ends (clarifications §1). */
  readonly name: string;
  readonly shelf: Shelf;
  readonly erasedOnSignOut: boolean;
  /** What the visitor has typed, played or ordered: the end of a session that they did not ask for leaves it to them. */
  readonly outlivesSession?: true;
}

/** Every value the shell keeps in the browser, and whether sign-out erases it (spec §3, §4; clarifications §1). */
export const STORED_KEYS = {
  token: { name: TOKEN_NAME, shelf: 'local', erasedOnSignOut: true },
  /** The end of the token that the server refused last, for the other tabs: the session expired, the member did not sign out. */
  expiredToken: {
    name: 'course-site-expired',
    shelf: 'local',
    erasedOnSignOut: true,
    outlivesSession: true,
  },
  bindMobile: {
    name: 'meedu-bind-mobile',
    shelf: 'local',
    erasedOnSignOut: true,
  },
  faceCheck: {
    name: 'meedu-face-check',
    shelf: 'local',
    erasedOnSignOut: true,
  },
  /** Never written: a one-time code has no business in storage (lesson 14). What another front end left is erased. */
  loginCode: { name: 'login_code', shelf: 'local', erasedOnSignOut: true },
  playId: { name: 'meedu-play-id', shelf: 'local', erasedOnSignOut: false },
  /** How far members have come in lessons, by member, as long as the server does not know (pages §4, §17). */
  waitingProgress: {
    name: 'course-site-progress',
    shelf: 'local',
    erasedOnSignOut: true,
    outlivesSession: true,
  },
  /** Speed, volume and quality that the visitor likes (pages §4). */
  playPreferences: { name: 'course-site-player', shelf: 'local', erasedOnSignOut: false },
  msv: { name: 'meedu-msv', shelf: 'local', erasedOnSignOut: false },
  /**
   * One row for each scene and mobile: epoch ms until which no further SMS is asked for. It names whose mobiles they
   * are, so it ends with the session; the server keeps its own watch (API 2.2).
   */
  smsDeadline: { name: 'course-site-sms', shelf: 'tab', erasedOnSignOut: true },
  /** One row for each login code that was used (clarifications §1). */
  usedLoginCode: { name: 'login_code', shelf: 'tab', erasedOnSignOut: false },
  /** What a member has typed and not sent yet, of all courses and lessons together (pages §17). */
  commentDrafts: {
    name: 'course-site-comment-drafts',
    shelf: 'tab',
    erasedOnSignOut: true,
    outlivesSession: true,
  },
  /** Counts what members have changed of themselves: every tab that sees it change asks for the member anew. */
  memberChanges: { name: 'course-site-member-changes', shelf: 'local', erasedOnSignOut: true },
  /** What a member has typed into the forms of their own page and not sent yet; never a password, never a code. */
  memberDrafts: {
    name: 'course-site-member-drafts',
    shelf: 'tab',
    erasedOnSignOut: true,
    outlivesSession: true,
  },
  /** What was read last, so that the unread dot of every tab follows: a message's id, or that all were (pages §12). */
  messagesRead: { name: 'course-site-messages-read', shelf: 'local', erasedOnSignOut: true },
  /** Orders that were sent from this tab, and what they are paid with: nobody else's, and no secret of an address (pages §8). */
  orders: {
    name: 'course-site-orders',
    shelf: 'tab',
    erasedOnSignOut: true,
    outlivesSession: true,
  },
  /** Which orders of the member wait for their money, so that other tabs make no second one: nothing they are paid with. */
  openOrders: { name: 'course-site-open-orders', shelf: 'local', erasedOnSignOut: true, outlivesSession: true },
  desktopWanted: {
    name: 'course-site-desktop',
    shelf: 'tab',
    erasedOnSignOut: false,
  },
  /** Id of the announcement that was closed on home: it stays closed on this device (pages §1.2). */
  closedAnnouncement: { name: 'course-site-closed-announcement', shelf: 'local', erasedOnSignOut: false },
  /** What a visitor was about when the document had to be loaded anew: a dialog, and where it leads. */
  dialogToReopen: { name: 'course-site-dialog', shelf: 'tab', erasedOnSignOut: false },
  /** How far the newest entries of the tab's history were scrolled. */
  scrollPositions: {
    name: 'course-site-scroll',
    shelf: 'tab',
    erasedOnSignOut: false,
  },
  /** The code for which this tab has loaded its document anew already (lesson 5). */
  reloadedFor: {
    name: 'course-site-reloaded-for',
    shelf: 'tab',
    erasedOnSignOut: false,
  },
} as const satisfies Readonly<Record<string, StoredKeyRow>>;

export type StoredKey = keyof typeof STORED_KEYS;

/** The keys that sign-out erases. */
export const KEYS_ERASED_ON_SIGN_OUT: readonly StoredKey[] = Object.entries(STORED_KEYS)
  .filter(([, row]) => row.erasedOnSignOut)
  // Object.entries widens the keys of a literal table to string.
  .map(([key]) => key as StoredKey);

/** The keys that the end of a session erases of itself: what the visitor has typed or played waits until they are back. */
export const KEYS_ERASED_ON_EXPIRY: readonly StoredKey[] = KEYS_ERASED_ON_SIGN_OUT.filter(
  (key) => !('outlivesSession' in STORED_KEYS[key]),
);

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

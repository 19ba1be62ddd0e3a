import { MESSAGES_A_PAGE } from './limits.js';
import { type LinkTarget, linkTarget } from './nav.js';
import type { Page } from './paging.js';

/** A notification to the member (pages API 3.18). */
export interface MemberMessage {
  /** A UUID. */
  readonly id: string;
  /** Plain text. */
  readonly text: string;
  readonly read: boolean;
  /** Milliseconds since the epoch. */
  readonly createdAt: number | undefined;
}

/** From more unread messages on, marking all of them wants a second word (pages §12). */
const MANY = 20;

/** The same page with what was read since it came; nothing is ever unread again. */
export function withRead(page: Page<MemberMessage>, ids: ReadonlySet<string>): Page<MemberMessage> {
  return { ...page, items: page.items.map((message) => (ids.has(message.id) ? { ...message, read: true } : message)) };
}

export function unreadOf({ items }: Page<MemberMessage>): readonly MemberMessage[] {
  return items.filter(({ read }) => !read);
}

/**
 * Whether marking all as read is worth a second word. The server's count may be old (API 2.16): a page that is full of
 * unread ones, with more to come, counts as many whatever it says.
 */
export function isManyUnread(page: Page<MemberMessage>, counted: number): boolean {
  const isFull = unreadOf(page).length === MESSAGES_A_PAGE && page.total > MESSAGES_A_PAGE;
  return isFull || counted > MANY;
}

/** A piece of a message: words, or an address that leads somewhere. */
export type MessagePart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly target: TextTarget };

type TextTarget = Extract<LinkTarget, { readonly kind: 'inside' | 'outside' }>;

/**
 * An address of the web, or a path that nothing stands before that it could belong to. It is made of what may stand in
 * an address (RFC 3986), so that Chinese words and marks end it, which follow without a blank.
 */
const ADDRESS = /https?:\/\/[\w.~:/?#[\]@!$&'()*+,;=%-]+|(?<![\w./:%-])\/[a-z][\w.~/?#&=%+-]*/gi;
/** What ends a sentence and not the address in it. */
const AFTER_ADDRESS = /[.,;:!?'*]+$/;

/**
 * A message as its writer meant it (pages §12): addresses in it become links, to pages of this site within it, to
 * anything else in a window of its own. `origin` is this site's, without a closing slash. A path alone is a link only
 * where it is a page of this site: `A/B` and `/24` are none. Joined, the parts are the text.
 */
export function messageParts(text: string, origin: string): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutWhatFollows(found);
    const target = targetOf(address, origin);
    if (target === undefined) continue;
    if (index > done) parts.push({ kind: 'words', text: text.slice(done, index) });
    parts.push({ kind: 'link', text: address, target });
    done = index + address.length;
  }
  if (done < text.length) parts.push({ kind: 'words', text: text.slice(done) });
  return parts;
}

function targetOf(address: string, origin: string): TextTarget | undefined {
  const path = pathOnThisSite(address, origin);
  const inside = linkTarget({ url: path, opensNewWindow: false });
  if (inside.kind === 'inside') return inside;
  // A file of this site, say: the browser's to open, as it does with other sites.
  const outside = linkTarget({ url: address, opensNewWindow: true });
  return outside.kind === 'outside' ? outside : undefined;
}

/** The address without this site's origin, where it is one of this site's. */
function pathOnThisSite(address: string, origin: string): string {
  const path = address.slice(origin.length);
  const isOurs = address.toLowerCase().startsWith(origin.toLowerCase()) && /^(?:$|[/?#])/.test(path);
  if (!isOurs) return address;
  return path.startsWith('/') ? path : `/${path}`;
}

/** Marks at its end, and brackets that nothing in it opens: `(https://a.example/b)`. */
function withoutWhatFollows(found: string): string {
  const address = found.replace(AFTER_ADDRESS, '');
  const last = address.at(-1);
  const opens = last === ')' ? '(' : last === ']' ? '[' : undefined;
  const isOpened = opens === undefined || count(address, opens) >= count(address, last ?? '');
  return isOpened ? address : withoutWhatFollows(address.slice(0, -1));
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

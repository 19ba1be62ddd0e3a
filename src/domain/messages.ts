import { pathOf } from './access/paths.js';
import { routeAt } from './access/routes.js';
import { LINK_NAMES } from './messages.strings.js';
import { linkTarget } from './site/nav.js';
import type { Page } from './kernel/paging.js';

/** Messages per page (docs/spec/messages-and-points.md#messages). */
export const MESSAGES_A_PAGE = 20;

/** A notification to the member (docs/api/messages-and-points.md#message-list). */
export interface MemberMessage {
  /** A UUID. */
  readonly id: string;
  /** Plain text. */
  readonly text: string;
  readonly isRead: boolean;
  /** Milliseconds since the epoch. */
  readonly createdAt: number | undefined;
}

/**
 * With more unread messages than this, marking all of them as read needs a confirmation
 * (docs/spec/messages-and-points.md#marking-all-as-read).
 */
const MANY_UNREAD = 20;

/** The page with the messages that were read since it was loaded. A message never becomes unread again. */
export function withRead(page: Page<MemberMessage>, ids: ReadonlySet<string>): Page<MemberMessage> {
  return {
    ...page,
    items: page.items.map((message) => (ids.has(message.id) ? { ...message, isRead: true } : message)),
  };
}

export function unreadOf({ items }: Page<MemberMessage>): readonly MemberMessage[] {
  return items.filter(({ isRead }) => !isRead);
}

/**
 * Whether marking all as read needs a confirmation. The server's count may be outdated
 * (docs/api/session.md#unread-count): a full page of unread messages with more pages counts as many, whatever `counted`
 * is.
 */
export function isManyUnread(page: Page<MemberMessage>, counted: number): boolean {
  const isFull = unreadOf(page).length === MESSAGES_A_PAGE && page.total !== MESSAGES_A_PAGE;
  return isFull || counted > MANY_UNREAD;
}

/** A piece of a message: plain text or a link. */
export type MessagePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly target: TextTarget };

type TextTarget =
  | { readonly kind: 'inside'; readonly to: string }
  | { readonly kind: 'outside'; readonly href: string };

/**
 * Matches a web address, a host that begins with `www.` or is followed by a path (but not `node.js/x`), or a path. The
 * group is the character before the last three, no letter, digit or one of `_./:%@-`: Safari 16.0 to 16.3 cannot parse
 * a lookbehind. Only characters of URLs (RFC 3986) match: Chinese text directly after the address ends it.
 */
const ADDRESS =
  /https?:\/\/[\w.~:/?#[\]@!$&'()*+,;=%-]+|(^|[^\w./:%@-])(?:www\.[\w-]+\.[\w.~:/?#&=%+-]+|(?![\w.-]+\.(?:[jt]sx?|html?|php|css|json|md)\/)[\w-]+(?:\.[\w-]+)+(?::\d+)?\/[\w.~/?#&=%+-]*|\/[a-z][\w.~/?#&=%+-]*)/gi;
/** Punctuation that ends the sentence and is not part of the address. */
const AFTER_ADDRESS = /[.,;:!?'*]+$/;

/**
 * Splits a message into text and links (docs/spec/messages-and-points.md#links-in-messages). Pages of this site open in
 * the same window, everything else in a new one. `origin` is this site's, without a trailing slash. A path is a link
 * only if it is a page of this site: `A/B` and `/24` are not. The parts joined are the text.
 */
export function messageParts(text: string, origin: string): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  let done = 0;
  for (const { 0: found, 1: before = '', index } of text.matchAll(ADDRESS)) {
    const address = withoutTrailingText(found.slice(before.length));
    const target = targetOf(address, origin);
    if (target === undefined) continue;
    const start = index + before.length;
    if (start > done) parts.push({ kind: 'text', text: text.slice(done, start) });
    parts.push({ kind: 'link', text: address, target });
    done = start + address.length;
  }
  if (done < text.length) parts.push({ kind: 'text', text: text.slice(done) });
  return parts;
}

/**
 * The name of a page of this site that messages often link, for example 查看课程; `undefined` for any other page. `to` is
 * the target of a link inside the site.
 */
export function linkName(to: string): string | undefined {
  return LINK_NAMES[routeAt(pathOf(to))];
}

function targetOf(url: string, origin: string): TextTarget | undefined {
  const target = linkTarget({ url, opensNewWindow: true }, origin);
  if (target.kind === 'inside') return { kind: 'inside', to: target.to };
  // For example a file of this site: the browser opens it, as it does with other sites.
  if (target.kind === 'document') return /^http/i.test(url) ? { kind: 'outside', href: url } : undefined;
  return target.kind === 'outside' ? { kind: 'outside', href: target.href } : undefined;
}

/**
 * Removes punctuation at the end, and closing brackets without an opening one in the address: `(https://a.example/b)`.
 */
function withoutTrailingText(found: string): string {
  const address = found.replace(AFTER_ADDRESS, '');
  const last = address.at(-1);
  const opens = last === ')' ? '(' : last === ']' ? '[' : undefined;
  const isOpened = opens === undefined || count(address, opens) >= count(address, last ?? '');
  return isOpened ? address : withoutTrailingText(address.slice(0, -1));
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

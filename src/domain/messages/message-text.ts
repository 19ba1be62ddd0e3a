import { type LinkTarget, linkTarget } from '../nav/link-target.js';

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

import { decodeEntities } from '../../src/domain/content/entities.js';
import type { Received } from './received.js';
import type { Requester } from './requester.js';
import { summarize } from './summarize.js';

/** What the element of the site has in a snapshot; its time is the first group. */
export const SNAPSHOT = /<div id="snapshot"[^>]* data-snapshot="([^"]+)"/;

export interface Sitemap {
  /** The request that failed, or the one for `sitemap.xml`. */
  readonly request: string;
  /** Why a file of it could not be read. */
  readonly why: string | undefined;
  readonly addresses: readonly string[];
}

/** Reads `sitemap.xml` at an origin, and the files that it names if it is an index. */
export async function readSitemap(requester: Pick<Requester, 'open'>, origin: string): Promise<Sitemap> {
  const index = await readFile(requester, `${origin}/sitemap.xml`);
  if (!index.text.includes('<sitemapindex')) return { ...index, addresses: locations(index.text) };
  // Only its own files: an index that leads elsewhere is not followed.
  const names = locations(index.text).map((address) => (URL.canParse(address) ? new URL(address).pathname : '/'));
  const parts = await Promise.all(names.map((name) => readFile(requester, origin + name)));
  const failed = parts.find(({ why }) => why !== undefined);
  return { ...(failed ?? index), addresses: parts.flatMap(({ text }) => locations(text)) };
}

async function readFile(requester: Pick<Requester, 'open'>, address: string) {
  const { request, received } = await requester.open(address);
  const text = textOf(received, /<(?:urlset|sitemapindex)\b/);
  return { request, why: text === undefined ? summarize(received) : undefined, text: text ?? '' };
}

/** The text of a good answer of the expected kind: many servers answer the document of the site for a missing file. */
export function textOf(received: Received, expected: RegExp): string | undefined {
  const isGood = received.kind === 'answer' && received.status === 200 && expected.test(received.text);
  return isGood ? received.text : undefined;
}

function locations(xml: string): readonly string[] {
  return [...xml.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/g)].map(([, text = '']) => decodeEntities(text));
}

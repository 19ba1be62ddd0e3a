import { ROUTES } from '../../src/domain/access/routes.js';
import { escaped } from './serialise.js';

/** What the protocol allows in one file (https://www.sitemaps.org/protocol.html). */
const ADDRESSES_A_FILE = 50_000;

export interface SitemapEntry {
  readonly address: string;
  /** When the content last changed, in epoch ms. */
  readonly changed: number;
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The files of the sitemap with their names: an index, and its parts. */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  origin: string,
  perFile = ADDRESSES_A_FILE,
): ReadonlyMap<string, string> {
  const count = Math.max(1, Math.ceil(entries.length / perFile));
  const parts = Array.from({ length: count }, (_, position) =>
    entries.slice(position * perFile, (position + 1) * perFile),
  );
  const named = parts.map((part, position) => ({ name: `sitemap-${String(position + 1)}.xml`, part }));
  const rows = named.map(({ name, part }) => element('sitemap', `${origin}/${name}`, newest(part)));
  return new Map([
    ['sitemap.xml', file('sitemapindex', rows)],
    ...named.map(({ name, part }): [string, string] => [
      name,
      file(
        'urlset',
        part.map(({ address, changed }) => element('url', origin + address, changed)),
      ),
    ]),
  ]);
}

/** Pages for members show a visitor nothing but the login page. */
export function robotsText(origin: string): string {
  const disallowed = Object.values(ROUTES)
    .filter(({ isForMembers }) => isForMembers)
    .map(({ pattern }) => pattern.replace(/:.*/, ''));
  const shortest = disallowed.filter(
    (path) => !disallowed.some((other) => path !== other && path.startsWith(`${other}/`)),
  );
  return [
    'User-agent: *',
    ...shortest.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

function newest(part: readonly SitemapEntry[]): number | undefined {
  return part.length === 0 ? undefined : part.reduce((latest, { changed }) => Math.max(latest, changed), 0);
}

function element(name: string, location: string, changed: number | undefined): string {
  const time = changed === undefined ? '' : `<lastmod>${new Date(changed).toISOString()}</lastmod>`;
  return `<${name}><loc>${escaped(location)}</loc>${time}</${name}>`;
}

function file(name: string, rows: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${NAMESPACE}>\n${rows.join('\n')}\n</${name}>\n`;
}

import { ROUTES } from '../src/domain/access/routes.js';

/** A kind of page with snapshots: its path, and the parameters that change its content, in the order of its addresses. */
interface PageKind {
  readonly path: string;
  /** Name and value, as regular expressions. */
  readonly query?: readonly (readonly [name: string, value: string])[];
}

/**
 * The one table of names: which addresses have a snapshot, and in which file it is (README.md#names). The program
 * writes files by it, nginx and the preview find them by it. Anything else gets the document: another parameter or
 * order, an encoded character, a dot, an `@`.
 */
const PAGES: readonly PageKind[] = [
  { path: ROUTES.home.pattern },
  { path: ROUTES.vip.pattern },
  { path: ROUTES.announcement.pattern, query: [['id', String.raw`\d+`]] },
  {
    path: ROUTES.courses.pattern,
    query: [
      ['cid', String.raw`\d+`],
      ['child', String.raw`\d+`],
      // The first page is the list's own address.
      ['page', String.raw`(?!1(?:&|$))\d+`],
    ],
  },
  { path: ROUTES.courseDetail.pattern.replace(/:\w+/, String.raw`\d+`) },
];

/**
 * Parameters that do not change the content: those of an inviter and of statistics, and `page=1`, which our own
 * addresses leave out. They come after the other parameters.
 */
const NO_CONTENT = String.raw`(?:(?:msv|from|isappinstalled|utm_[a-z]+|bd_vid|gclid|msclkid)=[^&#]*|page=1)`;

/**
 * A pattern for addresses without an origin, and the snapshot's file name without its extension, built from the groups
 * of the pattern.
 */
interface NameRow {
  readonly pattern: string;
  /** A dollar and a name stand for the group of that name, as in nginx. */
  readonly name: string;
}

/** The patterns are valid in PCRE and in JavaScript. nginx uses the names of their groups as names of variables. */
const ROWS: readonly NameRow[] = PAGES.flatMap(({ path, query = [] }) => {
  const page = `(?<course_site_page_path>${path})`;
  const name = path === '/' ? '/index' : '$course_site_page_path';
  const rest = `(?:${NO_CONTENT}(?:&|$))*$`;
  const plain = { pattern: String.raw`^${page}(?:\?${rest})?$`, name };
  if (query.length === 0) return [plain];
  const parameters = query.map(([parameter, value]) => String.raw`(?:(?:(?<=\?)|&)${parameter}=${value})?`);
  const requested = `(?<course_site_page_query>(?=[a-z])${parameters.join('')})`;
  return [
    plain,
    { pattern: String.raw`^${page}\?${requested}(?:&${rest}|$)`, name: `${name}@$course_site_page_query` },
  ];
});

const PATTERNS = ROWS.map(({ pattern, name }) => ({ pattern: new RegExp(pattern), name }));

/**
 * The name of the snapshot of an address, with a leading slash and without `.html`: `/courses@cid=3&page=2`;
 * `undefined` for an address that has none. The fragment of an address is not part of it.
 */
export function nameOf(address: string): string | undefined {
  for (const { pattern, name } of PATTERNS) {
    const { groups } = pattern.exec(address) ?? {};
    if (groups) return name.replace(/\$(\w+)/g, (_, group: string) => groups[group] ?? '');
  }
  return undefined;
}

/** The file of a page inside the folder of its build. Throws for an address that would never be served. */
export function fileOf(address: string): string {
  return `pages${nameOrThrow(address)}.html`;
}

/** The marker of a page that is gone, inside the same folder. */
export function goneMarkerOf(address: string): string {
  return `gone${nameOrThrow(address)}`;
}

function nameOrThrow(address: string): string {
  const name = nameOf(address);
  if (name === undefined) throw new Error(`${address} has no name in snapshots/names.ts`);
  return name;
}

/** For the `http` block of nginx: `$course_site_snapshot` is the name of the requested page's snapshot, or empty. */
export function nginxMap(): string {
  const rows = ROWS.map(({ pattern, name }) => `    "~^(?:GET|HEAD) ${pattern.slice(1)}" "${name}";`);
  return [
    '# Written by the build from snapshots/names.ts.',
    'map "$request_method $request_uri" $course_site_snapshot {',
    '    default "";',
    ...rows,
    '}',
    '',
  ].join('\n');
}

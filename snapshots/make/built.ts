import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { asRecord } from '../../src/adapters/http/client/json-readers.js';
import { parseSettings } from '../../src/boot/parse-settings.js';
import { PAGE_STYLES, START } from '../page-styles.js';
import { escaped } from './serialise.js';
import { NO_ROOT } from './strings.js';

/** The build's `index.html`. `with` returns a copy that contains a page's snapshot. */
export interface BuiltDocument {
  /** Names the folder of its snapshots (docs/decisions/0026-snapshots.md#files). */
  readonly build: string;
  /** The operator's settings in it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Returns the complete document with the content of a snapshot. */
  readonly with: (content: SnapshotContent) => string;
}

export interface SnapshotContent {
  readonly title: string;
  /** HTML for the head. */
  readonly head: string;
  /** HTML of the header, in place of the app shell. */
  readonly header: string;
  /** HTML of the content, up to the footer. */
  readonly root: string;
  /** The script element that starts the site over it (snapshots/start). */
  readonly start: string;
  /** ISO 8601. */
  readonly time: string;
}

const ROOT = '<div id="root">';

/** Reads `index.html` as it is served. Throws if it is not a build of this site. */
export function readBuiltDocument(bytes: Buffer): BuiltDocument {
  const html = bytes.toString('utf8');
  const from = html.indexOf(ROOT);
  const to = endOfElement(html, from);
  const [, title = ''] = /(<title>[^<]*<\/title>)/.exec(html) ?? [];
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  if (from < 0 || to < 0 || title === '' || headEnd < 0 || bodyEnd < 0) throw new Error(NO_ROOT);
  const [, settings = ''] = /<script[^>]*\bid="site-settings"[^>]*>([^<]*)</.exec(html) ?? [];
  const build = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return {
    build,
    settings: parseSettings(settings).settings,
    with: (content) =>
      html.slice(0, headEnd).replace(title, () => content.title) +
      content.head +
      html.slice(headEnd, from) +
      `<div id="root"><div class="frame--early">${content.header}</div></div>` +
      // The inline scripts come before the content, so that their requests do not wait for it.
      html.slice(to, bodyEnd) +
      `<div id="snapshot" class="frame" data-snapshot="${content.time}" data-build="${build}">${content.root}</div>` +
      content.start +
      html.slice(bodyEnd),
  };
}

/** Index after the end of the `div` that begins at `from`; -1 when it does not end. */
function endOfElement(html: string, from: number): number {
  if (from < 0) return -1;
  let depth = 0;
  for (const match of html.slice(from).matchAll(/<(\/?)div\b/g)) {
    depth += match[1] === '' ? 1 : -1;
    if (depth === 0) return from + match.index + '</div>'.length;
  }
  return -1;
}

/** The stylesheets of pages, inline in elements that webpack treats as stylesheets that are already loaded. */
export class PageStyles {
  private readonly files: Readonly<Record<string, unknown>>;
  private readonly elements = new Map<string, string>();

  constructor(private readonly folder: string) {
    const path = join(folder, PAGE_STYLES);
    this.files = asRecord(existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined) ?? {};
  }

  /** The script element that follows the content of every snapshot (snapshots/start). */
  get script(): string {
    return this.start('script');
  }

  /** The stylesheet of every snapshot, and those of these parts of the build, each file once. */
  of(...parts: readonly string[]): string {
    const files = parts.flatMap((part) => {
      const found = this.files[part];
      return Array.isArray(found) ? found.map(String) : [];
    });
    return this.start('style') + [...new Set(files)].map((file) => this.element(file)).join('');
  }

  private start(part: 'style' | 'script'): string {
    const text = asRecord(this.files[START])?.[part];
    return typeof text === 'string' ? text : '';
  }

  private element(file: string): string {
    const known = this.elements.get(file);
    if (known !== undefined) return known;
    const text = readFileSync(join(this.folder, file), 'utf8');
    const element = `<style data-href="${escaped(file)}">${text}</style>`;
    this.elements.set(file, element);
    return element;
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { fieldsOf, readManifest, type ShippedPackage } from './bill-of-materials.js';

/** A package and the notices that its licence requires. */
export interface LicenceNotice extends ShippedPackage {
  /** Contents of its licence and notice files; empty when it has none. */
  readonly texts: readonly string[];
  /** Author and home page from its `package.json`, used when there are no texts. */
  readonly origin: readonly string[];
}

/** Names of such files: LICENSE, LICENCE.md, COPYING, NOTICE, CopyrightNotice.txt. */
const NOTICE_FILE = /^(?:licen[cs]e|copying|(?:copyright)?notice)(?:-[\w-]+)?(?:\.(?:md|txt))?$/i;

const HEAD =
  'Code of these packages is part of this site. Each is distributed under its own licence, which follows its name.';
const RULE = '-'.repeat(80);

/** Reads the notices of the package in a folder. Throws when there is no `package.json`. */
export function readLicenceNotice(folder: string): LicenceNotice {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { author, homepage } = fieldsOf(manifest);
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && NOTICE_FILE.test(entry.name),
  );
  return {
    ...readManifest(manifest),
    texts: files
      .map(({ name }) => name)
      .sort()
      .map((name) => tidied(readFileSync(join(folder, name), 'utf8'))),
    // In `package.json`, `author` is a text or an object with a `name`.
    origin: [homepage, fieldsOf(author)['name'] ?? author].filter((text) => typeof text === 'string'),
  };
}

/** All notices as one text, sorted by name, each once: the same packages result in the same text. */
export function licenceNotices(notices: readonly LicenceNotice[]): string {
  const entries = new Map(notices.map((notice) => [nameOf(notice), entryOf(notice)]));
  const names = [...entries.keys()].sort();
  return [HEAD, ...names.map((name) => entries.get(name))].join(`\n\n${RULE}\n\n`) + '\n';
}

/** Whether the text contains the notice of a package. */
export function isNoticed(text: string, shipped: ShippedPackage): boolean {
  return text.includes(`\n${nameOf(shipped)}\n`);
}

const nameOf = ({ name, version }: ShippedPackage): string => `${name} ${version}`;

function entryOf(notice: LicenceNotice): string {
  const { licence, texts, origin } = notice;
  const head = `${nameOf(notice)}\nLicence: ${licence === '' ? 'not named' : licence}`;
  return texts.length > 0 ? [head, ...texts].join('\n\n') : [head, ...origin].join('\n');
}

/** Removes differences between operating systems: byte order mark, line ends, trailing spaces. */
function tidied(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/[^\S\n]*\r?\n/g, '\n')
    .trim();
}

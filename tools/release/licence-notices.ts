import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { fieldsOf, readManifest, type ShippedPackage } from './bill-of-materials.js';

/** A package, and what its licence wants passed on with its code. */
export interface LicenceNotice extends ShippedPackage {
  /** What its files of licence and notice say; empty where it has none. */
  readonly texts: readonly string[];
  /** Who made it and where it is at home, as far as its `package.json` says: in the place of texts. */
  readonly origin: readonly string[];
}

/** Where packages have them: LICENSE, LICENCE.md, COPYING, NOTICE, CopyrightNotice.txt. */
const NOTICE_FILE = /^(?:licen[cs]e|copying|(?:copyright)?notice)(?:-[\w-]+)?(?:\.(?:md|txt))?$/i;

const HEAD =
  'Code of these packages is part of this site. Each is passed on under its own licence, which stands below its name.';
const RULE = '-'.repeat(80);

/** Reads what the package in a folder says of itself. Fails where there is no `package.json`. */
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
    // A person is a text or a map.
    origin: [homepage, fieldsOf(author)['name'] ?? author].filter((text) => typeof text === 'string'),
  };
}

/** All of them as one text, in the order of their names, each once: the same packages have the same text. */
export function licenceNotices(notices: readonly LicenceNotice[]): string {
  const entries = new Map(notices.map((notice) => [nameOf(notice), entryOf(notice)]));
  const names = [...entries.keys()].sort();
  return [HEAD, ...names.map((name) => entries.get(name))].join(`\n\n${RULE}\n\n`) + '\n';
}

/** Whether a package is among the notices of a text. */
export function isNoticed(text: string, shipped: ShippedPackage): boolean {
  return text.includes(`\n${nameOf(shipped)}\n`);
}

const nameOf = ({ name, version }: ShippedPackage): string => `${name} ${version}`;

function entryOf(notice: LicenceNotice): string {
  const { licence, texts, origin } = notice;
  const head = `${nameOf(notice)}\nLicence: ${licence === '' ? 'not named' : licence}`;
  return texts.length > 0 ? [head, ...texts].join('\n\n') : [head, ...origin].join('\n');
}

/** Whatever the package was written on. */
function tidied(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/[^\S\n]*\r?\n/g, '\n')
    .trim();
}

import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { fileOf, goneMarkerOf } from '../names.js';
import type { BuiltDocument } from './built.js';
import { folderRefused } from './strings.js';
import { emptyRecord, readRecord, type RunRecord, writeRecord } from './record.js';

/** Quality 9: files at most 3 % larger than with 11, the best quality, in a twentieth of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const ENCODINGS = ['', '.gz', '.br'];

/** The answer of `/readyz` while a run is young enough, as in deploy/nginx/course-site/health.conf. */
const READY = 'ready: nginx reaches the API (what it answers: /api/v2/other/config)\n';
const FRESH = 'fresh';
/** nginx removes the last four digits of the time in seconds. */
const PERIOD_MS = 10_000_000;

/** The text of a `time` element. */
const AGE = /(?<=<time\b[^>]*>)[^<]*/g;

/** The folder cannot be written to: the run must not go on. The message says why. */
export class FolderRefused extends Error {}

/** A snapshot without its time. */
export interface PageContent {
  /** HTML of the title element. */
  readonly title: string;
  /** HTML of the stylesheets; not part of what counts as content. */
  readonly styles: string;
  readonly head: string;
  readonly header: string;
  readonly root: string;
  /** The script element; not part of what counts as content, either. */
  readonly start: string;
}

/** The files of one build's snapshots (docs/decisions/0026-snapshots.md#files). Every file appears by rename. */
export class Store {
  readonly record: RunRecord;
  private readonly folder: string;

  constructor(
    private readonly out: string,
    private readonly document: BuiltDocument,
  ) {
    this.folder = join(out, document.build);
    mkdirSync(this.folder, { recursive: true });
    this.record = this.readRecord(document.build) ?? this.recordOfEarlierBuild();
  }

  /** Writes the page if its content has changed, and otherwise confirms it. Returns whether it was written. */
  async write(address: string, content: PageContent, now: number): Promise<boolean> {
    const { pages, gone } = this.record;
    const { styles, ...page } = content;
    const { title, head, header, root } = page;
    const hash = hashOf(title, head, header + root);
    const contentHash = hashOf(title, head, (header + root).replace(AGE, ''));
    const known = pages.get(address);
    const path = this.pathOf(address);
    const isWritten = known?.hash !== hash || !existsSync(path);
    if (isWritten) {
      const time = new Date(now).toISOString();
      const html = Buffer.from(this.document.with({ ...page, head: styles + head, time }));
      const [gz, br] = await Promise.all([promisify(gzip)(html), promisify(brotliCompress)(html, BROTLI)]);
      for (const [ending, bytes] of [
        ['.gz', gz],
        ['.br', br],
        ['', html],
      ] as const)
        replaceFile(path + ending, bytes);
    } else {
      const seconds = now / 1000;
      for (const ending of ENCODINGS) if (existsSync(path + ending)) utimesSync(path + ending, seconds, seconds);
    }
    const changed = known?.content === contentHash ? known.changed : now;
    pages.set(address, { hash, content: contentHash, changed, confirmed: now });
    if (gone.delete(address)) rmSync(this.markerOf(address), { force: true });
    return isWritten;
  }

  /** Removes the page's files. */
  remove(address: string): void {
    const path = this.pathOf(address);
    for (const ending of ENCODINGS) rmSync(path + ending, { force: true });
    this.record.pages.delete(address);
  }

  /** Removes the page and marks its address: the document is then served with status 404. */
  markGone(address: string, now: number): void {
    this.remove(address);
    replaceFile(this.markerOf(address), '');
    this.record.gone.set(address, now);
  }

  /** Writes a file beside the folders of builds, if its content has changed. */
  writeBeside(name: string, text: string): void {
    const path = join(this.out, name);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) replaceFile(path, text);
  }

  /**
   * Writes one marker file for each period from `now` to `until`: nginx cannot compute an age, but it can look for the
   * file of the present period (deploy/nginx/course-site/health.conf).
   */
  markFresh(now: number, until: number): void {
    const periods: string[] = [];
    for (let period = Math.floor(now / PERIOD_MS); period <= Math.floor(until / PERIOD_MS); period++)
      periods.push(String(period));
    for (const period of periods) this.writeBeside(join(FRESH, period), READY);
    for (const name of readdirSync(join(this.out, FRESH)))
      if (!periods.includes(name)) rmSync(join(this.out, FRESH, name), { recursive: true, force: true });
  }

  saveRecord(): void {
    replaceFile(this.recordFile(this.document.build), writeRecord(this.record));
  }

  removeOtherBuilds(): void {
    for (const name of this.otherBuilds()) rmSync(join(this.out, name), { recursive: true, force: true });
  }

  private otherBuilds(): readonly string[] {
    return readdirSync(this.out).filter((name) => /^[\da-f]{12}$/.test(name) && name !== this.document.build);
  }

  private recordFile(build: string): string {
    return join(this.out, build, 'run.json');
  }

  private readRecord(build: string): RunRecord | undefined {
    const path = this.recordFile(build);
    return existsSync(path) ? readRecord(readFileSync(path, 'utf8')) : undefined;
  }

  /** After a release the pages are drawn again, but when their content changed is still known. */
  private recordOfEarlierBuild(): RunRecord {
    const writtenAt = (build: string) => statSync(this.recordFile(build), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const [newest = ''] = this.otherBuilds().toSorted((one, other) => writtenAt(other) - writtenAt(one));
    const record = this.readRecord(newest) ?? emptyRecord();
    record.active = undefined;
    record.lists.clear();
    for (const address of record.gone.keys()) replaceFile(this.markerOf(address), '');
    return record;
  }

  private pathOf(address: string): string {
    return join(this.folder, fileOf(address));
  }

  private markerOf(address: string): string {
    return join(this.folder, goneMarkerOf(address));
  }
}

function hashOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

/** Replaces the file as a whole. When it throws `FolderRefused`, the earlier file is unchanged. */
function replaceFile(path: string, content: string | Buffer): void {
  const temporary = `${path}.new`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(temporary, content);
    renameSync(temporary, path);
  } catch (thrown) {
    rmSync(temporary, { recursive: true, force: true });
    throw new FolderRefused(folderRefused(path, thrown instanceof Error ? thrown.message : String(thrown)));
  }
}

import { asRecord, asText, integer } from '../../src/adapters/http/client/json-readers.js';

/** What a run knows about one written page. Times are epoch ms. */
export interface PageRecord {
  /** Hash of title, head and root. */
  readonly hash: string;
  /** Hash of the same without the ages that the page shows: `3 天前` becomes another text without a change of content. */
  readonly content: string;
  /** When the content last changed. */
  readonly changed: number;
  /** When a run last drew the page with this content. */
  readonly confirmed: number;
}

/** What became of a page in a run; `gone`: the server does not know it; `hidden`: no list names it. */
export type Attempt = 'drawn' | 'gone' | 'hidden' | 'failed';

/** `run.json`: what was written and when, and how far a run has come. */
export interface RunRecord {
  /** When the unfinished run last did something; `undefined` between runs. */
  active: number | undefined;
  /** What the unfinished run has drawn, and how many files it has written. */
  done: { pages: number; written: number };
  /** The pages that the unfinished run has tried, so that a later run can continue it. */
  readonly tried: Map<string, Attempt>;
  readonly pages: Map<string, PageRecord>;
  /** When pages were found to be gone. */
  readonly gone: Map<string, number>;
  /** The courses of each list page that the unfinished run has drawn, so that a later run can continue. */
  readonly lists: Map<string, ListRecord>;
}

export interface ListRecord {
  readonly total: number | undefined;
  readonly courses: readonly number[];
}

export function emptyRecord(): RunRecord {
  return {
    active: undefined,
    done: { pages: 0, written: 0 },
    tried: new Map(),
    pages: new Map(),
    gone: new Map(),
    lists: new Map(),
  };
}

export function writeRecord({ active, done, tried, pages, gone, lists }: RunRecord): string {
  const maps = { tried, pages, gone, lists };
  const written = Object.fromEntries(Object.entries(maps).map(([name, map]) => [name, Object.fromEntries(map)]));
  return `${JSON.stringify({ ...(active !== undefined && { active, done }), ...written }, undefined, 1)}\n`;
}

/** An unreadable record is an empty one: everything is then drawn again. */
export function readRecord(text: string): RunRecord {
  const record = emptyRecord();
  const data = asRecord(parsed(text)) ?? {};
  record.active = timeOf(data['active']);
  const done = asRecord(data['done']) ?? {};
  record.done = { pages: timeOf(done['pages']) ?? 0, written: timeOf(done['written']) ?? 0 };
  for (const [address, value] of entriesOf(data['tried'])) {
    if (value === 'drawn' || value === 'gone' || value === 'hidden' || value === 'failed')
      record.tried.set(address, value);
  }
  for (const [address, value] of entriesOf(data['pages'])) {
    const page = asRecord(value) ?? {};
    const [hash, content] = [asText(page['hash']), asText(page['content'])];
    const [changed, confirmed] = [timeOf(page['changed']), timeOf(page['confirmed'])];
    if (hash === undefined || content === undefined || changed === undefined || confirmed === undefined) continue;
    record.pages.set(address, { hash, content, changed, confirmed });
  }
  for (const [address, value] of entriesOf(data['gone'])) record.gone.set(address, timeOf(value) ?? 0);
  for (const [address, value] of entriesOf(data['lists'])) {
    const list = asRecord(value) ?? {};
    const courses = Array.isArray(list['courses']) ? list['courses'].filter((id) => typeof id === 'number') : [];
    record.lists.set(address, { total: integer(list['total']), courses });
  }
  return record;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Addresses begin with a slash; anything else was not written by a run, and must not become the name of a file. */
function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return Object.entries(asRecord(value) ?? {}).filter(([address]) => /^\/(?!.*\.\.)/.test(address));
}

function timeOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { readBuiltDocument } from '../../snapshots/make/built.js';
import { emptyRecord, writeRecord } from '../../snapshots/make/record.js';
import { Store } from '../../snapshots/make/store.js';

describe('After a release, when a page has changed', () => {
  it('is known from the newest earlier build, whatever its name', () => {
    const out = mkdtempSync(join(tmpdir(), 'store-'));
    const pageOf = (changed: number) => ({ hash: '', content: '', changed, confirmed: changed });
    for (const [build, changed] of [
      ['aaaaaaaaaaaa', 100],
      ['bbbbbbbbbbbb', 200],
    ] as const) {
      const file = join(out, build, 'run.json');
      mkdirSync(join(out, build));
      writeFileSync(file, writeRecord({ ...emptyRecord(), pages: new Map([['/', pageOf(changed)]]) }));
      utimesSync(file, changed, changed);
    }
    const { record } = new Store(out, { build: 'cccccccccccc', settings: {}, with: () => '' });
    expect(record.pages.get('/')?.changed).to.equal(200);
    rmSync(out, { recursive: true });
  });
});

describe('The file that says that the snapshots are young enough', () => {
  it('is there for the present period of 10,000 s and all others until the snapshots expire, and for no earlier one', () => {
    const out = mkdtempSync(join(tmpdir(), 'store-'));
    const store = new Store(out, { build: 'cccccccccccc', settings: {}, with: () => '' });
    const markedAt = (now: number) => {
      store.markFresh(now, now + 30_000_000);
      return readdirSync(join(out, 'fresh')).toSorted();
    };
    expect(markedAt(1_780_000_009_999)).to.deep.equal(['178000', '178001', '178002', '178003']);
    expect(markedAt(1_780_011_000_000)).to.deep.equal(['178001', '178002', '178003', '178004']);
    rmSync(out, { recursive: true });
  });
});

const DOCUMENT = '<html><head><title>x</title></head><body><div id="root"></div></body></html>';
const MINUTE_MS = 60_000;

describe('A snapshot that is drawn again', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'snapshots-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('is written when an age in it has grown, but has not changed for search engines', async () => {
    const age = (text: string) => `<time datetime="2026-11-26T01:00:00.000Z" title="2026-11-26 09:00">${text}</time>`;
    expect(await drawnTwice(age('1 分钟前'), age('2 分钟前'))).to.deep.equal({ isWritten: true, changed: 0 });
  });

  it('has changed when another text has', async () => {
    expect(await drawnTwice('<p>1</p>', '<p>2</p>')).to.deep.equal({ isWritten: true, changed: MINUTE_MS });
  });

  it('is only confirmed when nothing has changed', async () => {
    expect(await drawnTwice('<p>1</p>', '<p>1</p>')).to.deep.equal({ isWritten: false, changed: 0 });
  });

  async function drawnTwice(before: string, after: string) {
    const store = new Store(folder, readBuiltDocument(Buffer.from(DOCUMENT)));
    const content = { title: '<title>x</title>', styles: '', head: '', header: '', start: '' };
    await store.write('/vip', { ...content, root: before }, 0);
    const isWritten = await store.write('/vip', { ...content, root: after }, MINUTE_MS);
    return { isWritten, changed: store.record.pages.get('/vip')?.changed };
  }
});

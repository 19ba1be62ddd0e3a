import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { readBuiltDocument } from '../../../tools/snapshots/built-document.js';
import { Store } from '../../../tools/snapshots/store.js';

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
    expect(await drawnTwice(age('1分钟前'), age('2分钟前'))).to.deep.equal({ isWritten: true, changed: 0 });
  });

  it('has changed when another text has', async () => {
    expect(await drawnTwice('<p>1</p>', '<p>2</p>')).to.deep.equal({ isWritten: true, changed: MINUTE_MS });
  });

  it('is only confirmed when nothing has changed', async () => {
    expect(await drawnTwice('<p>1</p>', '<p>1</p>')).to.deep.equal({ isWritten: false, changed: 0 });
  });

  async function drawnTwice(before: string, after: string) {
    const store = new Store(folder, readBuiltDocument(Buffer.from(DOCUMENT)));
    const content = { title: '<title>x</title>', styles: '', head: '' };
    await store.write('/vip', { ...content, root: before }, 0);
    const isWritten = await store.write('/vip', { ...content, root: after }, MINUTE_MS);
    return { isWritten, changed: store.record.pages.get('/vip')?.changed };
  }
});

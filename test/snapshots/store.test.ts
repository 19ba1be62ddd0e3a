import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

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

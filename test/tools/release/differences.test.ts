import { expect } from 'chai';

import { differences } from '../../../tools/release/differences.js';
import { sizeTable } from '../../../tools/release/size-table.js';

const build = (files: Readonly<Record<string, string>>) =>
  new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));

describe('the check of a release', () => {
  it('finds two builds the same where every byte is', () => {
    expect(differences(build({ '/a.js': 'a', '/b.js': 'b' }), build({ '/b.js': 'b', '/a.js': 'a' }))).to.deep.equal([]);
  });

  it('names each file that is not the same, or only in one of them', () => {
    expect(differences(build({ '/a.js': 'a', '/b.js': 'b' }), build({ '/a.js': 'c', '/d.js': 'd' }))).to.deep.equal([
      '/a.js: 1 and 1 bytes, not the same',
      '/b.js: only in the first build',
      '/d.js: only in the second build',
    ]);
  });

  it('says what each address costs, the dearest first', () => {
    const visit = { calls: 2, cached: 2, files: 3 };
    expect(
      sizeTable([
        { ...visit, name: '/', bytes: 112_340 },
        { ...visit, name: '/courses', bytes: 120_000 },
      ]).split('\n'),
    ).to.deep.equal(['/courses  120.0 kB in 3 files', '/         112.3 kB in 3 files']);
  });
});

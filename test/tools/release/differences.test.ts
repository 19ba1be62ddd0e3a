import { expect } from 'chai';

import { differences } from '../../../tools/release/differences.js';
import { sizeTable } from '../../../tools/release/size-table.js';

const build = (files: Readonly<Record<string, string>>) =>
  new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));

describe('The check of a release', () => {
  it('considers two builds equal when all bytes are equal', () => {
    expect(differences(build({ '/a.js': 'a', '/b.js': 'b' }), build({ '/b.js': 'b', '/a.js': 'a' }))).to.deep.equal([]);
  });

  it('names each file that differs or exists in one build only', () => {
    expect(differences(build({ '/a.js': 'a', '/b.js': 'b' }), build({ '/a.js': 'c', '/d.js': 'd' }))).to.deep.equal([
      '/a.js: 1 and 1 bytes, not the same',
      '/b.js: only in the first build',
      '/d.js: only in the second build',
    ]);
  });

  it('lists the download size of each address, the largest first', () => {
    const visit = { calls: 2, cached: 2, files: 3 };
    expect(
      sizeTable([
        { ...visit, name: '/', bytes: 112_340 },
        { ...visit, name: '/courses', bytes: 120_000 },
      ]).split('\n'),
    ).to.deep.equal(['/courses  120.0 kB in 3 files', '/         112.3 kB in 3 files']);
  });
});

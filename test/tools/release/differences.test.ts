import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { differences } from '../../../tools/release/differences.js';
import { releaseDifferences } from '../../../tools/release/second-release.js';
import { sizeTable } from '../../../tools/release/size-table.js';
import { tarGz } from '../../../tools/release/tar-gz.js';

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

  it('names what differs inside the archives of two releases, not only the archives', () => {
    const release = (files: Readonly<Record<string, string>>) =>
      new Map([
        ['course-site.tar.gz', tarGz(build(files), 0)],
        ['SHA256SUMS', Buffer.from('the same')],
      ]);
    const compare = (...releases: readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>]) => {
      const folder = mkdtempSync(join(tmpdir(), 'releases-'));
      try {
        return releaseDifferences(release(releases[0]), release(releases[1]), folder);
      } finally {
        rmSync(folder, { recursive: true });
      }
    };
    expect(compare({ 'a.js': 'a' }, { 'a.js': 'a' })).to.deep.equal([]);
    const found = compare({ 'dist/a.js': 'a', 'dist/b.js': 'b' }, { 'dist/a.js': 'a', 'dist/b.js': 'c' });
    expect(found).to.have.length(2);
    expect(found[0]).to.match(/^course-site\.tar\.gz: \d+ and \d+ bytes, not the same$/);
    expect(found[1]).to.equal('dist/b.js: 1 and 1 bytes, not the same');
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

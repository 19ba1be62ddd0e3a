import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';
import fc from 'fast-check';

import { releaseFiles } from '../../../tools/release/release-files.js';
import { tarGz } from '../../../tools/release/tar-gz.js';

const SECONDS = 1_790_000_000;
const filesOf = (files: Readonly<Record<string, string>>) =>
  new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));

describe('The archives of a release', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'archive-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const tar = (archive: Buffer, ...options: readonly string[]): string => {
    writeFileSync(join(folder, 'a.tar.gz'), archive);
    return execFileSync('tar', [...options, '-f', 'a.tar.gz'], { cwd: folder, encoding: 'utf8' });
  };

  it('contain every file, which tar unpacks with the same bytes and the time of the commit', () => {
    const name = fc.stringMatching(/^[a-z]{1,8}$/).map((text) => `folder/${text}.bin`);
    const content = fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes));
    fc.assert(
      fc.property(fc.dictionary(name, content, { minKeys: 1, maxKeys: 5 }), (files) => {
        tar(tarGz(new Map(Object.entries(files)), SECONDS), '-xz');
        for (const [path, bytes] of Object.entries(files)) {
          expect(readFileSync(join(folder, path)).equals(bytes), path).to.equal(true);
          expect(statSync(join(folder, path)).mtimeMs).to.equal(SECONDS * 1000);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('are the same bytes for the same files: names sorted, owner root, no time or system in the compression', () => {
    const one = tarGz(filesOf({ b: '1', a: '2' }), SECONDS);
    expect(one.equals(tarGz(filesOf({ a: '2', b: '1' }), SECONDS))).to.equal(true);
    expect([...one.subarray(4, 10)]).to.deep.equal([0, 0, 0, 0, 2, 255]);
    const lines = tar(one, '-tvz', '--utc').trim().split('\n');
    expect(lines.map((line) => line.split(/ +/))).to.deep.equal(
      ['a', 'b'].map((name) => ['-rw-r--r--', 'root/root', '1', '2026-09-21', '14:13', name]),
    );
  });

  it('refuse a name that tar would cut off', () => {
    expect(() => tarGz(filesOf({ ['a'.repeat(101)]: '' }), SECONDS)).to.throw('too long');
  });

  it('are the site with deploy and the documents for operators, the source maps apart, and the sums of both', () => {
    const files = releaseFiles(
      { version: '1.2.0', commit: 'abc', seconds: SECONDS },
      filesOf({ '/index.html': 'document', '/assets/main.1.js': 'code', '/assets/main.1.js.map': 'map' }),
      filesOf({
        ...{ 'deploy/nginx/configure.sh': 'sh', 'docs/deploy.md': 'how', 'docs/glossary.md': 'not', LICENSE: 'MIT' },
        ...{ 'deploys.txt': 'not', 'src/start/main.tsx': 'not', 'package.json': 'not' },
      }),
    );
    const [site, maps, sums] = ['course-site-1.2.0.tar.gz', 'course-site-1.2.0-source-maps.tar.gz', 'SHA256SUMS'];
    expect([...files.keys()]).to.deep.equal([site, maps, sums]);
    const listed = (name: string) =>
      tar(files.get(name) ?? Buffer.alloc(0), '-tz')
        .trim()
        .split('\n');
    expect(listed(site)).to.deep.equal(
      [
        ...['LICENSE', 'VERSION', 'deploy/nginx/configure.sh', 'dist/assets/main.1.js', 'dist/index.html'],
        'docs/deploy.md',
      ].map((path) => `course-site-1.2.0/${path}`),
    );
    expect(listed(maps)).to.deep.equal(['course-site-1.2.0/dist/assets/main.1.js.map']);
    for (const name of [site, maps]) {
      const sum = createHash('sha256')
        .update(files.get(name) ?? '')
        .digest('hex');
      expect(String(files.get(sums))).to.include(`${sum}  ${name}\n`);
    }
  });
});

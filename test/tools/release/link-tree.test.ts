import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import { linkTree } from '../../../tools/release/link-tree.js';

describe('The packages for the build of a release', () => {
  let folder = '';
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'link-tree-')));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are the same files in a directory of its own, including symbolic links', () => {
    const [from, to] = [join(folder, 'from'), join(folder, 'deep/to')];
    mkdirSync(join(from, '@a/b'), { recursive: true });
    writeFileSync(join(from, '@a/b/index.js'), 'code');
    mkdirSync(join(from, '.bin'));
    symlinkSync('../@a/b/index.js', join(from, '.bin/b'));
    linkTree(from, to);
    expect(readFileSync(join(to, '@a/b/index.js'), 'utf8')).to.equal('code');
    expect(realpathSync(join(to, '@a/b/index.js'))).to.equal(join(to, '@a/b/index.js'));
    expect(readlinkSync(join(to, '.bin/b'))).to.equal('../@a/b/index.js');
    expect(realpathSync(join(to, '.bin/b'))).to.equal(join(to, '@a/b/index.js'));
  });
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';

import {
  isNoticed,
  type LicenceNotice,
  licenceNotices,
  readLicenceNotice,
} from '../../../tools/release/licence-notices.js';

const notice = (name: string, more: Partial<LicenceNotice> = {}): LicenceNotice => ({
  ...{ name, version: '1.0.0', licence: 'MIT', texts: [`Copyright ${name}`], origin: [] },
  ...more,
});

describe('The licence notices of the packages in a build', () => {
  describe('read from the folder of a package', () => {
    let folder = '';
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'notices-'));
    });
    afterEach(() => rm(folder, { recursive: true }));

    const put = (file: string, text: string) => writeFile(join(folder, file), text);
    const manifest = (more: object = {}) =>
      put('package.json', JSON.stringify({ name: 'a', version: '1.2.3', license: 'MIT', ...more }));

    it('contain every licence and notice file and nothing else, with uniform line ends', async () => {
      await manifest();
      await put('NOTICE', 'made by some  \r\nand others\r\n');
      await put('LICENSE.md', '\uFEFF# MIT\n\n');
      await put('licence-of-fonts.txt', 'OFL');
      await put('CopyrightNotice.txt', 'by a');
      await put('license-checker.js', 'run()');
      await put('README.md', 'hello');
      await mkdir(join(folder, 'LICENSES'));
      expect(readLicenceNotice(folder)).to.deep.equal({
        ...{ name: 'a', version: '1.2.3', licence: 'MIT', origin: [] },
        texts: ['by a', '# MIT', 'made by some\nand others', 'OFL'],
      });
    });

    it('name homepage and author when the package has no licence file', async () => {
      await manifest({ homepage: 'https://a.example', author: { name: 'Ann', email: 'x' } });
      expect(readLicenceNotice(folder)).to.deep.include({ texts: [], origin: ['https://a.example', 'Ann'] });
      await manifest({ author: 'Bob' });
      expect(readLicenceNotice(folder).origin).to.deep.equal(['Bob']);
      await manifest({ author: 7 });
      expect(readLicenceNotice(folder).origin).to.deep.equal([]);
    });
  });

  it('are one text that names each package once, in the order of the names', () => {
    const all = [notice('b'), notice('a'), notice('@scope/c'), notice('b', { version: '2.0.0' }), notice('a')];
    const text = licenceNotices(all);
    expect([...text.matchAll(/^(\S+ \d\.\d\.\d)$/gm)].map(([, name]) => name)).to.deep.equal([
      ...['@scope/c 1.0.0', 'a 1.0.0', 'b 1.0.0', 'b 2.0.0'],
    ]);
    expect(licenceNotices(all.toReversed())).to.equal(text);
  });

  it('name the licence, and contain the texts or else the origin', () => {
    expect(licenceNotices([notice('a', { texts: ['Copyright Ann', 'with thanks'] })])).to.match(
      /\n\na 1\.0\.0\nLicence: MIT\n\nCopyright Ann\n\nwith thanks\n$/,
    );
    const bare = notice('b', { licence: '', texts: [], origin: ['https://b.example', 'Bob'] });
    expect(licenceNotices([bare])).to.match(/\n\nb 1\.0\.0\nLicence: not named\nhttps:\/\/b\.example\nBob\n$/);
  });

  it('are found by the exact name and version of a package', () => {
    const text = licenceNotices([notice('ab')]);
    expect(isNoticed(text, notice('ab'))).to.equal(true);
    expect(isNoticed(text, notice('b'))).to.equal(false);
    expect(isNoticed(text, notice('ab', { version: '1.0.0-beta' }))).to.equal(false);
  });
});

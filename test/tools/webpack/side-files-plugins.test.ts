import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';
import webpack from 'webpack';

import { THIRD_PARTY_LICENCES, thirdPartyLicencesPlugin } from '../../../tools/webpack/side-files-plugins.js';

const ENTRY = 'uqr';

describe('The licence file of a build', () => {
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'licences-'));
  });
  after(() => rm(folder, { recursive: true }));

  it('has the notices of the packages whose code is in the build, and of no other', async () => {
    await build(folder);
    const text = await readFile(join(folder, THIRD_PARTY_LICENCES), 'utf8');
    expect(text).to.contain((await readFile(`node_modules/${ENTRY}/LICENSE`, 'utf8')).trim());
    // Webpack itself contributes some of the code.
    const named = [...text.matchAll(/^(\S+) \d+\.\d+\.\d+\nLicence: MIT$/gm)].map(([, name]) => name);
    expect(named).to.deep.equal([ENTRY, 'webpack']);
  }).timeout(60_000);
});

/** Two entries for one package: the second makes a chunk and a source map of its own. */
function build(path: string): Promise<void> {
  const compiler = webpack({
    ...{ mode: 'development', context: process.cwd(), entry: { one: ENTRY, other: ENTRY }, output: { path } },
    devtool: 'hidden-source-map',
    plugins: [thirdPartyLicencesPlugin()],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error !== null) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}

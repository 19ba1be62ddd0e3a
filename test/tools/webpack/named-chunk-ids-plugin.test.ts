import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'chai';
import webpack from 'webpack';

import { NamedChunkIdsPlugin } from '../../../tools/webpack/named-chunk-ids-plugin.js';

describe('the ids of chunks (issue 14)', () => {
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chunk-ids-'));
  });
  after(() => rm(folder, { recursive: true }));

  it('are their names, so that no table tells them, and numbers for those without one', async () => {
    const entry = join(folder, 'entry.js');
    await writeFile(join(folder, 'part.js'), 'export const part = 1;');
    await writeFile(join(folder, 'nameless.js'), 'export const nameless = 2;');
    await writeFile(entry, `import(/* webpackChunkName: "page" */ './part.js');import('./nameless.js');`);
    await build(entry, join(folder, 'built'));

    const files = (await readdir(join(folder, 'built'))).sort();
    expect(files).to.have.length(3);
    expect(files).to.include.members(['main.js', 'page.js']);
    expect(files[0]).to.match(/^\d+\.js$/);
    const main = await readFile(join(folder, 'built/main.js'), 'utf8');
    expect(main).to.match(/\.e\("page"\)/);
    expect(main, 'a table from ids to names').not.to.match(/:\s*"page"/);
  }).timeout(60_000);
});

function build(entry: string, path: string): Promise<void> {
  const compiler = webpack({
    ...{
      mode: 'production',
      context: process.cwd(),
      entry: { main: entry },
      output: { path, chunkFilename: '[name].js' },
    },
    plugins: [new NamedChunkIdsPlugin()],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error !== null) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}

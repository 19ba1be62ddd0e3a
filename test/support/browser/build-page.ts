import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import webpack from 'webpack';

import type { BuiltFiles } from '../../../tools/preview/built-files.js';
import config from '../../../webpack.config.js';

/** Builds a page with one test script by the rules of the build. Rejects with the errors of the build. */
export async function buildPage(entry: string): Promise<BuiltFiles> {
  const path = await mkdtemp(join(tmpdir(), 'page-of-tests-'));
  try {
    await built(entry, path);
    const files = new Map([
      ['/index.html', Buffer.from('<!doctype html><script defer src="/assets/main.js"></script>')],
    ]);
    for (const name of await readdir(join(path, 'assets')))
      files.set(`/assets/${name}`, await readFile(join(path, 'assets', name)));
    return files;
  } finally {
    await rm(path, { recursive: true });
  }
}

function built(entry: string, path: string): Promise<void> {
  const { resolve, module, target, output: { trustedTypes } = {} } = config({}, { mode: 'development' });
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    entry: { main: entry },
    output: {
      path,
      publicPath: '/',
      filename: 'assets/[name].js',
      ...(trustedTypes !== undefined && { trustedTypes }),
    },
    ...(resolve && { resolve }),
    ...(module && { module }),
    ...(target !== undefined && { target }),
  });
  return new Promise((done, fail) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) fail(error);
      else if (stats?.hasErrors()) fail(new Error(stats.toString('errors-only')));
      else done();
    });
  });
}

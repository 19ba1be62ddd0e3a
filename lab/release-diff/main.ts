import { stat } from 'node:fs/promises';

import { type BuiltFiles, readBuiltFiles } from '../../tools/preview/built-files.js';
import { buildCommit } from '../bench/build-commit.js';
import { compareReleases, type Fetched } from './compare-releases.js';

const USAGE = 'Usage: npm run release-diff -- BEFORE AFTER    each is a folder with a build, or a commit';

try {
  const [before, after, ...more] = process.argv.slice(2);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error('The command needs two releases.');
  const { firstLoad, later } = compareReleases(await builtFiles(before), await builtFiles(after));
  console.log(`A visitor of ${before} loads for ${after}, in brotli:`);
  console.log(`  of the first load                ${lineOf(firstLoad)}`);
  console.log(`  of all other pages and dialogs ${lineOf(later)}`);
  for (const path of [...firstLoad.paths, ...later.paths]) console.log(`  ${path}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(USAGE);
  process.exitCode = 1;
}

async function builtFiles(release: string): Promise<BuiltFiles> {
  const isFolder = await stat(release).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return readBuiltFiles(isFolder ? release : (await buildCommit(release)).directory);
}

function lineOf({ fetched, cached }: Fetched): string {
  const all = fetched.bytes + cached.bytes;
  return `${kB(fetched.bytes)} of ${kB(all)} (${String(fetched.files)} of ${String(fetched.files + cached.files)} files)`;
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { EVERY_ADDRESS } from '../../test/support/browser/every-address.js';
import { launchChromium } from '../../test/support/browser/launch.js';
import { countCalls } from '../calls/count-calls.js';
import { readBuiltFiles } from '../preview/built-files.js';
import { differences } from './differences.js';
import { sizeTable } from './size-table.js';

/**
 * `npm run release:check`: builds what is committed twice, in two folders with nothing left over from before, and compares
 * every byte; then says what each address costs a visitor who has never been here.
 */
const changed = execFileSync('git', ['status', '--porcelain', '--untracked-files=no'], { encoding: 'utf8' }).trim();
if (changed !== '') {
  console.error(`A release is built from what is committed. This is not:\n${changed}`);
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'course-site-release-'));
try {
  const builds = ['first', 'second'].map(build);
  const [first, second] = await Promise.all(builds.map((path) => readBuiltFiles(path)));
  if (first === undefined || second === undefined) throw new Error('Two builds are two');
  const found = differences(first, second);
  for (const line of found) console.error(line);
  if (found.length > 0) process.exitCode = 1;
  else console.log(`Two builds are the same: ${String(first.size)} files, byte by byte.\n`);

  const browser = await launchChromium();
  const visits = EVERY_ADDRESS.map(({ path, wishes }) => ({
    name: path,
    places: [path] as const,
    ...(wishes.signedInAs !== undefined && { signedInAs: wishes.signedInAs }),
  }));
  console.log(sizeTable(await countCalls(browser, visits, builds[0])));
  await browser.close();
} finally {
  rmSync(folder, { recursive: true });
}

/** The build of what is committed, in a folder of its own. Returns where it is. */
function build(name: string): string {
  const path = join(folder, name);
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', '.', path]);
  symlinkSync(resolve('node_modules'), join(path, 'node_modules'));
  console.log(`Building in ${path} …`);
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: path, stdio: ['ignore', 'ignore', 'inherit'] });
  return join(path, 'dist');
}

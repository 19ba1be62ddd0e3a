import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { EVERY_ADDRESS } from '../../test/support/browser/every-address.js';
import { launchChromium } from '../../test/support/browser/launch.js';
import { countCalls } from '../../lab/calls/count-calls.js';
import { type BuiltFiles, readBuiltFiles } from '../preview/built-files.js';
import { billOfMaterials, readManifest, type ShippedPackage } from './bill-of-materials.js';
import { differences } from './differences.js';
import { ALLOWED_LICENCES, mayShip } from './licences.js';
import { linkTree } from './link-tree.js';
import { isNoticed } from './licence-notices.js';
import { shippedPackages, sourcesIn } from './shipped-packages.js';
import { sizeTable } from './size-table.js';
import { THIRD_PARTY_LICENCES } from '../webpack/side-files-plugins.js';

/** The file with the list of packages in the bundle. CycloneDX requires this ending. */
const BILL_OF_MATERIALS = 'release/course-site.cdx.json';

/** A lesson with a video: without one the player would not be loaded. */
const LESSON = '/courses/video/2601';

/**
 * `npm run release:check`: builds the commit twice in two clean folders and compares every byte; lists the packages in
 * the bundle and refuses licences that are not allowed; then prints what each address costs a first-time visitor.
 */
const changed = git('status', '--porcelain', '--untracked-files=no');
if (changed !== '') {
  console.error(`A release is built from committed files. These changes are not committed:\n${changed}`);
  process.exit(1);
}
// The developer may commit during the run.
const commit = git('rev-parse', 'HEAD');

mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(resolve('.cache', 'release-'));
try {
  const builds = ['first', 'second'].map(build);
  const [first, second] = await Promise.all(builds.map((path) => readBuiltFiles(path)));
  if (first === undefined || second === undefined) throw new Error('A build is missing');
  const found = differences(first, second);
  for (const line of found) console.error(line);
  if (found.length > 0) process.exitCode = 1;
  else console.log(`Two builds are the same: ${String(first.size)} files, byte by byte.\n`);

  const packages = packagesOf(first);
  writeBillOfMaterials(packages);
  expectNotices(packages, String(first.get(`/${THIRD_PARTY_LICENCES}`)));

  const browser = await launchChromium();
  const visits = EVERY_ADDRESS.map(({ name, path, options }) => ({
    name: path,
    locations: [name === 'courseVideo' ? LESSON : path] as const,
    ...(options.signedInAs !== undefined && { signedInAs: options.signedInAs }),
  }));
  console.log(sizeTable(await countCalls(browser, visits, builds[0])));
  await browser.close();
} finally {
  rmSync(folder, { recursive: true });
}

/** Builds the commit in a folder of its own, and returns the path of the result. */
function build(name: string): string {
  const path = join(folder, name);
  git('clone', '--quiet', '--no-hardlinks', '--no-checkout', '.', path);
  git('-C', path, 'checkout', '--quiet', '--detach', commit);
  linkTree('node_modules', join(path, 'node_modules'));
  console.log(`Building in ${path} …`);
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: path, stdio: ['ignore', 'ignore', 'inherit'] });
  return join(path, 'dist');
}

/** The packages in a build, according to its source maps. */
function packagesOf(files: BuiltFiles): readonly ShippedPackage[] {
  const maps = [...files].filter(([path]) => path.endsWith('.map'));
  return shippedPackages(maps.flatMap(([, bytes]) => sourcesIn(String(bytes)))).map((path) =>
    readManifest(readJson(readFileSync(join('node_modules', path, 'package.json'), 'utf8'))),
  );
}

/** Writes the list, and reports packages whose licence is not allowed. */
function writeBillOfMaterials(packages: readonly ShippedPackage[]): void {
  const site = readManifest(readJson(readFileSync('package.json', 'utf8')));
  mkdirSync('release', { recursive: true });
  writeFileSync(BILL_OF_MATERIALS, billOfMaterials({ ...site, commit }, packages));
  console.log(`The build contains code of ${String(packages.length)} packages, listed in ${BILL_OF_MATERIALS}\n`);
  const refused = packages.filter(({ licence }) => !mayShip(licence));
  for (const { name, version, licence } of refused)
    console.error(`${name} ${version}: the licence "${licence}" is not one of ${ALLOWED_LICENCES.join(', ')}`);
  if (refused.length > 0) process.exitCode = 1;
}

/** Reports packages whose licence notice is missing. */
function expectNotices(packages: readonly ShippedPackage[], notices: string): void {
  const missing = packages.filter((each) => !isNoticed(notices, each));
  for (const { name, version } of missing) console.error(`${name} ${version} is not in ${THIRD_PARTY_LICENCES}`);
  if (missing.length > 0) process.exitCode = 1;
}

function readJson(text: string): unknown {
  return JSON.parse(text);
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}

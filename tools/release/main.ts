import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import { EVERY_ADDRESS } from '../../test/support/browser/every-address.js';
import { launchChromium } from '../../test/support/browser/launch.js';
import { countCalls } from '../preview/count-calls.js';
import { type BuiltFiles, readBuiltFiles } from '../preview/built-files.js';
import { billOfMaterials, readManifest, type ShippedPackage } from './bill-of-materials.js';
import { ALLOWED_LICENCES, mayShip } from './licences.js';
import { linkTree } from './link-tree.js';
import { isNoticed } from './licence-notices.js';
import { releaseFiles } from './release-files.js';
import { releaseDifferences, secondRelease } from './second-release.js';
import { shippedPackages, sourcesIn } from './shipped-packages.js';
import { sizeTable } from './size-table.js';
import { THIRD_PARTY_LICENCES } from '../webpack/side-files-plugins.js';

/** The file with the list of packages in the bundle. CycloneDX requires this ending. */
const BILL_OF_MATERIALS = 'release/course-site.cdx.json';

/** A lesson with a video: without one the player would not be loaded. */
const LESSON = '/courses/video/2601';

/**
 * `npm run release`: builds the commit in a clean folder, lists the packages in the bundle, refuses licences that are not
 * allowed, and writes the files to publish into `release/`. `npm run release:check` also does that a second time, elsewhere and
 * with another Node, compares every byte, and prints what each address costs a first-time visitor.
 */
const isCheck = process.argv.includes('--check');
const changed = git('status', '--porcelain', '--untracked-files=no');
if (changed !== '') {
  console.error(`A release is built from committed files. These changes are not committed:\n${changed}`);
  process.exit(1);
}
if (process.config.variables.node_shared_zlib)
  console.error(
    'This Node compresses with the zlib of the system: the archive will not have the sum of the published one.',
  );
// The developer may commit during the run.
const commit = git('rev-parse', 'HEAD');
const seconds = Number(git('show', '--no-show-signature', '--no-patch', '--format=%ct', commit));

mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(resolve('.cache', 'release-'));
try {
  const built = await build('first');
  const packages = packagesOf(built);
  const site = readManifest(readJson(readFileSync(join(folder, 'first/package.json'), 'utf8')));
  const list = writeBillOfMaterials(site, packages);
  expectNotices(packages, String(built.get(`/${THIRD_PARTY_LICENCES}`)));

  const committed = committedFiles(join(folder, 'first'));
  const files = releaseFiles({ version: site.version, commit, seconds }, built, committed);
  if (isCheck) {
    const published = new Map([...files, [basename(BILL_OF_MATERIALS), list]]);
    expectSame(releaseDifferences(published, secondRelease(commit, folder), folder));
    await printSizes(join(folder, 'first/dist'));
  }
  // Nothing to publish is left behind by a release that is refused.
  for (const [name, bytes] of process.exitCode === 1 ? [] : files) {
    writeFileSync(join('release', name), bytes);
    console.log(`release/${name}  ${(bytes.length / 1000).toFixed(0)} kB`);
  }
} finally {
  rmSync(folder, { recursive: true });
}

/** Builds the commit in a folder of its own, and returns the result. */
function build(name: string): Promise<BuiltFiles> {
  const path = join(folder, name);
  const { PATH, HOME, TMPDIR } = process.env;
  git('clone', '--quiet', '--no-hardlinks', '--no-checkout', '.', path);
  git('-C', path, 'checkout', '--quiet', '--detach', commit);
  linkTree('node_modules', join(path, 'node_modules'));
  console.log(`Building in ${path} with Node ${process.version} …`);
  execFileSync('npm', ['run', '--silent', 'build'], {
    cwd: path,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Not the settings of a build that the developer may have (APP_URL). The build contains its month: the same commit is the
    // same build in every month.
    env: { PATH, HOME, TMPDIR, SOURCE_DATE_EPOCH: String(seconds) },
  });
  return readBuiltFiles(join(path, 'dist'));
}

function committedFiles(path: string): ReadonlyMap<string, Buffer> {
  const names = git('-C', path, 'ls-files', '-z')
    .split('\0')
    .filter((name) => name !== '');
  return new Map(names.map((name) => [name, readFileSync(join(path, name))]));
}

function expectSame(found: readonly string[]): void {
  for (const line of found) console.error(line);
  if (found.length > 0) process.exitCode = 1;
  else console.log('Two releases are the same, byte by byte.\n');
}

/** What each address costs a first-time visitor. */
async function printSizes(directory: string): Promise<void> {
  const browser = await launchChromium();
  const visits = EVERY_ADDRESS.map(({ name, path, options }) => ({
    name: path,
    locations: [name === 'lesson' ? LESSON : path] as const,
    ...(options.signedInAs !== undefined && { signedInAs: options.signedInAs }),
  }));
  console.log(sizeTable(await countCalls(browser, visits, directory)));
  await browser.close();
}

/** The packages in a build, according to its source maps. */
function packagesOf(files: BuiltFiles): readonly ShippedPackage[] {
  const maps = [...files].filter(([path]) => path.endsWith('.map'));
  return shippedPackages(maps.flatMap(([, bytes]) => sourcesIn(String(bytes)))).map((path) =>
    readManifest(readJson(readFileSync(join('node_modules', path, 'package.json'), 'utf8'))),
  );
}

/** Writes and returns the list, and reports packages whose licence is not allowed. */
function writeBillOfMaterials(site: ShippedPackage, packages: readonly ShippedPackage[]): Buffer {
  mkdirSync('release', { recursive: true });
  const list = Buffer.from(billOfMaterials({ ...site, commit }, packages));
  writeFileSync(BILL_OF_MATERIALS, list);
  console.log(`The build contains code of ${String(packages.length)} packages, listed in ${BILL_OF_MATERIALS}\n`);
  const refused = packages.filter(({ licence }) => !mayShip(licence));
  for (const { name, version, licence } of refused)
    console.error(`${name} ${version}: the licence "${licence}" is not one of ${ALLOWED_LICENCES.join(', ')}`);
  if (refused.length > 0) process.exitCode = 1;
  return list;
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

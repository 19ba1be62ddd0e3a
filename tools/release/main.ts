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

/** Where the list of what is in the bundle is written; CycloneDX has the name from there. */
const BILL_OF_MATERIALS = 'release/course-site.cdx.json';

/** One with a film: of a lesson that is gone, the player is not fetched. */
const LESSON = '/courses/video/2601';

/**
 * `npm run release:check`: builds what is committed twice, in two folders with nothing left over from before, and compares
 * every byte; writes down whose code is in it, and refuses a licence that is not allowed; then says what each address costs a
 * visitor who has never been here.
 */
const changed = git('status', '--porcelain', '--untracked-files=no');
if (changed !== '') {
  console.error(`A release is built from what is committed. This is not:\n${changed}`);
  process.exit(1);
}
// Somebody may commit meanwhile.
const commit = git('rev-parse', 'HEAD');

mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(resolve('.cache', 'release-'));
try {
  const builds = ['first', 'second'].map(build);
  const [first, second] = await Promise.all(builds.map((path) => readBuiltFiles(path)));
  if (first === undefined || second === undefined) throw new Error('Two builds are two');
  const found = differences(first, second);
  for (const line of found) console.error(line);
  if (found.length > 0) process.exitCode = 1;
  else console.log(`Two builds are the same: ${String(first.size)} files, byte by byte.\n`);

  const packages = packagesOf(first);
  writeBillOfMaterials(packages);
  expectNotices(packages, String(first.get(`/${THIRD_PARTY_LICENCES}`)));

  const browser = await launchChromium();
  const visits = EVERY_ADDRESS.map(({ name, path, wishes }) => ({
    name: path,
    places: [name === 'courseVideo' ? LESSON : path] as const,
    ...(wishes.signedInAs !== undefined && { signedInAs: wishes.signedInAs }),
  }));
  console.log(sizeTable(await countCalls(browser, visits, builds[0])));
  await browser.close();
} finally {
  rmSync(folder, { recursive: true });
}

/** The build of what was committed, in a folder of its own. Returns where it is. */
function build(name: string): string {
  const path = join(folder, name);
  git('clone', '--quiet', '--no-hardlinks', '--no-checkout', '.', path);
  git('-C', path, 'checkout', '--quiet', '--detach', commit);
  linkTree('node_modules', join(path, 'node_modules'));
  console.log(`Building in ${path} …`);
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: path, stdio: ['ignore', 'ignore', 'inherit'] });
  return join(path, 'dist');
}

/** Whose code is in the files of a build, as its source maps say. */
function packagesOf(files: BuiltFiles): readonly ShippedPackage[] {
  const maps = [...files].filter(([path]) => path.endsWith('.map'));
  return shippedPackages(maps.flatMap(([, bytes]) => sourcesIn(String(bytes)))).map((path) =>
    readManifest(readJson(readFileSync(join('node_modules', path, 'package.json'), 'utf8'))),
  );
}

/** Writes the list, and says which packages may not be in it. */
function writeBillOfMaterials(packages: readonly ShippedPackage[]): void {
  const site = readManifest(readJson(readFileSync('package.json', 'utf8')));
  mkdirSync('release', { recursive: true });
  writeFileSync(BILL_OF_MATERIALS, billOfMaterials({ ...site, commit }, packages));
  console.log(`Code of ${String(packages.length)} packages is in it: ${BILL_OF_MATERIALS}\n`);
  const refused = packages.filter(({ licence }) => !mayShip(licence));
  for (const { name, version, licence } of refused)
    console.error(`${name} ${version}: its licence, "${licence}", is none of ${ALLOWED_LICENCES.join(', ')}`);
  if (refused.length > 0) process.exitCode = 1;
}

/** Says whose code is in it without its licence. */
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

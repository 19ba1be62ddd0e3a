import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Tests that need a build, which `--first` makes. */
export const NEEDS_BUILD = /^test\/(browser|deploy|engines)/;
/** Folders in which files are about many things. */
const TOO_WIDE = ['test', 'test/ui'];

/** The test files in the folder that mirrors the one of `file`, those of the same name first. One group per run. */
export function testsNear(file: string): readonly (readonly string[])[] {
  let folder = join('test', dirname(file).replace(/^src\//, ''));
  while (!existsSync(folder)) folder = dirname(folder);
  if (TOO_WIDE.includes(folder) || NEEDS_BUILD.test(folder)) return [];
  const all = readdirSync(folder).filter((name) => /\.test\.tsx?$/.test(name));
  const [stem = ''] = basename(file).split('.');
  const own = all.filter((name) => name.startsWith(stem));
  const others = all.filter((name) => !own.includes(name));
  return [own, others].filter((group) => group.length > 0).map((group) => group.map((name) => join(folder, name)));
}

/** The arguments of Node that run these test files, all of one kind. */
export function commandFor(tests: readonly string[]): readonly string[] {
  const [test = ''] = tests;
  const isView = /^test\/(ui|demo\/(panel|catalogue))\//.test(test);
  const dom = ['--import', './test/support/dom/register.mjs'];
  return [
    ...['--import', 'tsx', ...(isView ? dom : []), '--no-experimental-require-module'],
    ...['node_modules/mocha/bin/mocha.js', '--no-config', '--reporter', './tools/mocha-counts.cjs', '--bail'],
    ...(test.startsWith('test/browser') ? ['--require', './test/support/browser/before-all.ts'] : []),
    ...['--timeout', NEEDS_BUILD.test(test) ? '90000' : '10000', ...tests],
  ];
}

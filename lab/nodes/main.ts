import { spawnSync } from 'node:child_process';

import { nodePrograms } from '../../tools/node-programs.js';

/**
 * `npm run nodes`: `npm test` with each version of Node that it runs on, or with those that are named
 * (`npm run nodes -- 22 24`).
 */
const VERSIONS = ['20', '22', '24', '26'];

const named = process.argv.slice(2);
for (const version of named.length > 0 ? named : VERSIONS) {
  const PATH = `${nodePrograms(version)}:${process.env['PATH'] ?? ''}`;
  console.log(`\n=== Node ${version} ===`);
  if (spawnSync('npm', ['test'], { stdio: 'inherit', env: { ...process.env, PATH } }).status !== 0)
    process.exitCode = 1;
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { releaseFiles } from '../../tools/release/release-files.js';
import { readBuiltFiles } from '../../tools/preview/built-files.js';
import { filesBelow } from './nginx/machine.js';

/** `npm run release` for the build that is there already, and the version that docs/deploy.md takes as its example. */
const example = /course-site-(\d+\.\d+\.\d+)\.tar\.gz/.exec(readFileSync('docs/deploy.md', 'utf8'))?.[1] ?? '';
const release = { version: example, commit: 'abc', seconds: 1_790_000_000 };

mkdirSync('release', { recursive: true });
for (const [name, bytes] of releaseFiles(release, await readBuiltFiles('dist'), filesBelow('deploy/')))
  writeFileSync(join('release', name), bytes);

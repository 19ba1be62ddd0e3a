import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { nodePrograms } from '../node-programs.js';
import { differences } from './differences.js';
import { linkTree } from './link-tree.js';

type Files = ReadonlyMap<string, Buffer>;

/**
 * Runs `npm run release` of the commit as another engineer would: in a folder with another name, with another Node, language,
 * time zone, umask, home and line ends of git. Returns the files that it publishes.
 */
export function secondRelease(commit: string, inFolder: string): Files {
  const [checkout, home] = [join(inFolder, 'another checkout, further away'), join(inFolder, 'another home')];
  mkdirSync(home);
  const env = {
    HOME: home,
    LC_ALL: 'tr_TR.UTF-8',
    PATH: `${otherNode()}${process.env['PATH'] ?? ''}`,
    TZ: 'Pacific/Kiritimati',
    // Settings of a build are none of a release.
    ...{ APP_URL: 'https://api.example.com', DISABLE_VIP: 'yes', NODE_ENV: 'development' },
    ...{ GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'core.autocrlf', GIT_CONFIG_VALUE_0: 'true' },
  };
  const run = (command: string, ...args: readonly string[]) =>
    execFileSync(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  run('git', 'clone', '--quiet', '--no-hardlinks', '--no-checkout', '.', checkout);
  run('git', '-C', checkout, 'checkout', '--quiet', '--detach', commit);
  linkTree('node_modules', join(checkout, 'node_modules'));
  run('sh', '-c', 'cd "$0" && umask 077 && node --version >&2 && npm run --silent release', checkout);
  return filesIn(join(checkout, 'release'));
}

/** The differences between two releases, one line each: of their files, and of what is in their archives. */
export function releaseDifferences(one: Files, other: Files, scratch: string): readonly string[] {
  const found = differences(one, other);
  if (found.length === 0) return [];
  const unpacked = [one, other].map((files, index) => {
    const folder = join(scratch, `unpacked-${String(index)}`);
    mkdirSync(folder);
    for (const [name, bytes] of files)
      if (name.endsWith('.tar.gz')) execFileSync('tar', ['-xz', '-C', folder], { input: bytes });
    return filesIn(folder);
  });
  return [...found, ...differences(unpacked[0] ?? one, unpacked[1] ?? other)];
}

function filesIn(folder: string): Files {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path)]));
}

/** Node 24, or 22 where 24 is running, at the begin of PATH; empty where it cannot be installed. */
function otherNode(): string {
  const version = process.versions.node.startsWith('24.') ? '22' : '24';
  try {
    return `${nodePrograms(version)}:`;
  } catch (error) {
    console.error(`${String(error)}: the second build has the same Node as the first.`);
    return '';
  }
}

import { createHash } from 'node:crypto';

import type { BuiltFiles } from '../preview/built-files.js';
import { tarGz } from './tar-gz.js';

/** What a release contains of the repository, beside the build: a file, or a folder with its files. */
const OF_REPOSITORY: readonly string[] = [
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'deploy/',
  'docs/deploy.md',
  'docs/settings.md',
  'docs/stability.md',
];

export interface Release {
  readonly version: string;
  readonly commit: string;
  /** Time of the commit in seconds since 1970; all files have it. */
  readonly seconds: number;
}

/**
 * The files to publish, by name: the archive that deploy/release.sh installs, the source maps of the build, and the sums of
 * both. The archive has the layout of the repository, so the commands of docs/deploy.md fit both. `committed` are the files
 * of the commit by path, without a leading slash.
 */
export function releaseFiles(
  { version, commit, seconds }: Release,
  built: BuiltFiles,
  committed: ReadonlyMap<string, Buffer>,
): ReadonlyMap<string, Buffer> {
  const folder = `course-site-${version}`;
  const archive = (name: string, files: readonly (readonly [string, Buffer])[]) =>
    [`${name}.tar.gz`, tarGz(new Map(files.map(([path, bytes]) => [`${folder}/${path}`, bytes])), seconds)] as const;
  const isMap = (path: string): boolean => path.endsWith('.map');
  const build = [...built].map(([path, bytes]) => [`dist${path}`, bytes] as const);
  const archives = [
    archive(folder, [
      ...build.filter(([path]) => !isMap(path)),
      ...[...committed].filter(([path]) => isForOperators(path)),
      ['VERSION', Buffer.from(`${version}\n${commit}\n`)],
    ]),
    archive(
      `${folder}-source-maps`,
      build.filter(([path]) => isMap(path)),
    ),
  ];
  const sums = archives.map(([name, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`);
  return new Map([...archives, ['SHA256SUMS', Buffer.from(sums.join(''))]]);
}

function isForOperators(path: string): boolean {
  return OF_REPOSITORY.some((each) => (each.endsWith('/') ? path.startsWith(each) : path === each));
}

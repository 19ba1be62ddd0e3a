import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Version and commit of a build, as in `1.0.0+ab15542315`; without the commit where the sources are no git checkout. */
export function buildVersion(): string {
  const { version } = readPackage();
  // Not git's own short form: its length depends on what else a clone contains.
  const commit = git('rev-parse', 'HEAD')?.slice(0, 10);
  return commit === undefined ? version : `${version}+${commit}`;
}

/**
 * The time that is written into a build: that of its commit, so that a commit gives the same build at any time
 * (https://reproducible-builds.org/specs/source-date-epoch/).
 */
export function buildTime(): Date {
  const seconds =
    process.env['SOURCE_DATE_EPOCH'] ?? git('show', '--no-show-signature', '--no-patch', '--format=%ct', 'HEAD');
  return seconds === undefined ? new Date() : new Date(Number(seconds) * 1000);
}

/** `version.json`: which build is served, for monitoring and the doctor (docs/deploy.md#监控). */
export function versionJson(html: string): string {
  const build = createHash('sha256').update(html).digest('hex').slice(0, 12);
  return `${JSON.stringify({ name: readPackage().name, version: buildVersion(), build })}\n`;
}

function readPackage() {
  return JSON.parse(readFileSync('package.json', 'utf8')) as { readonly name: string; readonly version: string };
}

function git(...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

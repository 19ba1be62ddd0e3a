import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Version and commit of a build. */
export interface BuildVersion {
  readonly version: string;
  /** Empty where the sources are no git checkout. */
  readonly commit: string;
}

export function buildVersion(): BuildVersion {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };
  return { version, commit: commitOfCheckout() };
}

function commitOfCheckout(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}

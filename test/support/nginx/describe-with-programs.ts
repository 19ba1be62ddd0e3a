import { existsSync } from 'node:fs';

import { describe, it } from 'mocha';

import { installedNginx } from './run-nginx.js';

/** A suite that needs a real nginx. On a machine without one, a single passing test reports that. */
export function describeWithNginx(title: string, suite: () => void): void {
  describeUnless(installedNginx() === undefined ? 'nginx' : undefined, title, suite);
}

/** A suite that needs other programs of the system. A minimal Debian lacks them; then a single passing test reports that. */
export function describeWithPrograms(programs: readonly string[], title: string, suite: () => void): void {
  const isInstalled = (program: string) =>
    program === 'nginx' ? installedNginx() !== undefined : existsSync(`/usr/bin/${program}`);
  describeUnless(
    programs.find((program) => !isInstalled(program)),
    title,
    suite,
  );
}

function describeUnless(missing: string | undefined, title: string, suite: () => void): void {
  if (missing === undefined) {
    describe(title, suite);
    return;
  }
  describe(title, () => {
    it(`SKIPPED: there is no ${missing} on this machine`, () => {
      console.log(`SKIPPED: ${title}. There is no ${missing} on this machine (Debian: apt-get install ${missing}).`);
    });
  });
}

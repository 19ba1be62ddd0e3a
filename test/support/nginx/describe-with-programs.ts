import { existsSync } from 'node:fs';

import { describe, it } from 'mocha';

import { installedNginx } from './run-nginx.js';

/** A suite that needs a real nginx. On a machine without one, a single passing test reports that. */
export function describeWithNginx(title: string, suite: () => void): void {
  describeUnless(installedNginx() === undefined ? 'nginx' : undefined, title, suite);
}

/** A suite that needs curl and wget. A minimal Debian has neither; then a single passing test reports that. */
export function describeWithCurlAndWget(title: string, suite: () => void): void {
  const missing = ['curl', 'wget'].filter((program) => !existsSync(`/usr/bin/${program}`));
  describeUnless(missing[0], title, suite);
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

import { describe, it } from 'mocha';

import { installedNginx } from './run-nginx.js';

/** A suite that needs a real nginx. On a machine without one, a single passing test reports that. */
export function describeWithNginx(title: string, suite: () => void): void {
  if (installedNginx() !== undefined) {
    describe(title, suite);
    return;
  }
  describe(title, () => {
    it('SKIPPED: there is no nginx on this machine', () => {
      console.log(`SKIPPED: ${title}. There is no nginx on this machine (Debian: apt-get install nginx).`);
    });
  });
}

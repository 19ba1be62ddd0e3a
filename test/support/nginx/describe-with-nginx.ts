import { describe, it } from 'mocha';

import { installedNginx } from './nginx-front.js';

/** A suite in front of a real nginx. A machine without one says so, in a test that passes: nothing here is its fault. */
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

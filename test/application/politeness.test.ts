import { expect } from 'chai';
import { Subject } from 'rxjs';

import { core } from '../../src/composition/core.js';
import * as signingIn from '../../src/composition/features/signing-in.js';
import { memoryBrowser, memoryServer } from '../../src/composition/memory.js';
import { Services } from '../../src/composition/services.js';
import { CourseSite } from '../../src/adapters/memory/server/course-site.js';
import type { CallName } from '../../src/adapters/memory/server/calls.js';
import { memoryEnvironment } from '../../src/adapters/memory/browser/environment.js';
import type { ScanState } from '../../src/application/signing-in/scan-login.js';
import { SIGNING_IN } from '../../src/application/signing-in/signing-in.js';
import { BACKGROUND_TASKS } from '../../src/application/site/background-tasks.js';
import { LAZY_SERVICES } from '../../src/application/site/lazy-services.js';
import { START_UP } from '../../src/application/site/start-up.js';
import type { Generation } from '../../src/domain/site/system-config.js';
import { someServices } from '../support/some-services.js';
import { VirtualClock } from '../support/virtual-clock.js';
import { watching } from '../support/watching.js';

/** How many requests the server allows per address and minute (docs/api/README.md#rate-limit). */
const ALLOWED = 120;
const HOUR_IN_SECONDS = 3600;

/** The whole site with an open scan dialog, over an in-memory server that counts requests. */
function openScanDialog(generation: Generation) {
  const time = new VirtualClock();
  const world = memoryEnvironment(time);
  const site = new CourseSite({ time, random: () => 0.5 });
  site.controls.setUp({ generation, wechatScan: true });
  const sentAt: number[] = [];
  const admit = site.admit.bind(site);
  site.admit = (call: CallName, caller: string) => {
    sentAt.push(time.now());
    return admit(call, caller);
  };
  const { resolve } = new Services(memoryBrowser(world), memoryServer(site), core, signingIn.bindings, (bind) => {
    bind(LAZY_SERVICES, [], () => someServices());
  });
  watching(resolve(BACKGROUND_TASKS).run());
  watching(resolve(START_UP).run());
  const renew$ = new Subject<void>();
  const dialog = watching<ScanState>(resolve(SIGNING_IN).scanLogin.watch(renew$));
  return { time, site, sentAt, renew$, dialog };
}

/** The highest number of requests within any 60 seconds. */
function busiestMinute(sentAt: readonly number[]): number {
  const inTheMinuteFrom = (start: number) => sentAt.filter((at) => at >= start && at < start + 60_000).length;
  return Math.max(...sentAt.map(inTheMinuteFrom));
}

describe('The rate limit of 120 requests per minute and address', () => {
  for (const generation of [1, 2] as const) {
    it(`is far from reached by a scan dialog that is open for an hour, generation ${String(generation)}`, () => {
      const { time, site, sentAt, renew$, dialog } = openScanDialog(generation);
      site.controls.limitRate(ALLOWED);
      let renewals = 0;
      for (let second = 0; second < HOUR_IN_SECONDS; second += 1) {
        time.advance(1000);
        // The worst case: this visitor renews every expired code at once.
        if (dialog.values.at(-1)?.kind === 'expired') {
          renewals += 1;
          renew$.next();
        }
      }
      expect(renewals).to.equal(generation === 1 ? 0 : 11);
      expect(sentAt.length).to.be.greaterThan(HOUR_IN_SECONDS / 2);
      expect(busiestMinute(sentAt)).to.be.at.most(65);
      expect(dialog.values.map(({ kind }) => kind)).not.to.include('failed');
    });
  }
});

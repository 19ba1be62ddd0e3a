import { expect } from 'chai';

import { SESSION } from '../../src/domain/session/session.js';
import { SIGN_OUT } from '../../src/application/session/sign-out.js';
import { CAPTCHA_LIFE_MS, SMS_COUNTDOWN_MS, SCAN_POLL_INTERVAL_MS } from '../../src/domain/signing-in/limits.js';
import { SIGN_OUT_DELAY_MS } from '../../src/domain/site/limits.js';
import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { until } from '../support/until.js';
import { memberScene } from './scenes/member.js';
import { captchaScene, scanOpenScene, smsScene, verifiedScene } from './scenes/signing-in.js';
import { type FaultWorld, openWorlds } from './support/fault-world.js';
import type { Scene, View } from './support/scene.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A device clock that is wrong, either from the start or from a moment in the middle. */
const CLOCKS = [
  { name: 'a day ahead from the beginning', atFirst: DAY_MS, halfway: 0 },
  { name: 'a day behind from the beginning', atFirst: -DAY_MS, halfway: 0 },
  { name: 'put forward by a day halfway', atFirst: 0, halfway: DAY_MS },
  { name: 'put back by a day halfway', atFirst: 0, halfway: -DAY_MS },
] as const;

/**
 * How long a QR code is valid: an hour in generation 1 (docs/api/scan.md#open-a-scan-generation-1), five minutes in
 * generation 2.
 */
const SCAN_LIFE_MS = { 1: 3_600_000, 2: 300_000 } as const;

for (const clock of CLOCKS) {
  describe(`With a device clock that is ${clock.name},`, () => {
    const open = openWorlds();
    /** A view whose call has been answered; then the clock changes. */
    const opened = async (scene: Scene) => {
      const world = await open(scene.options);
      world.time.set(clock.atFirst);
      const view = await scene.set(world);
      view.act();
      await until(
        () => world.line.totalRequests > 0 && view.look().state !== 'requesting' && view.look().state !== 'loading',
      );
      await world.quiet();
      world.time.set(clock.halfway);
      return { world, view };
    };
    const advance = async (world: FaultWorld, ms: number) => {
      world.time.advance(ms);
      await world.quiet();
    };

    it('an SMS countdown ends within 120 s, and the next SMS can be sent', async () => {
      const { world, view } = await opened(smsScene);
      expect(view.look().state).to.match(/^sent/);
      await advance(world, SMS_COUNTDOWN_MS);
      expect(view.look().state).to.equal('sent, another image, idle');
      view.again?.();
      await until(() => view.look().state !== 'requesting');
      expect(view.look().state).to.equal(view.recovered);
    });

    it('a captcha is renewed after 300 s, and no sooner', async () => {
      const { world, view } = await opened(captchaScene);
      const before = world.line.requestsOf('captcha');
      await advance(world, CAPTCHA_LIFE_MS - 1);
      expect(world.line.requestsOf('captcha')).to.equal(before);
      await advance(world, 1);
      expect([world.line.requestsOf('captcha'), view.look().state]).to.deep.equal([before + 1, 'ready']);
    });

    for (const generation of [1, 2] as const) {
      it(`a scan signs the visitor in after at most one renewal of the code, G${generation}`, async () => {
        const { world, view } = await opened(scanOpenScene(generation));
        await advance(world, SCAN_POLL_INTERVAL_MS);
        if (view.look().state === 'expired') await renewed(world, view);
        world.controls.signingIn.scan({ kind: 'member', mobile: SEEDED.ordinary });
        await advance(world, SCAN_POLL_INTERVAL_MS);
        // The document that is loaded next requests the member.
        await until(() => world.resolve(SESSION).ownToken !== undefined);
      });

      it(`a QR code that is not scanned is shown as expired when its lifetime is over, G${generation}`, async () => {
        const { world, view } = await opened(scanOpenScene(generation));
        // The visitor switches to another tab for the lifetime of the code, and returns.
        world.browser.presence.hide();
        await advance(world, SCAN_LIFE_MS[generation]);
        world.browser.presence.show();
        await world.quiet();
        expect(view.look().state).to.equal('expired');
        await renewed(world, view);
      });
    }

    it('a passed face check is reported by the next poll', async () => {
      const { world, view } = await opened(verifiedScene);
      await until(() => view.look().state === 'gone');
      const { location, toasts } = world.contextValue('faceStatus');
      expect({ location, toasts }).to.deep.equal({ location: '/member', toasts: ['success 实名认证成功'] });
    });

    it('a session is restored, lasts for a day, and ends when the member signs out', async () => {
      const { world, view } = await opened(memberScene);
      expect(view.look().state).to.equal('allow');
      await advance(world, DAY_MS);
      expect(world.contextValue('member')).to.include({ session: 'member', location: '/member/orders' });
      world.resolve(SIGN_OUT).leave();
      await advance(world, SIGN_OUT_DELAY_MS);
      expect(world.contextValue('member')).to.deep.include({ session: 'anonymous', reloads: ['/'] });
    });
  });
}

async function renewed(world: FaultWorld, view: View): Promise<void> {
  view.again?.();
  await until(() => view.look().state === 'ready');
  await world.quiet();
}

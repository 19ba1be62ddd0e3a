import { expect } from 'chai';
import { firstValueFrom } from 'rxjs';

import { WebPresence } from '../../src/adapters/browser/presence.js';
import { MemoryPresence } from '../../src/adapters/memory/browser/presence.js';
import { LEAVING_LIMIT_MS } from '../../src/domain/site/limits.js';
import type { Presence } from '../../src/domain/ports/presence.js';
import { soon } from '../support/until.js';
import { VirtualClock } from '../support/virtual-clock.js';
import { watching } from '../support/watching.js';

interface PresenceRig {
  readonly presence: Presence;
  hide(): void;
  /** A page load fires `pageshow` too, but restores no page. */
  load?(): void;
  restore(): void;
  leave(): void;
  /** The visitor starts to leave, but the page stays. */
  stay(): Promise<void>;
  show(): void;
  loseNetwork(): void;
  regainNetwork(): void;
  /** The browser refuses the requests of the page. */
  refuseRequests(): void;
}

const ADAPTERS: readonly (readonly [adapter: string, newRig: () => PresenceRig])[] = [
  ['WebPresence', webPresenceRig],
  ['MemoryPresence', memoryPresenceRig],
];

for (const [adapter, newRig] of ADAPTERS) {
  describe(`Presence (${adapter})`, () => {
    it('reports whether the tab is visible, now and at every change', () => {
      const rig = newRig();
      const watched = watching(rig.presence.visible$);
      rig.hide();
      expect(rig.presence.visible$.value).to.equal(false);
      rig.show();
      rig.show();
      expect(watched.values).to.deep.equal([true, false, true]);
      expect([watched.errors.length, watched.completed]).to.deep.equal([0, false]);
    });

    it('reports whether the device believes that it has a network', () => {
      const rig = newRig();
      expect(rig.presence.isOnline()).to.equal(true);
      rig.loseNetwork();
      expect(rig.presence.isOnline()).to.equal(false);
      rig.regainNetwork();
      expect(rig.presence.isOnline()).to.equal(true);
    });

    it('reports to present subscribers that the network is back, and not to later ones', () => {
      const rig = newRig();
      const watched = watching(rig.presence.online$);
      rig.loseNetwork();
      expect(watched.values).to.have.length(0);
      rig.regainNetwork();
      expect(watched.values).to.have.length(1);
      expect(watching(rig.presence.online$).values).to.have.length(0);
      expect([watched.errors.length, watched.completed]).to.deep.equal([0, false]);
    });

    it('reports to present subscribers that Back or Forward has restored the page, and nothing else', () => {
      const rig = newRig();
      const watched = watching(rig.presence.restored$);
      rig.load?.();
      rig.hide();
      rig.show();
      rig.regainNetwork();
      expect(watched.values).to.have.length(0);
      rig.restore();
      rig.restore();
      expect(watched.values).to.have.length(2);
      expect(watching(rig.presence.restored$).values).to.have.length(0);
      expect([watched.errors.length, watched.completed]).to.deep.equal([0, false]);
    });

    it('reports that the visitor is leaving, until the page stays or Back restores it', async () => {
      const rig = newRig();
      const watched = watching(rig.presence.leaving$);
      rig.leave();
      expect(rig.presence.leaving$.value).to.equal(true);
      rig.restore();
      expect(rig.presence.leaving$.value).to.equal(false);
      await rig.stay();
      expect(watched.values.filter((leaving, index) => leaving !== watched.values[index - 1])).to.deep.equal([
        ...[false, true, false, true, false],
      ]);
    });

    it('finds out whether the page can reach the site', async () => {
      const rig = newRig();
      expect(await firstValueFrom(rig.presence.canReachSite())).to.equal(true);
      rig.refuseRequests();
      expect(await firstValueFrom(rig.presence.canReachSite())).to.equal(false);
    });

    it('reports nothing after unsubscribe', () => {
      const rig = newRig();
      const online = watching(rig.presence.online$);
      const restored = watching(rig.presence.restored$);
      online.stop();
      restored.stop();
      rig.loseNetwork();
      rig.regainNetwork();
      rig.restore();
      expect([...online.values, ...restored.values]).to.have.length(0);
    });
  });
}

class FakeDocument extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
}

class FakePage extends EventTarget {
  readonly document = new FakeDocument();
  readonly navigator = { onLine: true };
  readonly location = { href: 'https://school.example/courses?page=2' };
  isRefusing = false;

  fetch(): Promise<unknown> {
    return this.isRefusing ? Promise.reject(new TypeError('Load failed')) : Promise.resolve();
  }
}

function webPresenceRig(): PresenceRig {
  const page = new FakePage();
  const time = new VirtualClock();
  const changeVisibility = (state: DocumentVisibilityState): void => {
    page.document.visibilityState = state;
    page.document.dispatchEvent(new Event('visibilitychange'));
  };
  const show = (persisted: boolean): void => {
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  };
  return {
    presence: new WebPresence(page, time),
    leave: () => {
      page.dispatchEvent(new Event('beforeunload'));
      page.dispatchEvent(new Event('pagehide'));
    },
    stay: async () => {
      page.dispatchEvent(new Event('beforeunload'));
      time.advance(LEAVING_LIMIT_MS);
      await soon();
    },
    hide: () => changeVisibility('hidden'),
    show: () => changeVisibility('visible'),
    load: () => show(false),
    restore: () => show(true),
    loseNetwork: () => {
      page.navigator.onLine = false;
      page.dispatchEvent(new Event('offline'));
    },
    regainNetwork: () => {
      page.navigator.onLine = true;
      page.dispatchEvent(new Event('online'));
    },
    refuseRequests: () => {
      page.isRefusing = true;
    },
  };
}

function memoryPresenceRig(): PresenceRig {
  const presence = new MemoryPresence();
  return {
    presence,
    hide: () => presence.hide(),
    show: () => presence.show(),
    restore: () => presence.restore(),
    leave: () => presence.leave(),
    stay: () => {
      presence.leave();
      presence.leave(false);
      return Promise.resolve();
    },
    loseNetwork: () => presence.loseNetwork(),
    regainNetwork: () => presence.regainNetwork(),
    refuseRequests: () => presence.refuseRequests(),
  };
}

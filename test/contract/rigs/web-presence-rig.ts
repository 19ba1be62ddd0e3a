import { WebPresence } from '../../../src/adapters/browser/presence.js';
import { LEAVING_LIMIT_MS } from '../../../src/domain/limits.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import type { PresenceRig } from '../presence.contract.js';

class FakeDocument extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
}

class FakePage extends EventTarget {
  readonly document = new FakeDocument();
  readonly navigator = { onLine: true };
}

export function webPresenceRig(): PresenceRig {
  const page = new FakePage();
  const time = new VirtualClock();
  const turn = (state: DocumentVisibilityState): void => {
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
    stay: () => {
      page.dispatchEvent(new Event('beforeunload'));
      time.advance(LEAVING_LIMIT_MS);
    },
    hide: () => {
      turn('hidden');
    },
    show: () => {
      turn('visible');
    },
    load: () => {
      show(false);
    },
    restore: () => {
      show(true);
    },
    loseNetwork: () => {
      page.navigator.onLine = false;
      page.dispatchEvent(new Event('offline'));
    },
    regainNetwork: () => {
      page.navigator.onLine = true;
      page.dispatchEvent(new Event('online'));
    },
  };
}

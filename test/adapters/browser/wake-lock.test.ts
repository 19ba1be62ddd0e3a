import { expect } from 'chai';

import { WebWakeLock } from '../../../src/adapters/browser/wake-lock.js';
import { MemoryPresence } from '../../../src/adapters/memory/browser/presence.js';
import { watching } from '../../support/watching.js';

/** A device whose screen is on as long as a lock is held. */
class Device {
  held = 0;
  requests = 0;
  refuses = false;
  readonly wakeLock = {
    request: async () => {
      this.requests += 1;
      await Promise.resolve();
      if (this.refuses) throw new DOMException('', 'NotAllowedError');
      this.held += 1;
      let isReleased = false;
      return {
        release: () => {
          if (!isReleased) this.held -= 1;
          isReleased = true;
          return Promise.resolve();
        },
      };
    },
  };
}

const answered = () => new Promise((done) => setImmediate(done));

describe('WebWakeLock', () => {
  it('keeps the screen on while it is held', async () => {
    const device = new Device();
    const watched = watching(new WebWakeLock(device, new MemoryPresence()).hold());
    await answered();
    expect(device.held).to.equal(1);
    watched.stop();
    expect(device.held).to.equal(0);
  });

  it('releases a lock that arrives after it is needed no more', async () => {
    const device = new Device();
    watching(new WebWakeLock(device, new MemoryPresence()).hold()).stop();
    await answered();
    expect([device.requests, device.held]).to.deep.equal([1, 0]);
  });

  it('requests the lock again when the visitor returns to the tab: the system has taken it', async () => {
    const device = new Device();
    const presence = new MemoryPresence();
    const watched = watching(new WebWakeLock(device, presence).hold());
    await answered();
    presence.hide();
    expect(device.held, 'hidden').to.equal(0);
    presence.show();
    await answered();
    expect([device.requests, device.held]).to.deep.equal([2, 1]);
    watched.stop();
  });

  it('does nothing where the browser refuses, and on plain http', async () => {
    const device = new Device();
    device.refuses = true;
    const watched = [device, {}].map((host) => watching(new WebWakeLock(host, new MemoryPresence()).hold()));
    await answered();
    for (const one of watched) {
      expect([one.errors, one.completed]).to.deep.equal([[], false]);
      one.stop();
    }
  });
});

import { expect } from 'chai';
import fc from 'fast-check';
import { type Subscription, VirtualTimeScheduler } from 'rxjs';

import { readStored, writeStored } from '../../../demo/storage/stored-text.js';
import { SiteStorage } from '../../../demo/storage/site-storage.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { CourseSite } from '../../../src/adapters/memory/server/course-site.js';
import { seededRandom } from '../../../src/adapters/memory/server/random.js';
import { FakeStorage } from './fake-storage.js';

const MOBILE = '13911112222';
const PASSWORD = 'a-good-one';

describe('The stored state of the in-memory server', () => {
  const running: Subscription[] = [];

  afterEach(() => {
    for (const one of running.splice(0)) one.unsubscribe();
  });

  /** Simulates a page load: a new in-memory server that restores what the browser has stored. */
  function pageLoad(area: FakeStorage, browser: EventTarget = new window.EventTarget()) {
    const time = new VirtualTimeScheduler();
    const site = new CourseSite({ time, random: seededRandom(running.length + 1) });
    const siteStorage = new SiteStorage(site.storable, () => area, listening(browser));
    running.push(siteStorage.run().subscribe());
    return { site, siteStorage };
  }

  function register(site: CourseSite): void {
    const smsCode = site.controls.signingIn.sendSms(MOBILE);
    site.accounts.register({ mobile: MOBILE, smsCode, password: PASSWORD });
  }

  it('lets a newly registered user sign in after a page load', () => {
    const area = new FakeStorage();
    register(pageLoad(area).site);
    const { site } = pageLoad(area);
    expect(
      site.members.detail(site.accounts.signInWithPassword({ mobile: MOBILE, password: PASSWORD })).mobile,
    ).to.equal(MOBILE);
  });

  it('includes valid SMS codes, the settings and the faults', () => {
    const area = new FakeStorage();
    const { controls } = pageLoad(area).site;
    const code = controls.signingIn.sendSms(SEEDED.ordinary);
    controls.setUp({ faceCheckRequired: true, watermarkShown: false });
    controls.fail('config', FAULTS.badGateway);
    const { site } = pageLoad(area);
    expect(site.controls.signingIn.smsCodeFor(SEEDED.ordinary)).to.equal(code);
    expect(site.settings.value).to.include({ faceCheckRequired: true, watermarkShown: false });
    expect(site.controls.network$.value.faults).to.deep.equal({
      config: { fault: FAULTS.badGateway, times: Infinity },
    });
  });

  it('is empty after a reset, and is not written again', () => {
    const area = new FakeStorage();
    const { site, siteStorage } = pageLoad(area);
    site.controls.setUp({ qq: false });
    siteStorage.forget();
    site.controls.setUp({ wechatScan: false });
    expect(area.size).to.equal(0);
    expect(pageLoad(area).site.settings.value.qq).to.equal(true);
  });

  it('is shared by all tabs, without endless updates between them', () => {
    const area = new FakeStorage();
    const tab = new window.EventTarget();
    const other = pageLoad(area, tab);
    const { site } = pageLoad(area);
    register(site);
    const written = area.writes;
    tab.dispatchEvent(storageEvent(area));
    expect(other.site.controls.users$.value.all.map(({ mobile }) => mobile)).to.include(MOBILE);
    expect(area.writes).to.equal(written);
  });

  it('is ignored when it is not readable: the server starts with the seeded data', () => {
    const fresh = new CourseSite({ time: new VirtualTimeScheduler(), random: seededRandom(1) });
    for (const text of ['', '{', 'null', '[]', '7', '{"users":7,"settings":[1]}', '{"users":{"all":"none"}}']) {
      const area = new FakeStorage();
      area.setItem('course-site-offline-2', text);
      const { site } = pageLoad(area);
      expect(site.controls.users$.value, text).to.deep.equal(fresh.controls.users$.value);
      expect(site.settings.value.qq, text).to.equal(true);
    }
  });

  it('is not required: the server works when the storage fails', () => {
    const time = new VirtualTimeScheduler();
    const site = new CourseSite({ time, random: seededRandom(1) });
    const refuse = (): never => {
      throw new Error('no storage');
    };
    running.push(new SiteStorage(site.storable, refuse, listening(new window.EventTarget())).run().subscribe());
    site.controls.setUp({ qq: false });
    expect(site.settings.value.qq).to.equal(false);
  });
});

describe('The text format of the stored state', () => {
  it('restores every value, Infinity, too', () => {
    const part = fc.dictionary(
      fc.string(),
      fc.oneof(
        fc.string().filter((text) => text !== '∞'),
        fc.integer(),
        fc.constant(Infinity),
      ),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.string(), part), (parts) => {
        const entries = new Map<string, object>(Object.entries(parts));
        const back = readStored(writeStored(entries));
        for (const [name, value] of entries)
          if (name !== '__proto__') expect({ ...back.get(name) }).to.deep.equal({ ...value });
      }),
    );
  });

  it('never makes the reader throw, whatever the text is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readStored(text)).to.be.instanceOf(Map);
      }),
    );
  });
});

/** The event methods of a window, with those of the given target. */
function listening(browser: EventTarget): Pick<Window, 'addEventListener' | 'removeEventListener'> {
  return {
    addEventListener: browser.addEventListener.bind(browser),
    removeEventListener: browser.removeEventListener.bind(browser),
  };
}

function storageEvent(area: FakeStorage): Event {
  return new StorageEvent('storage', {
    key: 'course-site-offline-2',
    newValue: area.getItem('course-site-offline-2'),
  });
}

import { expect } from 'chai';
import { VirtualTimeScheduler } from 'rxjs';

import { memoryEnvironment } from '../../../src/adapters/memory/browser/environment.js';
import { MemoryNavigator } from '../../../src/adapters/memory/browser/navigator.js';
import { MemoryStorageArea, MemoryVisitStore } from '../../../src/adapters/memory/browser/visit-store.js';
import { COURSE_SITE } from '../../../src/adapters/memory/server/course-site.js';
import { memoryBrowser, memoryServer } from '../../../src/composition/memory.js';
import { Services } from '../../../src/composition/services.js';
import { NAVIGATOR } from '../../../src/domain/ports/navigator.js';
import { LOG } from '../../../src/domain/ports/notifier.js';
import { PRESENCE } from '../../../src/domain/ports/presence.js';
import { VISIT_STORE } from '../../../src/domain/ports/visit-store.js';
import { ACCOUNT_GATEWAY, MEMBER_GATEWAY } from '../../../src/domain/ports/account-gateway.js';
import { SITE_GATEWAY } from '../../../src/domain/ports/site-gateway.js';
import { RUNTIME_SETTINGS } from '../../../src/domain/site/system-config.js';
import { aSite, outcome } from './support.js';

describe('The in-memory environment', () => {
  it('is a desktop browser on the home page, unless the caller passes another part', () => {
    const navigator = new MemoryNavigator('/vip');
    const { settings, navigator: given } = memoryEnvironment(new VirtualTimeScheduler(), { navigator });
    expect(settings).to.include({ isVipDisabled: false, phoneSiteStyle: 'hash' });
    expect(given).to.equal(navigator);
    expect(memoryEnvironment(new VirtualTimeScheduler()).navigator.location$.value.path).to.equal('/');
  });

  it('records the lines of the log', () => {
    const { log } = memoryEnvironment(new VirtualTimeScheduler());
    log.info('querying');
    log.error('failed', { kind: 'offline' });
    expect(log.lines).to.deep.equal([
      { level: 'info', text: 'querying' },
      { level: 'error', text: 'failed', cause: { kind: 'offline' } },
    ]);
  });

  it('connects the gateways of the container with the given server and clock', async () => {
    const { site, time } = aSite();
    const world = memoryEnvironment(time);
    const { resolve } = new Services(memoryBrowser(world), memoryServer(site));
    expect(resolve(COURSE_SITE)).to.equal(site);
    const gateway = resolve(SITE_GATEWAY);
    expect((await outcome(gateway.links(), time)).at(-1)).to.equal('done');
    expect(site.calls).to.deep.equal(['links']);
    for (const port of [MEMBER_GATEWAY, ACCOUNT_GATEWAY, VISIT_STORE, NAVIGATOR, PRESENCE, LOG, RUNTIME_SETTINGS]) {
      expect(resolve<object>(port)).to.be.an('object');
    }
  });

  it('creates one server when none is given', () => {
    const { resolve } = new Services(memoryBrowser(memoryEnvironment(new VirtualTimeScheduler())), memoryServer());
    expect(resolve(COURSE_SITE)).to.have.property('controls');
    expect(resolve(COURSE_SITE)).to.equal(resolve(COURSE_SITE));
  });

  it('ignores Back and Forward at the ends of the history', () => {
    const navigator = new MemoryNavigator('/');
    navigator.travel(-1);
    navigator.travel(1);
    expect(navigator.location$.value.arrival).to.equal('load');
  });

  it('removes the entries ahead when an entry is added, and preserves them when one is replaced', () => {
    const navigator = new MemoryNavigator('/');
    navigator.go('/courses');
    navigator.go('/vip');
    navigator.travel(-1);
    navigator.go('/search', 'replace');
    expect(navigator.history).to.deep.equal(['/', '/search', '/vip']);
    navigator.go('/announcement');
    expect(navigator.history).to.deep.equal(['/', '/search', '/announcement']);
  });

  it('stores values under the names in the table of stored keys', () => {
    const area = new MemoryStorageArea();
    new MemoryVisitStore(area).write('token', 'one');
    expect(area.read('meedu-user-token')).to.equal('one');
  });
});

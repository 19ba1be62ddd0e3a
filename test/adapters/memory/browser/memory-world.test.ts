import { expect } from 'chai';
import { Container } from 'inversify';
import { VirtualTimeScheduler } from 'rxjs';

import { COURSE_SITE, memoryBrowserModule, memoryServerModule } from '../../../../src/adapters/memory/memory.module.js';
import { MemoryNavigator } from '../../../../src/adapters/memory/browser/memory-navigator.js';
import { memoryWorld } from '../../../../src/adapters/memory/browser/memory-world.js';
import type { SiteGateway } from '../../../../src/domain/ports/server/site-gateway.port.js';
import * as t from '../../../../src/application/tokens.js';
import { aSite, outcome } from '../support.js';

describe('the memory world', () => {
  it('is a plain desktop browser on the front page, except where told otherwise', () => {
    const navigator = new MemoryNavigator('/vip');
    const { settings, navigator: given } = memoryWorld(new VirtualTimeScheduler(), { navigator });
    expect(settings).to.include({ vipDisabled: false, phoneSiteStyle: 'hash' });
    expect(given).to.equal(navigator);
    expect(memoryWorld(new VirtualTimeScheduler()).navigator.place$.value.path).to.equal('/');
  });

  it('tells when the visitor turns away and comes back, and when the network does', () => {
    const { presence } = memoryWorld(new VirtualTimeScheduler());
    const heard: unknown[] = [];
    presence.visible$.subscribe((visible) => heard.push(visible));
    presence.online$.subscribe(() => heard.push('online'));
    presence.hide();
    presence.show();
    presence.show();
    presence.loseNetwork();
    expect(presence.isOnline()).to.equal(false);
    presence.regainNetwork();
    expect(presence.isOnline()).to.equal(true);
    expect(heard).to.deep.equal([true, false, true, 'online']);
  });

  it('writes down what a developer would have read', () => {
    const { log } = memoryWorld(new VirtualTimeScheduler());
    log.info('querying');
    log.error('failed', { kind: 'offline' });
    expect(log.lines).to.deep.equal([
      { level: 'info', text: 'querying' },
      { level: 'error', text: 'failed', cause: { kind: 'offline' } },
    ]);
  });

  it('fits together: the gateways of the container ask the given site, in the given time', async () => {
    const { site, time } = aSite();
    const world = memoryWorld(time);
    const container = new Container();
    container.load(memoryBrowserModule(world), memoryServerModule(site));
    expect(container.get(COURSE_SITE)).to.equal(site);
    const gateway = container.get<SiteGateway>(t.SITE_GATEWAY);
    expect((await outcome(gateway.links(), time)).at(-1)).to.equal('done');
    expect(site.calls).to.deep.equal(['links']);
    for (const port of [
      t.MEMBER_GATEWAY,
      t.ACCOUNT_GATEWAY,
      t.VISIT_STORE,
      t.NAVIGATOR,
      t.PRESENCE,
      t.LOG,
      t.RUNTIME_SETTINGS,
    ]) {
      expect(container.get(port)).to.be.an('object');
    }
  });

  it('makes a site of its own when none is given', () => {
    const container = new Container();
    container.load(memoryBrowserModule(memoryWorld(new VirtualTimeScheduler())), memoryServerModule());
    expect(container.get(COURSE_SITE)).to.have.property('controls');
    expect(container.get(COURSE_SITE)).to.equal(container.get(COURSE_SITE));
  });
});

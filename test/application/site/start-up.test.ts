import { setImmediate } from 'node:timers/promises';

import { expect } from 'chai';
import { firstValueFrom, of, throwError } from 'rxjs';

import { ModuleLoader } from '../../../src/application/site/module-loader.js';
import type { LazyServices } from '../../../src/application/site/lazy-services.js';
import { StartUp, type StartUpState } from '../../../src/application/site/start-up.js';
import type { AppError } from '../../../src/domain/errors/app-error.js';
import { CurrentSite, type Site } from '../../../src/domain/site/current-site.js';
import type { VisitStore } from '../../../src/domain/ports/visit-store.js';
import { phoneAddress } from '../../../src/domain/site/phone-redirect.js';
import type { RuntimeSettings } from '../../../src/domain/site/system-config.js';
import { anItem, aSite, someSettings } from '../../support/site.js';
import { aRecovery } from '../../support/a-recovery.js';
import { MemoryNavigator } from '../../../src/adapters/memory/browser/navigator.js';
import { FakeSiteGateway } from '../../support/fake-gateways.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { RecordingLog, RecordingNotifier } from '../../support/recorders.js';
import { until } from '../../support/until.js';
import { watching } from '../../support/watching.js';

const site = aSite().withNavs([anItem('/courses')]);
const ready = (loaded: Site): StartUpState => ({
  kind: 'ready',
  site: { config: loaded.config, navs: loaded.navs },
});

describe('The start-up', () => {
  it('requests configuration and navigation at the same time', () => {
    const { startUp, gateway } = newPage();
    watching(startUp.run());
    expect([gateway.configs.waiting, gateway.menus.waiting]).to.deep.equal([1, 1]);
  });

  it('is ready when both have arrived, and the site is known by then', () => {
    const { startUp, gateway, currentSite } = newPage();
    let knownWhenReady: Site | undefined;
    const seen = watching(startUp.run());
    startUp.run().subscribe(() => {
      knownWhenReady = currentSite.site$.value;
    });
    gateway.configs.answer(site.config);
    gateway.configs.answer(site.config);
    expect(seen.values).to.deep.equal([]);
    gateway.menus.answer(site.navs);
    gateway.menus.answer(site.navs);
    expect(seen.values).to.deep.equal([ready(site)]);
    expect(seen.completed).to.equal(true);
    expect(knownWhenReady).to.deep.equal({ config: site.config, navs: site.navs });
  });

  const nameless = aSite().named('');
  for (const [what, known, states] of [
    ['a plain document', undefined, ['ready']],
    ['a snapshot without a name', '在线课堂', ['ready']],
    ['a snapshot with a name', '学习网', ['failed', 'failed', 'failed', 'failed', 'ready']],
  ] as const) {
    it(`over ${what}, a configuration without a name gives ${states.join(', ')}`, () => {
      const { startUp, gateway, time } = newPage({ nameInDocument: known });
      const seen = watching(startUp.run());
      for (const _ of states) {
        answer(gateway, nameless);
        time.advance(60_000);
      }
      expect(seen.values.map(({ kind }) => kind)).to.deep.equal(states);
      const renamed = newPage({ nameInDocument: known });
      const seenOfRenamed = watching(renamed.startUp.run());
      answer(renamed.gateway, aSite().named('新名字'));
      expect(seenOfRenamed.values.map(({ kind }) => kind)).to.deep.equal(['ready']);
    });
  }

  for (const failing of ['configs', 'menus'] as const) {
    it(`fails when the ${failing} do not arrive: the console reports 系统初始化失败, and there is no site`, () => {
      const { startUp, gateway, currentSite, log } = newPage();
      const seen = watching(startUp.run());
      gateway[failing].failWith({ kind: 'broken', status: 502 });
      expect(seen.values).to.deep.equal([{ kind: 'failed', error: { kind: 'broken', status: 502 } }]);
      expect(seen.completed).to.equal(false);
      expect(log.lines).to.deep.equal(['error 系统初始化失败']);
      expect(log.causes).to.deep.equal([{ kind: 'broken', status: 502 }]);
      expect(currentSite.site$.value).to.equal(undefined);
      expect(gateway.configs.waiting + gateway.menus.waiting).to.equal(0);
    });
  }

  it('repeats a request that the browser aborted because the visitor left, without an error', () => {
    const { startUp, gateway, log } = newPage();
    const seen = watching(startUp.run());
    gateway.configs.failWith({ kind: 'offline', left: true });
    answer(gateway, site);
    expect(seen.values).to.deep.equal([ready(site)]);
    expect(log.lines).to.deep.equal([]);
  });

  it('retries when network or tab return and after a longer wait each time, until it is ready', () => {
    const { seen, gateway, presence, time, succeed } = failedPage();
    const comeBack = () => {
      presence.regainNetwork();
      presence.hide();
      presence.show();
    };
    comeBack();
    expect(gateway.configs.requestCount).to.equal(2);
    gateway.menus.failWith({ kind: 'offline' });
    time.advance(9999);
    expect(gateway.configs.requestCount, 'the second wait is longer').to.equal(2);
    time.advance(1);
    expect(gateway.configs.requestCount).to.equal(3);
    succeed();
    expect(seen.values.map(({ kind }) => kind)).to.deep.equal(['failed', 'failed', 'ready']);
    expect(seen.completed).to.equal(true);
    comeBack();
    expect(gateway.configs.requestCount).to.equal(3);
  });

  it('sends a phone to the matching page of the phone site before anything renders', async () => {
    const { startUp, gateway, navigator, currentSite } = newPage({ scene: 'h5' }, '/courses/detail/12?msv=5');
    const left = firstValueFrom(startUp.run());
    answer(gateway, site.withPhoneSite('https://m.example'));
    expect(await left).to.deep.equal({ kind: 'leaving' });
    expect(navigator.journeys).to.deep.equal(['leave for good https://m.example/#/pages/course/show?msv=5&id=12']);
    expect(currentSite.site$.value).to.equal(undefined);
  });

  it('writes addresses of the phone site in the style that the operator has configured', async () => {
    const page = newPage({ scene: 'h5', phoneSiteStyle: 'history' }, '/courses/detail/12');
    const left = firstValueFrom(page.startUp.run());
    answer(page.gateway, site.withPhoneSite('https://m.example'));
    await left;
    expect(page.navigator.journeys).to.deep.equal(['leave for good https://m.example/course/12']);
  });

  it('shows this site to a phone when the code for the phone site is missing, after one reload', async () => {
    for (const [reloadedFor, journeys, states] of [
      ['', ['reload /'], []],
      ['phone-site', [], ['ready']],
    ] as const) {
      const { startUp, gateway, navigator } = newPage({ scene: 'h5' }, '/', {
        store: FakeVisitStore.with({ reloadedFor }),
        phoneRedirect: throwError(() => new Error('chunk lost')),
      });
      const seen = watching(startUp.run());
      answer(gateway, site.withPhoneSite('https://m.example'));
      await setImmediate();
      expect([navigator.journeys, seen.values.map(({ kind }) => kind)]).to.deep.equal([journeys, states]);
    }
  });

  it('leaves a phone here when there is no phone site, or when this site is the phone site', async () => {
    for (const phoneSite of ['', 'https://site.example']) {
      const { startUp, gateway, navigator } = newPage({ scene: 'h5' });
      expect(navigator.origin).to.equal('https://site.example');
      const seen = watching(startUp.run());
      const here = phoneSite === '' ? site : site.withPhoneSite(phoneSite);
      answer(gateway, here);
      await until(() => seen.values.length > 0);
      expect(seen.values).to.deep.equal([ready(here)]);
      expect(navigator.journeys).to.deep.equal([]);
    }
  });
});

function newPage(
  settings: Partial<RuntimeSettings> = {},
  address = '/',
  given: { readonly store?: VisitStore; readonly phoneRedirect?: LazyServices['phoneRedirect'] } = {},
) {
  const store = given.store ?? new FakeVisitStore();
  const gateway = new FakeSiteGateway();
  const currentSite = new CurrentSite();
  const { recovery, presence, time } = aRecovery();
  const navigator = new MemoryNavigator(address);
  const log = new RecordingLog();
  const startUp = new StartUp(
    gateway,
    currentSite,
    recovery,
    navigator,
    someSettings(settings),
    store,
    log,
    new ModuleLoader(navigator, presence, recovery, store, log, new RecordingNotifier()),
    { phoneRedirect: given.phoneRedirect ?? of(phoneAddress) },
  );
  return { startUp, gateway, currentSite, presence, time, navigator, log };
}

function failedPage(error: AppError = { kind: 'offline' }) {
  const page = newPage();
  const seen = watching(page.startUp.run());
  page.gateway.configs.failWith(error);
  return {
    ...page,
    seen,
    succeed: () => answer(page.gateway, site),
  };
}

function answer(gateway: FakeSiteGateway, loaded: Site): void {
  gateway.configs.answer(loaded.config);
  gateway.menus.answer(loaded.navs);
}

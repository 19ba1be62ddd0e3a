import { expect } from 'chai';
import { Subject, throwError } from 'rxjs';

import { ModuleLoader } from '../../../src/application/site/module-loader.js';
import { Recovery } from '../../../src/domain/errors/recovery.js';
import { MemoryPresence } from '../../../src/adapters/memory/browser/presence.js';
import { MemoryNavigator } from '../../../src/adapters/memory/browser/navigator.js';
import type { VisitStore } from '../../../src/domain/ports/visit-store.js';
import { FakeStorages } from '../../contract/rigs/fake-storages.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { FakeRequest } from '../../support/fake-request.js';
import { RecordingLog, RecordingNotifier } from '../../support/recorders.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { watching } from '../../support/watching.js';

const LOST = { kind: 'offline' } as const;

function loading(
  reloadedFor?: string,
  store: VisitStore = FakeVisitStore.with(reloadedFor === undefined ? {} : { reloadedFor }),
) {
  const navigator = new MemoryNavigator();
  const presence = new MemoryPresence();
  const log = new RecordingLog();
  const notifier = new RecordingNotifier();
  const code = new FakeRequest<string>();
  const retry$ = new Subject<void>();
  const remembered: string[] = [];
  const source = { name: 'vip', fetch: () => code.send(), beforeReload: () => remembered.push('remembered') };
  const time = new VirtualClock();
  const recovery = new Recovery(presence, time, () => 0.5);
  const watched = watching(new ModuleLoader(navigator, presence, recovery, store, log, notifier).watch(source, retry$));
  return { navigator, presence, recovery, time, store, log, notifier, code, retry$, remembered, watched };
}

type Loading = ReturnType<typeof loading>;

describe('ModuleLoader', () => {
  it('reports loading until the code has arrived, and cancels the request with its subscriber', () => {
    const { code, watched, notifier } = loading();
    code.answer('code');
    expect(notifier.messages).to.deep.equal([]);
    expect(watched.values).to.deep.equal([{ kind: 'loading' }, { kind: 'ready', value: 'code' }]);
    const left = loading();
    left.watched.stop();
    expect(left.code.waiting).to.equal(0);
  });

  it('reloads the document when a deployment has removed the code, after storing what the visitor was doing', () => {
    const { code, watched, navigator, store, remembered, log } = loading();
    code.failWith(LOST);
    expect(log.lines.join()).to.match(/^info code of vip could not be fetched/);
    expect([navigator.journeys, store.read('reloadedFor'), remembered]).to.deep.equal([
      ['reload /'],
      'vip',
      ['remembered'],
    ]);
    // The document is about to be replaced, so no failure is reported.
    expect(watched.values).to.deep.equal([{ kind: 'loading' }]);
  });

  it('reloads the document also for code that has nothing to store', () => {
    const { navigator, presence, recovery, store, log, notifier } = loading();
    const source = { name: 'search', fetch: () => throwError(() => LOST) };
    const watched = watching(
      new ModuleLoader(navigator, presence, recovery, store, log, notifier).watch(source, new Subject()),
    );
    expect([navigator.journeys, watched.errors]).to.deep.equal([['reload /'], []]);
  });

  it('reloads the document at most once for each name of code', () => {
    const again = loading('vip');
    again.code.failWith(LOST);
    expect([again.navigator.journeys, again.watched.values.at(-1)]).to.deep.equal([
      [],
      { kind: 'failed', isOnline: true },
    ]);
    const other = loading('courses');
    other.code.failWith(LOST);
    expect([other.navigator.journeys, other.store.read('reloadedFor')]).to.deep.equal([['reload /'], 'courses vip']);
  });

  for (const condition of ['forbidden', 'full', 'read-only', 'ignores-changes'] as const) {
    it(`never reloads the document where tab storage is ${condition}: without a mark it would reload forever`, () => {
      const browser = new FakeStorages();
      browser.tabCondition = condition;
      const { code, watched, navigator, remembered } = loading(undefined, browser.openTab().store);
      code.failWith(LOST);
      expect([navigator.journeys, remembered]).to.deep.equal([[], []]);
      expect(watched.values.at(-1)).to.deep.equal({ kind: 'failed', isOnline: true });
    });
  }

  it('does not reload the document of a member whose session the browser could not store: it would end', () => {
    const browser = new FakeStorages();
    browser.condition = 'full';
    browser.tabCondition = 'works';
    const { store } = browser.openTab();
    store.write('token', 't');
    const { code, watched, navigator } = loading(undefined, store);
    code.failWith(LOST);
    expect([navigator.journeys, watched.values.at(-1)]).to.deep.equal([[], { kind: 'failed', isOnline: true }]);
  });

  it('forgets a reload once the code has arrived, and says why the document has reloaded', () => {
    const { code, store, notifier } = loading('courses vip');
    code.answer('code');
    expect(notifier.messages).to.deep.equal(['success 网站已更新，页面已重新加载']);
    expect(store.read('reloadedFor')).to.equal('courses');
    const inTheMiddle = loading('courses vip member');
    inTheMiddle.code.answer('code');
    expect(inTheMiddle.store.read('reloadedFor')).to.equal('courses member');
    const last = loading('vip');
    last.code.answer('code');
    expect(last.store.read('reloadedFor')).to.equal(undefined);
  });

  it('reports a lost network, and fetches the code on a retry, when the network is back, or when the site answers although the browser reports none', () => {
    for (const again of ['retry', 'network', 'answer'] as const) {
      const { presence, code, retry$, watched, navigator, time } = loading();
      presence.loseNetwork();
      code.failWith(LOST);
      expect(watched.values.at(-1)).to.deep.equal({ kind: 'failed', isOnline: false });
      if (again === 'retry') retry$.next();
      else if (again === 'network') presence.regainNetwork();
      else {
        time.advance(60_000);
        expect(watched.values.at(-1)).to.deep.equal({ kind: 'failed', isOnline: false });
        presence.misreportNetwork();
        time.advance(60_000);
      }
      expect(watched.values.at(-1)).to.deep.equal({ kind: 'loading' });
      code.answer('code');
      expect(watched.values.at(-1)).to.deep.equal({ kind: 'ready', value: 'code' });
      expect(navigator.journeys).to.deep.equal([]);
    }
  });

  it('does not reload for a visitor who is leaving, whose browser has aborted the script', () => {
    const { presence, code, watched, navigator, store } = loading();
    presence.leave();
    code.failWith(LOST);
    expect([navigator.journeys, store.read('reloadedFor'), code.waiting]).to.deep.equal([[], undefined, 0]);
    expect(watched.values).to.deep.equal([{ kind: 'loading' }]);
  });

  it('does not reload for a script that was lost while the site cannot be reached: WebKit refuses every request of a page that is being left', () => {
    const { presence, code, watched, navigator, store } = loading();
    presence.refuseRequests();
    code.failWith(LOST);
    expect([navigator.journeys, store.read('reloadedFor')]).to.deep.equal([[], undefined]);
    expect(watched.values.at(-1)).to.deep.equal({ kind: 'failed', isOnline: false });
  });

  for (const [when, happens] of [
    ['Back restores the page that could not reach the site', ({ presence }: Loading) => presence.refuseRequests()],
    ['the visitor stays, or returns with Back', ({ presence }: Loading) => presence.leave()],
  ] as const)
    it(`fetches lost code again when ${when}`, () => {
      const page = loading();
      happens(page);
      page.code.failWith(LOST);
      page.presence.restore();
      page.code.answer('code');
      expect(page.watched.values.at(-1)).to.deep.equal({ kind: 'ready', value: 'code' });
      expect(page.navigator.journeys).to.deep.equal([]);
    });

  it('does not reload where the visitor begins to leave while it tries to reach the site', () => {
    const { presence, code, watched, navigator } = loading();
    const reached = presence.delayRequests();
    code.failWith(LOST);
    presence.leave();
    reached.next(true);
    expect([navigator.journeys, watched.values]).to.deep.equal([[], [{ kind: 'loading' }]]);
    presence.restore();
    code.answer('code');
    expect(watched.values.at(-1)).to.deep.equal({ kind: 'ready', value: 'code' });
  });

  it('does not reload where the visitor has returned before the site answers: the code was lost while they were leaving', () => {
    const { presence, code, watched, navigator } = loading();
    const reached = presence.delayRequests();
    presence.leave();
    code.failWith(LOST);
    presence.restore();
    reached.next(true);
    code.answer('code');
    expect([navigator.journeys, watched.values.at(-1)]).to.deep.equal([[], { kind: 'ready', value: 'code' }]);
  });
});

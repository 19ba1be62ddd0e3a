import { expect } from 'chai';

import { MemoryStorageArea, MemoryVisitStore } from '../../src/adapters/memory/browser/visit-store.js';
import type { VisitStore } from '../../src/domain/ports/visit-store.js';
import type { StoredKey } from '../../src/domain/session/stored-keys.js';
import { watching } from '../support/watching.js';
import { FakeStorages, type StorageCondition } from './rigs/fake-storages.js';

const KEYS: readonly StoredKey[] = ['token', 'desktopWanted'];

/** `newTabs`: the stores of two tabs of one new browser. */
type Adapter = readonly [adapter: string, newTabs: () => readonly [VisitStore, VisitStore]];

const WEB: Adapter = ['WebVisitStore', webTabs('works')];
const MEMORY: Adapter = [
  'MemoryVisitStore',
  () => {
    const shared = new MemoryStorageArea();
    return [new MemoryVisitStore(shared), new MemoryVisitStore(shared)];
  },
];
const REFUSED: readonly Adapter[] = [
  ['WebVisitStore with a full storage', webTabs('full')],
  ['WebVisitStore with a blocked storage', webTabs('forbidden')],
  ['WebVisitStore with a storage that refuses changes', webTabs('read-only')],
  ['WebVisitStore with a storage that ignores changes', webTabs('ignores-changes')],
];
const ADAPTERS: readonly Adapter[] = [WEB, ...REFUSED, MEMORY];

for (const [adapter, newTabs] of ADAPTERS) {
  describe(`VisitStore (${adapter})`, () => {
    let store: VisitStore;
    beforeEach(() => {
      [store] = newTabs();
    });

    for (const key of KEYS) {
      it(`returns the last written value of ${key} at once`, () => {
        expect(store.read(key)).to.equal(undefined);
        store.write(key, 'first');
        expect(store.read(key)).to.equal('first');
        store.write(key, 'second');
        expect(store.read(key)).to.equal('second');
      });

      it(`returns no value of ${key} once it is erased`, () => {
        store.write(key, 'value');
        store.erase(key);
        expect(store.read(key)).to.equal(undefined);
      });

      it(`allows the erasure of ${key} before it was written`, () => {
        store.erase(key);
        expect(store.read(key)).to.equal(undefined);
      });

      it(`emits the current value of ${key} at once, and then every change once`, () => {
        store.write(key, 'a');
        const watched = watching(store.watch(key));
        expect(watched.values).to.deep.equal(['a']);
        store.write(key, 'b');
        store.write(key, 'b');
        store.erase(key);
        store.erase(key);
        store.write(key, 'c');
        expect(watched.values).to.deep.equal(['a', 'b', undefined, 'c']);
        expect([watched.errors.length, watched.completed]).to.deep.equal([0, false]);
      });

      it(`emits the value that ${key} has at the subscription, and nothing after unsubscribe`, () => {
        const watch$ = store.watch(key);
        store.write(key, 'later');
        const watched = watching(watch$);
        expect(watched.values).to.deep.equal(['later']);
        watched.stop();
        store.write(key, 'unseen');
        expect(watched.values).to.deep.equal(['later']);
      });
    }

    it('stores a separate value for each id of a key, and for the key without an id', () => {
      store.write('smsDeadline', '1', 'login:138');
      store.write('smsDeadline', '2', 'register:138');
      store.write('smsDeadline', '3');
      expect(store.read('smsDeadline', 'login:138')).to.equal('1');
      expect(store.read('smsDeadline', 'register:138')).to.equal('2');
      store.erase('smsDeadline', 'login:138');
      expect(store.read('smsDeadline', 'login:138')).to.equal(undefined);
      expect(store.read('smsDeadline', 'register:138')).to.equal('2');
      expect(store.read('smsDeadline')).to.equal('3');
      store.erase('smsDeadline');
      expect(store.read('smsDeadline', 'register:138')).to.equal('2');
    });

    it('erases a key with all its ids, and no other key', () => {
      store.write('smsDeadline', '1', 'login:138');
      store.write('smsDeadline', '2', 'register:138');
      store.write('smsDeadline', '3');
      store.write('desktopWanted', '1');
      store.write('token', 't');
      store.write('msv', '7');
      const watched = watching(store.watch('token'));
      store.eraseAll('smsDeadline');
      store.eraseAll('token');
      const left = ['login:138', 'register:138', undefined].map((id) => store.read('smsDeadline', id));
      expect(left).to.deep.equal([undefined, undefined, undefined]);
      expect([store.read('desktopWanted'), store.read('msv')]).to.deep.equal(['1', '7']);
      expect(watched.values).to.deep.equal(['t', undefined]);
    });

    it('erases a key with all its ids in its own storage only', () => {
      store.write('loginCode', 'mine');
      store.write('usedLoginCode', 'mine', 'mine');
      store.eraseAll('loginCode');
      expect([store.read('loginCode'), store.read('usedLoginCode', 'mine')]).to.deep.equal([undefined, 'mine']);
    });

    it('does not report values with an id to a subscriber of the key', () => {
      const watched = watching(store.watch('smsDeadline'));
      store.write('smsDeadline', '1', 'login:138');
      store.erase('smsDeadline', 'login:138');
      expect(watched.values).to.deep.equal([undefined]);
    });

    it('separates the two storages, even for the same name', () => {
      store.write('loginCode', 'mine');
      store.write('usedLoginCode', 'mine', 'mine');
      store.erase('loginCode');
      expect(store.read('loginCode')).to.equal(undefined);
      expect(store.read('usedLoginCode', 'mine')).to.equal('mine');
    });

    it('separates the keys', () => {
      const watched = watching(store.watch('msv'));
      store.write('token', 't');
      store.write('playId', 'p');
      expect(store.read('msv')).to.equal(undefined);
      expect(watched.values).to.deep.equal([undefined]);
    });

    it('allows a subscriber to write during its notification', () => {
      store.write('token', 'bad');
      const seen: (string | undefined)[] = [];
      const subscription = store.watch('token').subscribe((token) => {
        seen.push(token);
        if (token === 'bad') store.erase('token');
      });
      subscription.unsubscribe();
      expect(seen).to.deep.equal(['bad', undefined]);
    });
  });
}

/** The contract of `isStored`: whether a reload finds the value. */
for (const [adapter, newTabs, stores] of [
  ...[WEB, MEMORY].map((works) => [...works, true] as const),
  ...REFUSED.map((refused) => [...refused, false] as const),
]) {
  describe(`VisitStore over a reload (${adapter})`, () => {
    it('reports whether a written value outlives the page', () => {
      for (const key of KEYS) {
        const [store] = newTabs();
        expect(store.isStored(key), 'nothing to lose').to.equal(true);
        store.write(key, 'value');
        expect(store.isStored(key), key).to.equal(stores);
        expect(store.isStored('msv'), 'another key').to.equal(true);
      }
    });
  });
}

/** The contract of `local` keys when tabs share a storage. */
for (const [adapter, newTabs] of [WEB, MEMORY]) {
  describe(`VisitStore between tabs (${adapter})`, () => {
    it('reports the values that another tab writes and erases', () => {
      const [store, otherTab] = newTabs();
      const watched = watching(store.watch('token'));
      otherTab.write('token', 'theirs');
      expect(store.read('token')).to.equal('theirs');
      otherTab.erase('token');
      expect(watched.values).to.deep.equal([undefined, 'theirs', undefined]);
    });

    it('hides the values of one tab from other tabs', () => {
      const [store, otherTab] = newTabs();
      const watched = watching(store.watch('desktopWanted'));
      otherTab.write('desktopWanted', '1');
      expect(store.read('desktopWanted')).to.equal(undefined);
      expect(watched.values).to.deep.equal([undefined]);
    });
  });
}

function webTabs(condition: StorageCondition): Adapter[1] {
  return () => {
    const browser = new FakeStorages();
    browser.condition = condition;
    return [browser.openTab().store, browser.openTab().store];
  };
}

import { expect } from 'chai';

import { WebNoteStore } from '../../src/adapters/browser/note-store.js';
import { MemoryNoteStore } from '../../src/adapters/memory/browser/note-store.js';
import type { NoteStore } from '../../src/domain/ports/note-store.js';
import { VirtualClock } from '../support/virtual-clock.js';
import { watching } from '../support/watching.js';
import { FakeStorages, type StorageCondition } from './rigs/fake-storages.js';

interface Rig {
  readonly tabs: readonly [NoteStore, NoteStore];
  readonly refuse: (how: StorageCondition) => void;
  /** Lets the events of other tabs arrive. */
  readonly pass: () => void;
}

const ADAPTERS: readonly (readonly [adapter: string, refusals: readonly StorageCondition[], newRig: () => Rig])[] = [
  [
    'WebNoteStore',
    ['full', 'forbidden', 'read-only', 'ignores-changes'],
    () => {
      const browser = new FakeStorages();
      const time = new VirtualClock();
      browser.local.set('course-site-notes', 'without an id');
      browser.local.set('course-site-notes-of-others', 'x');
      const open = () => {
        const { local, window } = browser.openTab();
        return new WebNoteStore(local, window, time);
      };
      return {
        tabs: [open(), open()],
        pass: () => time.advance(100),
        refuse: (how) => {
          browser.condition = how;
        },
      };
    },
  ],
  [
    'MemoryNoteStore',
    ['full'],
    () => {
      const store = new MemoryNoteStore();
      return {
        tabs: [store, store.openTab()],
        pass: () => undefined,
        refuse: (how) => {
          store.isFull = how === 'full';
        },
      };
    },
  ],
];

for (const [adapter, refusals, newRig] of ADAPTERS) {
  describe(`NoteStore (${adapter})`, () => {
    it('stores one value for each id, and lists the ids', () => {
      const [store] = newRig().tabs;
      expect([store.ids(), store.read('7.5.a')]).to.deep.equal([[], undefined]);
      expect([store.write('7.5.a', 'one'), store.write('7.5.b', 'two')]).to.deep.equal([true, true]);
      store.write('7.5.a', 'three');
      expect(store.ids()).to.have.members(['7.5.a', '7.5.b']);
      expect([store.read('7.5.a'), store.read('7.5.b')]).to.deep.equal(['three', 'two']);
      expect([store.erase('7.5.a'), store.erase('7.5.x'), store.ids()]).to.deep.equal([true, true, ['7.5.b']]);
    });

    it('reports the changes of other tabs, while it is subscribed to', () => {
      const { tabs, pass } = newRig();
      const [store, other] = tabs;
      const seen: (readonly string[])[] = [];
      const subscription = store.changesElsewhere$.subscribe(() => seen.push(store.ids()));
      store.write('7.5.a', 'one');
      pass();
      for (const change of [() => other.write('7.5.b', 'two'), () => other.erase('7.5.a')]) {
        change();
        pass();
      }
      subscription.unsubscribe();
      other.erase('7.5.b');
      pass();
      expect(seen).to.deep.equal([['7.5.a', '7.5.b'], ['7.5.b']]);
    });

    for (const how of refusals)
      it(`changes and reports nothing where the storage is ${how}`, () => {
        const { tabs, refuse, pass } = newRig();
        const [store, other] = tabs;
        store.write('7.5.a', 'one');
        pass();
        const watched = watching(other.changesElsewhere$);
        refuse(how);
        expect([store.write('7.5.a', 'two'), store.write('7.5.b', 'two')]).to.deep.equal([false, false]);
        if (how !== 'full') expect(store.erase('7.5.a')).to.equal(false);
        refuse('works');
        pass();
        expect([store.ids(), store.read('7.5.a'), watched.values.length]).to.deep.equal([['7.5.a'], 'one', 0]);
      });
  });
}

describe('The notes of a tab', () => {
  it('change once where another tab removes 6,000 or clears the storage, and when Back restores the page', () => {
    const [browser, time] = [new FakeStorages(), new VirtualClock()];
    const [here, other] = [browser.openTab(), browser.openTab()];
    const watched = watching(new WebNoteStore(here.local, here.window, time).changesElsewhere$);
    for (let count = 0; count < 6000; count += 1) other.local().setItem(`course-site-notes:7.5.${String(count)}`, '');
    time.advance(100);
    expect(watched.values).to.have.length(1);
    here.window.dispatchEvent(new Event('pageshow'));
    expect(watched.values).to.have.length(2);
    browser.clear();
    time.advance(100);
    expect(watched.values).to.have.length(3);
    watched.stop();
    expect(time.pending).to.equal(0);
  });
});

import { expect } from 'chai';

import { WebNoteStore } from '../../src/adapters/browser/note-store.js';
import { MemoryNoteStore } from '../../src/adapters/memory/browser/note-store.js';
import type { NoteStore } from '../../src/domain/ports/note-store.js';
import { watching } from '../support/watching.js';
import { FakeStorages, type StorageCondition } from './rigs/fake-storages.js';

interface Rig {
  readonly tabs: readonly [NoteStore, NoteStore];
  readonly refuse: (how: StorageCondition) => void;
}

const ADAPTERS: readonly (readonly [adapter: string, refusals: readonly StorageCondition[], newRig: () => Rig])[] = [
  [
    'WebNoteStore',
    ['full', 'forbidden', 'read-only', 'ignores-changes'],
    () => {
      const browser = new FakeStorages();
      browser.local.set('course-site-notes', 'without an id');
      browser.local.set('course-site-notes-of-others', 'x');
      const open = () => {
        const { local, window } = browser.openTab();
        return new WebNoteStore(local, window);
      };
      return {
        tabs: [open(), open()],
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
        tabs: [store, store],
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

    it('reports the changes of this tab and of the others', () => {
      const [store, other] = newRig().tabs;
      const seen: (readonly string[])[] = [];
      const watched = watching(store.changes$);
      const subscription = store.changes$.subscribe(() => seen.push(store.ids()));
      expect(watched.values.length).to.equal(0);
      store.write('7.5.a', 'one');
      other.write('7.5.b', 'two');
      other.erase('7.5.a');
      subscription.unsubscribe();
      store.erase('7.5.b');
      expect(seen).to.deep.equal([['7.5.a'], ['7.5.a', '7.5.b'], ['7.5.b']]);
    });

    for (const how of refusals)
      it(`changes and reports nothing where the storage is ${how}`, () => {
        const { tabs, refuse } = newRig();
        const [store] = tabs;
        store.write('7.5.a', 'one');
        const watched = watching(store.changes$);
        refuse(how);
        expect([store.write('7.5.a', 'two'), store.write('7.5.b', 'two')]).to.deep.equal([false, false]);
        if (how !== 'full') expect(store.erase('7.5.a')).to.equal(false);
        refuse('works');
        expect([store.ids(), store.read('7.5.a'), watched.values.length]).to.deep.equal([['7.5.a'], 'one', 0]);
      });
  });
}

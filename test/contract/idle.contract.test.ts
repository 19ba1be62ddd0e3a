import { expect } from 'chai';

import { WebIdle } from '../../src/adapters/browser/idle.js';
import { MemoryIdle } from '../../src/adapters/memory/browser/environment.js';
import type { Idle } from '../../src/domain/ports/presence.js';
import { watching } from '../support/watching.js';

interface IdleRig {
  readonly idle: Idle;
  readonly rest: () => void;
  readonly saveData: () => void;
}

const ADAPTERS: readonly (readonly [adapter: string, newRig: () => IdleRig])[] = [
  ['WebIdle', webIdleRig],
  ['MemoryIdle', memoryIdleRig],
];

for (const [adapter, newRig] of ADAPTERS) {
  describe(`Idle (${adapter})`, () => {
    it('reports the next idle moment to every subscriber, once and not before', () => {
      const { idle, rest } = newRig();
      const waiting = [watching(idle.whenIdle()), watching(idle.whenIdle())];
      expect(waiting.map(({ values }) => values.length)).to.deep.equal([0, 0]);
      rest();
      rest();
      expect(waiting.map(({ values, completed }) => [values.length, completed])).to.deep.equal([
        [1, true],
        [1, true],
      ]);
      const later = watching(idle.whenIdle());
      expect(later.values).to.have.length(0);
      rest();
      expect(later.values).to.have.length(1);
    });

    it('reports no idle moment when the visitor saves data', () => {
      const { idle, rest, saveData } = newRig();
      saveData();
      const watched = watching(idle.whenIdle());
      rest();
      expect([watched.values.length, watched.errors.length, watched.completed]).to.deep.equal([0, 0, true]);
    });

    it('reports nothing after unsubscribe', () => {
      const { idle, rest } = newRig();
      const watched = watching(idle.whenIdle());
      watched.stop();
      rest();
      expect(watched.values).to.have.length(0);
    });
  });
}

function webIdleRig(): IdleRig {
  const waiting = new Map<number, () => void>();
  const connection = { saveData: false, effectiveType: '4g' };
  let handles = 0;
  const idle = new WebIdle({
    navigator: { connection },
    requestIdleCallback: (work) => {
      handles += 1;
      waiting.set(handles, work);
      return handles;
    },
    cancelIdleCallback: (handle) => {
      waiting.delete(handle);
    },
  });
  return {
    idle,
    rest: () => {
      const works = [...waiting.values()];
      waiting.clear();
      for (const work of works) work();
    },
    saveData: () => {
      connection.saveData = true;
    },
  };
}

function memoryIdleRig(): IdleRig {
  const idle = new MemoryIdle();
  return {
    idle,
    rest: () => idle.becomeIdle(),
    saveData: () => idle.saveData(),
  };
}

import { expect } from 'chai';
import { VirtualTimeScheduler } from 'rxjs';

import { TtlMap } from '../../../../src/adapters/memory/server/records.js';
import { passUntil } from '../support.js';

function aMemory() {
  const time = new VirtualTimeScheduler();
  const pass = (ms: number) => {
    time.schedule(() => undefined, ms);
    passUntil(time, time.now() + ms);
  };
  return { memory: new TtlMap<string>(time, 100), pass };
}

describe('TtlMap', () => {
  it('remembers until the time is over, and not a moment longer', () => {
    const { memory, pass } = aMemory();
    memory.put('a', 'one');
    pass(99);
    expect([memory.get('a'), memory.last?.value]).to.deep.equal(['one', 'one']);
    pass(1);
    expect([memory.get('a'), memory.last]).to.deep.equal([undefined, undefined]);
  });

  it('puts the new in place of the old, with a time of its own', () => {
    const { memory, pass } = aMemory();
    memory.put('a', 'one');
    memory.put('b', 'two');
    pass(60);
    memory.put('a', 'three');
    expect(memory.kept.value.all.map(({ key, endsAt }) => [key, endsAt])).to.deep.equal([
      ['b', 100],
      ['a', 160],
    ]);
    expect(memory.last?.value).to.equal('three');
  });

  it('remembers some things longer or shorter than the rest', () => {
    const { memory, pass } = aMemory();
    memory.put('short', 'one', 50);
    memory.put('long', 'two', 200);
    pass(50);
    expect([memory.get('short'), memory.get('long')]).to.deep.equal([undefined, 'two']);
    pass(149);
    expect(memory.get('long')).to.equal('two');
    pass(1);
    expect(memory.get('long')).to.equal(undefined);
  });

  it('changes a value without remembering it longer, and changes nothing that is not there', () => {
    const { memory, pass } = aMemory();
    memory.put('a', 'one');
    pass(60);
    memory.change('a', 'two');
    memory.change('b', 'three');
    expect(memory.kept.value.all).to.deep.equal([{ key: 'a', value: 'two', endsAt: 100 }]);
  });

  it('forgets what is dropped', () => {
    const { memory } = aMemory();
    memory.put('a', 'one');
    memory.put('b', 'two');
    memory.drop('b');
    expect([memory.get('b'), memory.last?.key]).to.deep.equal([undefined, 'a']);
  });
});

import { expect } from 'chai';
import { VirtualTimeScheduler } from 'rxjs';

import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { RateLimiter } from '../../../src/adapters/memory/server/rate-limiter.js';
import { ObservableRecord, TtlMap } from '../../../src/adapters/memory/server/records.js';
import { aSite, passUntil } from './support.js';

const { offline, timeout } = FAULTS;

describe('Controls', () => {
  it('make every call fail, and one of them with a fault of its own', () => {
    const { controls } = aSite().site;
    controls.fail('all', offline);
    controls.fail('navs', timeout, 1);
    expect(controls.takeFault('links')).to.equal(offline);
    expect(controls.takeFault('navs')).to.equal(timeout);
    expect(controls.takeFault('navs')).to.equal(offline);
  });

  it('heal all calls when no call is named', () => {
    const { controls } = aSite().site;
    controls.fail('all', offline);
    controls.fail('navs', timeout);
    controls.clearFaults();
    expect(controls.takeFault('navs')).to.equal(undefined);
  });
});

describe('CourseSite.admit', () => {
  it('delays calls by different times between the two limits', () => {
    const { site } = aSite();
    site.controls.delay(150, 300);
    const waits = Array.from({ length: 20 }, () => site.admit('links', 'here').waitMs);
    expect(Math.min(...waits)).to.be.at.least(150);
    expect(Math.max(...waits)).to.be.at.most(300);
    expect(new Set(waits).size).to.be.greaterThan(1);
  });

  it('refuses the calls beyond a limit as too many, once the limit is set', () => {
    const { site } = aSite();
    site.admit('links', 'here');
    site.controls.limitRate(1);
    expect(site.admit('links', 'here').fault).to.equal(undefined);
    expect(site.admit('links', 'here').fault).to.deep.equal(FAULTS.tooOften);
  });
});

describe('RateLimiter', () => {
  it('counts down to zero, and then refuses', () => {
    const limiter = new RateLimiter(new VirtualTimeScheduler());
    const left = Array.from({ length: 4 }, () => limiter.take('here', 3).remaining);
    expect(left).to.deep.equal([2, 1, 0, undefined]);
  });

  it('counts each caller separately', () => {
    const limiter = new RateLimiter(new VirtualTimeScheduler());
    limiter.take('here', 1);
    expect(limiter.take('there', 1).remaining).to.equal(0);
    expect(limiter.take('here', 1).remaining).to.equal(undefined);
  });

  it('starts again one minute after the first call', () => {
    const time = new VirtualTimeScheduler();
    const limiter = new RateLimiter(time);
    limiter.take('here', 1);
    time.schedule(() => undefined, 59_999);
    time.schedule(() => undefined, 60_000);
    passUntil(time, 59_999);
    expect(limiter.take('here', 1).remaining).to.equal(undefined);
    passUntil(time, 60_000);
    expect(limiter.take('here', 1).remaining).to.equal(0);
  });
});

describe('TtlMap', () => {
  function aTtlMap() {
    const time = new VirtualTimeScheduler();
    const pass = (ms: number) => {
      time.schedule(() => undefined, ms);
      passUntil(time, time.now() + ms);
    };
    return { memory: new TtlMap<string>(time, 100), pass };
  }

  it('returns a value until its time is over', () => {
    const { memory, pass } = aTtlMap();
    memory.put('a', 'one');
    pass(99);
    expect([memory.get('a'), memory.last?.value]).to.deep.equal(['one', 'one']);
    pass(1);
    expect([memory.get('a'), memory.last]).to.deep.equal([undefined, undefined]);
  });

  it('replaces the value of a key, and starts its time again', () => {
    const { memory, pass } = aTtlMap();
    memory.put('a', 'one');
    memory.put('b', 'two');
    pass(60);
    memory.put('a', 'three');
    expect(memory.stored.value.all.map(({ key, endsAt }) => [key, endsAt])).to.deep.equal([
      ['b', 100],
      ['a', 160],
    ]);
    expect(memory.last?.value).to.equal('three');
  });

  it('holds a value for a time of its own when one is given', () => {
    const { memory, pass } = aTtlMap();
    memory.put('short', 'one', 50);
    memory.put('long', 'two', 200);
    pass(50);
    expect([memory.get('short'), memory.get('long')]).to.deep.equal([undefined, 'two']);
    pass(149);
    expect(memory.get('long')).to.equal('two');
    pass(1);
    expect(memory.get('long')).to.equal(undefined);
  });
});

describe('ObservableRecord', () => {
  it('restores a state that was stored as JSON', () => {
    const before = new ObservableRecord<{ name: string; all: readonly number[] }>({ name: 'a', all: [1, 2] });
    const after = new ObservableRecord({ name: '', all: [] as readonly number[] });
    const stored: unknown = JSON.parse(JSON.stringify(before.value));
    if (typeof stored === 'object' && stored !== null) after.restore(stored);
    expect(after.value).to.deep.equal({ name: 'a', all: [1, 2] });
  });

  it('ignores stored values of another type', () => {
    const record = new ObservableRecord({ name: 'a', all: [1] });
    record.restore({ name: 7, all: {} });
    expect(record.value).to.deep.equal({ name: 'a', all: [1] });
  });
});

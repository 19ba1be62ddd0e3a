import { expect } from 'chai';
import fc from 'fast-check';
import { VirtualTimeScheduler } from 'rxjs';

import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { AttachmentLinks } from '../../../src/adapters/memory/server/courses/courses.js';
import { randomBetween, randomText, seededRandom } from '../../../src/adapters/memory/server/random.js';
import { RateLimiter } from '../../../src/adapters/memory/server/rate-limiter.js';
import { ObservableRecord, TtlMap } from '../../../src/adapters/memory/server/records.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { aSite, passUntil, refusalOf } from './support.js';

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

  it('show the state of the network and every change of it', () => {
    const { controls } = aSite().site;
    const latencies: number[] = [];
    controls.network$.subscribe(({ latency }) => latencies.push(latency.toMs));
    controls.delay(40);
    controls.delay(10, 90);
    controls.fail('member', offline, 3);
    controls.limitRate(120);
    expect(latencies.slice(0, 3)).to.deep.equal([0, 40, 90]);
    expect(controls.network$.value).to.deep.equal({
      latency: { fromMs: 10, toMs: 90 },
      faults: { member: { fault: offline, times: 3 } },
      callsPerMinute: 120,
    });
  });

  it('change the settings of the server', () => {
    const { site } = aSite();
    site.controls.setUp({
      qq: false,
      wechatScan: false,
      bindMobileRequired: true,
      phoneSiteUrl: 'https://m.example.com',
    });
    site.controls.switchFunction('vip', false);
    expect(site.settings.value).to.include({ qq: false, wechatScan: false, bindMobileRequired: true });
    expect(site.controls.settings$.value.phoneSiteUrl).to.equal('https://m.example.com');
    expect(site.settings.value.switches).to.include({ vip: false, live: false });
    expect(site.settings.value.faceCheckRequired, 'unchanged').to.equal(false);
  });

  it('change what the site publishes', () => {
    const { site } = aSite();
    site.controls.publish({ links: [] });
    expect(site.controls.content$.value.links).to.deep.equal([]);
    expect(site.content.value.navs, 'unchanged').not.to.deep.equal([]);
  });

  it('throw for an account that does not exist', () => {
    const { controls } = aSite().site;
    expect(() => controls.signIn('13900000000')).to.throw('13900000000');
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

  it('counts every call, and refuses none before a control sets a limit', () => {
    const { site } = aSite();
    const admissions = Array.from({ length: 122 }, () => site.admit('links', 'here'));
    expect(admissions[0]?.allowance).to.deep.equal({ limit: 120, remaining: 119 });
    expect(admissions.at(-1)?.fault).to.equal(undefined);
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

  it('starts again when the limit changes', () => {
    const limiter = new RateLimiter(new VirtualTimeScheduler());
    limiter.take('here', 120);
    expect(limiter.take('here', 2).remaining).to.equal(1);
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
    expect(memory.kept.value.all.map(({ key, endsAt }) => [key, endsAt])).to.deep.equal([
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

  it('changes a value without extending its time, and adds nothing for an unknown key', () => {
    const { memory, pass } = aTtlMap();
    memory.put('a', 'one');
    pass(60);
    memory.change('a', 'two');
    memory.change('b', 'three');
    expect(memory.kept.value.all).to.deep.equal([{ key: 'a', value: 'two', endsAt: 100 }]);
  });

  it('removes a dropped value', () => {
    const { memory } = aTtlMap();
    memory.put('a', 'one');
    memory.put('b', 'two');
    memory.drop('b');
    expect([memory.get('b'), memory.last?.key]).to.deep.equal([undefined, 'a']);
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

describe('seededRandom', () => {
  it('gives the same numbers for the same seed, and different numbers for another seed', () => {
    const three = (seed: number) => Array.from({ length: 3 }, seededRandom(seed));
    expect(three(7)).to.deep.equal(three(7));
    expect(three(7)).not.to.deep.equal(three(8));
  });

  it('gives numbers between 0 and 1, or between the given bounds', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), fc.nat(), (seed, from, width) => {
        const random = seededRandom(seed);
        expect(random()).to.be.within(0, 1).and.not.equal(1);
        expect(randomBetween(random, from, from + width)).to.be.within(from, from + width);
      }),
    );
  });

  it('makes texts of the requested length', () => {
    expect(randomText(seededRandom(1), 16)).to.match(/^[A-Za-z0-9]{16}$/);
  });
});

describe('AttachmentLinks', () => {
  const file = { id: 9, name: '讲义', extension: 'pdf', sizeBytes: 1024 };
  const hour = 3_600_000;

  it('work for an hour, and number at most 60 an hour for each member', () => {
    const time = new VirtualClock();
    const links = new AttachmentLinks(time, seededRandom(1));
    const [early, late] = [links.sign(file), links.sign(file)];
    for (let link = 0; link < 60; link += 1) links.count(1);
    const attempt = () => links.count(1);
    expect(refusalOf(attempt)).to.equal('请稍后再试');
    links.count(2);
    time.advance(hour - 1);
    expect(links.redeem(early)).to.equal(file);
    time.advance(1);
    expect(refusalOf(() => links.redeem(late))).to.equal('参数错误');
    expect(refusalOf(attempt)).to.equal(undefined);
  });
});

import { expect } from 'chai';
import { BehaviorSubject } from 'rxjs';

import { STANDSTILL_LIMIT_MS } from '../../../src/domain/lesson/limits.js';
import { standsStill } from '../../../src/domain/lesson/standstill.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { watching } from '../../support/watching.js';

describe('A lesson that stands still', () => {
  function waiting() {
    const clock = new VirtualClock();
    const lesson$ = new BehaviorSubject({ isAwaited: true, positionS: 5 });
    const visible$ = new BehaviorSubject(true);
    const watched = watching(standsStill(lesson$, visible$, clock));
    return { clock, lesson$, visible$, watched };
  }

  it('says so after 20 s, until it moves', () => {
    const { clock, lesson$, watched } = waiting();
    clock.advance(STANDSTILL_LIMIT_MS - 1);
    expect(watched.values).to.deep.equal([false]);
    clock.advance(1);
    expect(watched.values).to.deep.equal([false, true]);
    lesson$.next({ isAwaited: true, positionS: 5.25 });
    expect(watched.values).to.deep.equal([false, true, false]);
  });

  it('does not begin to wait again where another step of the way is reached', () => {
    const { clock, lesson$, watched } = waiting();
    for (let step = 0; step < 4; step += 1) {
      clock.advance(STANDSTILL_LIMIT_MS / 4);
      lesson$.next({ isAwaited: true, positionS: 5 });
    }
    expect(watched.values.at(-1)).to.equal(true);
  });

  it('is one for which the visitor waits, in a visible tab', () => {
    for (const hold of ['lesson$', 'visible$'] as const) {
      const waits = waiting();
      clock(waits, STANDSTILL_LIMIT_MS - 1);
      if (hold === 'lesson$') waits.lesson$.next({ isAwaited: false, positionS: 5 });
      else waits.visible$.next(false);
      clock(waits, 10 * STANDSTILL_LIMIT_MS);
      expect([waits.watched.values, waits.clock.pending], hold).to.deep.equal([[false], 0]);
      waits.lesson$.next({ isAwaited: true, positionS: 5 });
      waits.visible$.next(true);
      clock(waits, STANDSTILL_LIMIT_MS - 1);
      expect(waits.watched.values, hold).to.deep.equal([false]);
      clock(waits, 1);
      expect(waits.watched.values, hold).to.deep.equal([false, true]);
    }
  });

  function clock(waits: ReturnType<typeof waiting>, milliseconds: number): void {
    waits.clock.advance(milliseconds);
  }
});

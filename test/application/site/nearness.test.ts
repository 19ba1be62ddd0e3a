import { expect } from 'chai';
import { type Observable, Subject, throwError } from 'rxjs';

import { MemoryLeisure } from '../../../src/adapters/memory/browser/memory-leisure.js';
import { Nearness } from '../../../src/application/site/nearness.js';
import { FETCH_AHEAD_AFTER_MS } from '../../../src/domain/limits.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { watching } from '../../support/watching.js';

function aVisit(steps: readonly ((begin: (name: string) => void) => Observable<unknown>)[]) {
  const time = new VirtualClock();
  const leisure = new MemoryLeisure();
  const begun: string[] = [];
  const begin = (name: string): void => {
    begun.push(name);
  };
  const watched = watching(new Nearness(leisure, time).fetchAhead(steps.map((step) => () => step(begin))));
  return { time, leisure, begun, watched };
}

describe('Nearness', () => {
  const first = new Subject<void>();
  const second = new Subject<void>();
  const inTurn = [
    (begin: (name: string) => void) => {
      begin('first');
      return first;
    },
    (begin: (name: string) => void) => {
      begin('second');
      return second;
    },
  ];

  it('fetches nothing before the page has had its time, nor while the browser is busy', () => {
    const { time, leisure, begun } = aVisit(inTurn);
    time.advance(FETCH_AHEAD_AFTER_MS - 1);
    leisure.rest();
    expect(begun).to.deep.equal([]);
    time.advance(1);
    expect(begun).to.deep.equal([]);
    leisure.rest();
    expect(begun).to.deep.equal(['first']);
  });

  it('fetches one after the other, each in a moment of its own', () => {
    const one = new Subject<void>();
    const { time, leisure, begun, watched } = aVisit([
      (begin) => {
        begin('first');
        return one;
      },
      (begin) => {
        begin('second');
        return second;
      },
    ]);
    time.advance(FETCH_AHEAD_AFTER_MS);
    leisure.rest();
    leisure.rest();
    expect(begun).to.deep.equal(['first']);
    one.complete();
    expect(begun).to.deep.equal(['first']);
    leisure.rest();
    expect(begun).to.deep.equal(['first', 'second']);
    expect(watched.values).to.deep.equal([]);
  });

  it('goes on when something does not come', () => {
    const { time, leisure, begun, watched } = aVisit([
      (begin) => {
        begin('lost');
        return throwError(() => new Error('chunk lost'));
      },
      ...inTurn,
    ]);
    time.advance(FETCH_AHEAD_AFTER_MS);
    leisure.rest();
    leisure.rest();
    expect(begun).to.deep.equal(['lost', 'first']);
    expect(watched.errors).to.deep.equal([]);
  });

  it('fetches nothing for a visitor who saves data', () => {
    const { time, leisure, begun, watched } = aVisit(inTurn);
    leisure.saveData();
    time.advance(FETCH_AHEAD_AFTER_MS);
    leisure.rest();
    expect([begun, watched.completed]).to.deep.equal([[], true]);
  });

  it('leaves out the rest when the visitor has gone on', () => {
    const { time, leisure, begun, watched } = aVisit(inTurn);
    time.advance(FETCH_AHEAD_AFTER_MS);
    watched.stop();
    leisure.rest();
    expect([begun, time.pending]).to.deep.equal([[], 0]);
  });
});

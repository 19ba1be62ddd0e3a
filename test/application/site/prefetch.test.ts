import { expect } from 'chai';
import { type Observable, Subject, throwError } from 'rxjs';

import { MemoryIdle } from '../../../src/adapters/memory/browser/environment.js';
import { Prefetcher } from '../../../src/application/site/prefetch.js';
import { watching } from '../../support/watching.js';

function aVisit(
  steps: readonly ((begin: (name: string) => void) => Observable<unknown>)[],
  before: (idle: MemoryIdle) => void = () => undefined,
) {
  const idle = new MemoryIdle();
  before(idle);
  const begun: string[] = [];
  const begin = (name: string): void => {
    begun.push(name);
  };
  const prefetch = new Prefetcher(idle);
  const watched = watching(prefetch.fetchAhead(steps.map((step) => () => step(begin))));
  return { idle, begun, watched };
}

describe('Prefetcher', () => {
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

  it('fetches nothing while the browser is busy', () => {
    const { idle, begun } = aVisit(inTurn);
    expect(begun).to.deep.equal([]);
    idle.rest();
    expect(begun).to.deep.equal(['first']);
  });

  it('fetches one after the other, each in a moment of its own', () => {
    const one = new Subject<void>();
    const { idle, begun, watched } = aVisit([
      (begin) => {
        begin('first');
        return one;
      },
      (begin) => {
        begin('second');
        return second;
      },
    ]);
    idle.rest();
    idle.rest();
    expect(begun).to.deep.equal(['first']);
    one.complete();
    expect(begun).to.deep.equal(['first']);
    idle.rest();
    expect(begun).to.deep.equal(['first', 'second']);
    expect(watched.values).to.deep.equal([]);
  });

  it('goes on when something does not come', () => {
    const { idle, begun, watched } = aVisit([
      (begin) => {
        begin('lost');
        return throwError(() => new Error('chunk lost'));
      },
      ...inTurn,
    ]);
    idle.rest();
    idle.rest();
    expect(begun).to.deep.equal(['lost', 'first']);
    expect(watched.errors).to.deep.equal([]);
  });

  it('fetches nothing for a visitor who saves data', () => {
    const { idle, begun, watched } = aVisit(inTurn, (saving) => {
      saving.saveData();
    });
    idle.rest();
    expect([begun, watched.completed]).to.deep.equal([[], true]);
  });

  it('leaves out the rest when the visitor has gone on', () => {
    const { idle, begun, watched } = aVisit(inTurn);
    watched.stop();
    idle.rest();
    expect(begun).to.deep.equal([]);
  });
});

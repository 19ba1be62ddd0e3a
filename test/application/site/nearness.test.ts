import { expect } from 'chai';
import { type Observable, Subject, throwError } from 'rxjs';

import { MemoryLeisure } from '../../../src/adapters/memory/browser/memory-leisure.js';
import { Nearness } from '../../../src/application/site/nearness.js';
import { watching } from '../../support/watching.js';

function aVisit(
  steps: readonly ((begin: (name: string) => void) => Observable<unknown>)[],
  before: (leisure: MemoryLeisure) => void = () => undefined,
) {
  const leisure = new MemoryLeisure();
  before(leisure);
  const begun: string[] = [];
  const begin = (name: string): void => {
    begun.push(name);
  };
  const nearness = new Nearness(leisure);
  const watched = watching(nearness.fetchAhead(steps.map((step) => () => step(begin))));
  return { leisure, begun, watched };
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

  it('fetches nothing while the browser is busy', () => {
    const { leisure, begun } = aVisit(inTurn);
    expect(begun).to.deep.equal([]);
    leisure.rest();
    expect(begun).to.deep.equal(['first']);
  });

  it('fetches one after the other, each in a moment of its own', () => {
    const one = new Subject<void>();
    const { leisure, begun, watched } = aVisit([
      (begin) => {
        begin('first');
        return one;
      },
      (begin) => {
        begin('second');
        return second;
      },
    ]);
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
    const { leisure, begun, watched } = aVisit([
      (begin) => {
        begin('lost');
        return throwError(() => new Error('chunk lost'));
      },
      ...inTurn,
    ]);
    leisure.rest();
    leisure.rest();
    expect(begun).to.deep.equal(['lost', 'first']);
    expect(watched.errors).to.deep.equal([]);
  });

  it('fetches nothing for a visitor who saves data', () => {
    const { leisure, begun, watched } = aVisit(inTurn, (saving) => {
      saving.saveData();
    });
    leisure.rest();
    expect([begun, watched.completed]).to.deep.equal([[], true]);
  });

  it('leaves out the rest when the visitor has gone on', () => {
    const { leisure, begun, watched } = aVisit(inTurn);
    watched.stop();
    leisure.rest();
    expect(begun).to.deep.equal([]);
  });
});

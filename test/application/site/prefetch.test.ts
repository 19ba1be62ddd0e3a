import { expect } from 'chai';
import { type Observable, Subject, throwError } from 'rxjs';

import { MemoryIdle } from '../../../src/adapters/memory/browser/environment.js';
import { Prefetcher } from '../../../src/application/site/prefetch.js';
import { watching } from '../../support/watching.js';

function aVisit(before: (idle: MemoryIdle) => void = () => undefined) {
  const idle = new MemoryIdle();
  before(idle);
  const begun: string[] = [];
  const first = new Subject<void>();
  const step = (name: string, fetched$: Observable<unknown>) => () => {
    begun.push(name);
    return fetched$;
  };
  const lost$ = throwError(() => new Error('chunk lost'));
  const steps = [step('first', first), step('lost', lost$), step('last', new Subject())];
  return { idle, begun, first, watched: watching(new Prefetcher(idle).fetchAhead(steps)) };
}

describe('Prefetcher', () => {
  it('fetches one after the other, each in an idle moment of its own, and goes on when something does not come', () => {
    const { idle, begun, first, watched } = aVisit();
    expect(begun, 'the browser is busy').to.deep.equal([]);
    idle.rest();
    idle.rest();
    expect(begun).to.deep.equal(['first']);
    first.complete();
    expect(begun).to.deep.equal(['first']);
    idle.rest();
    idle.rest();
    expect(begun).to.deep.equal(['first', 'lost', 'last']);
    expect([watched.values, watched.errors]).to.deep.equal([[], []]);
  });

  it('fetches nothing for a visitor who saves data, nor for one who has gone on', () => {
    const saving = aVisit((idle) => {
      idle.saveData();
    });
    saving.idle.rest();
    expect([saving.begun, saving.watched.completed]).to.deep.equal([[], true]);
    const { idle, begun, watched } = aVisit();
    watched.stop();
    idle.rest();
    expect(begun).to.deep.equal([]);
  });
});

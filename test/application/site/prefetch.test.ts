import { expect } from 'chai';
import { type Observable, Subject, throwError } from 'rxjs';

import { MemoryIdle } from '../../../src/adapters/memory/browser/environment.js';
import { Prefetcher } from '../../../src/application/site/prefetch.js';
import { watching } from '../../support/watching.js';

function aVisit(before: (idle: MemoryIdle) => void = () => undefined) {
  const idle = new MemoryIdle();
  before(idle);
  const started: string[] = [];
  const first = new Subject<void>();
  const step = (name: string, fetched$: Observable<unknown>) => () => {
    started.push(name);
    return fetched$;
  };
  const lost$ = throwError(() => new Error('chunk lost'));
  const steps = [step('first', first), step('lost', lost$), step('last', new Subject())];
  return { idle, started, first, watched: watching(new Prefetcher(idle).prefetch(steps)) };
}

describe('Prefetcher', () => {
  it('fetches one script after the other, each in its own idle moment, and continues after a failure', () => {
    const { idle, started, first, watched } = aVisit();
    expect(started, 'the browser is busy').to.deep.equal([]);
    idle.becomeIdle();
    idle.becomeIdle();
    expect(started).to.deep.equal(['first']);
    first.complete();
    expect(started).to.deep.equal(['first']);
    idle.becomeIdle();
    idle.becomeIdle();
    expect(started).to.deep.equal(['first', 'lost', 'last']);
    expect([watched.values, watched.errors]).to.deep.equal([[], []]);
  });

  it('fetches nothing for a visitor who saves data, or after the visitor has left', () => {
    const saving = aVisit((idle) => idle.saveData());
    saving.idle.becomeIdle();
    expect([saving.started, saving.watched.completed]).to.deep.equal([[], true]);
    const { idle, started, watched } = aVisit();
    watched.stop();
    idle.becomeIdle();
    expect(started).to.deep.equal([]);
  });
});

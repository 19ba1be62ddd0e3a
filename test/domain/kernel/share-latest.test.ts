import { expect } from 'chai';
import { Observable, Subject } from 'rxjs';

import { shareLatest } from '../../../src/domain/kernel/streams.js';
import { watching } from '../../support/watching.js';

describe('shareLatest', () => {
  it('subscribes to the source once however many watch, and lets go with the last', () => {
    const source = new Subject<number>();
    let subscribed = 0;
    const shared$ = new Observable<number>((watcher) => {
      subscribed += 1;
      return source.subscribe(watcher);
    }).pipe(shareLatest());
    const [first, second] = [watching(shared$), watching(shared$)];
    expect(subscribed).to.equal(1);
    first.stop();
    expect(source.observed).to.equal(true);
    second.stop();
    expect(source.observed).to.equal(false);
  });

  it('gives the latest value to whoever comes later, but not what was before its time', () => {
    const source = new Subject<number>();
    const shared$ = source.pipe(shareLatest());
    const early = watching(shared$);
    source.next(1);
    source.next(2);
    const late = watching(shared$);
    expect(late.values).to.deep.equal([2]);
    early.stop();
    late.stop();
    expect(watching(shared$).values).to.deep.equal([]);
  });
});

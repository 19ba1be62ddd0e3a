import { expect } from 'chai';
import { BehaviorSubject, firstValueFrom, Observable, Subject } from 'rxjs';

import { readOnly, shareLatest, shareSuccess } from '../../../src/domain/kernel/streams.js';
import { FakeRequest } from '../../support/fake-request.js';
import { watching } from '../../support/watching.js';

describe('A behavior', () => {
  it('can be read at once, and emits from its present value on', () => {
    const subject = new BehaviorSubject(1);
    const behavior$ = readOnly(subject);
    subject.next(2);
    const seen = watching(behavior$);
    subject.next(3);
    expect(seen.values).to.deep.equal([2, 3]);
    expect(behavior$.value).to.equal(3);
  });
});

describe('shareLatest', () => {
  it('subscribes to the source once for all subscribers, and unsubscribes with the last one', () => {
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

  it('replays the latest value to a later subscriber, but not after all subscribers have left', () => {
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

describe('shareSuccess', () => {
  it('sends one request for the first subscriber, and replays the answer to all later ones', () => {
    const request = new FakeRequest<string>();
    const answer$ = request.send().pipe(shareSuccess());
    expect(request.requestCount).to.equal(0);
    const early = [watching(answer$), watching(answer$)];
    request.answer('yes');
    const late = watching(answer$);
    for (const { values, completed } of [...early, late]) {
      expect(values).to.deep.equal(['yes']);
      expect(completed).to.equal(true);
    }
    expect(request.requestCount).to.equal(1);
  });

  it('repeats the request after a failure, and after its last subscriber has left', () => {
    const request = new FakeRequest<string>();
    const answer$ = request.send().pipe(shareSuccess());
    const unlucky = watching(answer$);
    request.failWith({ kind: 'offline' });
    expect(unlucky.errors).to.deep.equal([{ kind: 'offline' }]);
    watching(answer$).stop();
    expect(request.waiting).to.equal(0);
    const next = watching(answer$);
    request.answer('yes');
    expect(next.values).to.deep.equal(['yes']);
  });

  it('does not repeat the request when the first subscriber left on receiving the answer', async () => {
    const request = new FakeRequest<string>();
    const answer$ = request.send().pipe(shareSuccess());
    const first = firstValueFrom(answer$);
    request.answer('yes');
    expect(await first).to.equal('yes');
    expect(watching(answer$).values).to.deep.equal(['yes']);
    expect(request.requestCount).to.equal(1);
  });
});

import { expect } from 'chai';
import { NEVER, type Observable, of, Subject } from 'rxjs';

import { ErrorReporter } from '../../../src/application/site/error-reporter.js';
import { Loader } from '../../../src/application/site/loader.js';
import { isSameData } from '../../../src/application/site/response-cache.js';
import type { Loading } from '../../../src/domain/kernel/loading.js';
import { ANSWER_CACHE_LIFE_MS, CACHED_ANSWERS_MAX } from '../../../src/domain/site/limits.js';
import { MemoryNavigator } from '../../../src/adapters/memory/browser/navigator.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { FakeRequest } from '../../support/fake-request.js';
import { RecordingLog, RecordingNotifier } from '../../support/recorders.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { watching } from '../../support/watching.js';

const OFFLINE = { kind: 'offline' } as const;
const LOADING = { kind: 'loading' } as const;
const ready = (value: unknown): Loading<unknown> => ({ kind: 'ready', value, isRenewing: false });

function aVisit() {
  const navigator = new MemoryNavigator();
  const store = FakeVisitStore.with({ token: 'ada' });
  const time = new VirtualClock();
  const log = new RecordingLog();
  const loader = new Loader(new ErrorReporter(new RecordingNotifier(), log), { navigator, store, time });
  const cache = loader.cache<unknown>();
  const retries = new Subject<void>();
  /** A view that makes this request, and all states that it has shown. */
  const look = (request: string, fake: FakeRequest<unknown>) =>
    watching(loader.load(fake.send(), retries).pipe(cache.wrap(request)));
  return {
    navigator,
    store,
    time,
    log,
    cache,
    retries,
    look,
    /** What a view of this request shows before the server answers. */
    shows: (request: string) => look(request, new FakeRequest()).values,
    /** A view that gets its answer and is then unmounted. */
    see: (request: string, answer: unknown) => {
      const fake = new FakeRequest<unknown>();
      const view = look(request, fake);
      fake.answer(answer);
      view.stop();
    },
    comeBack: () => {
      navigator.go('/vip');
      navigator.travel(-1);
    },
  };
}

/** A visitor who has seen an answer to "one" and has gone back to its page, which requests it again. */
function backAt(answer: unknown = 'old') {
  const visit = aVisit();
  visit.see('one', answer);
  visit.comeBack();
  const fake = new FakeRequest<unknown>();
  return { ...visit, fake, view: visit.look('one', fake) };
}

describe('ResponseCache', () => {
  it('shows a cached answer on Back, requests it again, and emits nothing when the answer is unchanged', () => {
    const { fake, view } = backAt({ items: [1] });
    expect(view.values).to.deep.equal([ready({ items: [1] })]);
    expect(fake.waiting).to.equal(1);
    fake.answer({ items: [1] });
    expect(view.values).to.have.lengthOf(1);
  });

  it('replaces the cached answer with a different one, without loading between them, and caches that one', () => {
    const { fake, view, shows } = backAt();
    fake.answer('new');
    expect(view.values).to.deep.equal([ready('old'), ready('new')]);
    expect(shows('one')).to.deep.equal([ready('new')]);
  });

  it('caches an answer without a value', () => {
    const visit = aVisit();
    visit.see('latest', undefined);
    visit.comeBack();
    expect(visit.shows('latest')).to.deep.equal([ready(undefined)]);
  });

  it('leaves the cached answer visible when the new request fails, and logs the cause', () => {
    const { fake, view, log } = backAt();
    fake.failWith({ kind: 'fault', cause: new TypeError('a bug') });
    expect([view.values, view.errors]).to.deep.equal([[ready('old')], []]);
    expect(log.lines).to.deep.equal(['error a fault of ours']);
  });

  it('reports that an answer is missing now, and does not show the cached one again', () => {
    const { fake, view, shows } = backAt();
    fake.failWith({ kind: 'missing', message: '' });
    expect(view.values.at(-1)).to.deep.equal({ kind: 'missing' });
    expect(shows('one')).to.deep.equal([LOADING]);
  });

  it('loads as usual when the visitor did not go back, for another request, and after an answer was dropped', () => {
    const visit = aVisit();
    visit.see('one', 'old');
    expect(visit.shows('one')).to.deep.equal([LOADING]);
    visit.comeBack();
    expect(visit.shows('two')).to.deep.equal([LOADING]);
    visit.cache.forget('one');
    expect(visit.shows('one')).to.deep.equal([LOADING]);
  });

  it('loads as usual once the cached answer has expired', () => {
    const visit = aVisit();
    visit.see('one', 'old');
    visit.comeBack();
    visit.time.advance(ANSWER_CACHE_LIFE_MS - 1);
    expect(visit.shows('one')).to.deep.equal([ready('old')]);
    visit.time.advance(1);
    expect(visit.shows('one')).to.deep.equal([LOADING]);
  });

  it('holds a limited number of answers, and drops the oldest', () => {
    const visit = aVisit();
    for (let answer = 0; answer <= CACHED_ANSWERS_MAX; answer++) visit.see(String(answer), answer);
    visit.comeBack();
    expect(visit.shows('0')).to.deep.equal([LOADING]);
    expect(visit.shows('1')).to.deep.equal([ready(1)]);
  });

  it("never shows one member's answers to another visitor, and has dropped them when the member returns", () => {
    const visit = aVisit();
    visit.see('one', "ada's");
    visit.comeBack();
    visit.store.erase('token');
    expect(visit.shows('one')).to.deep.equal([LOADING]);
    visit.store.write('token', 'ada');
    expect(visit.shows('one')).to.deep.equal([LOADING]);
  });

  for (const requestsToo of [false, true]) {
    it(`stores no answer for a member who has left${requestsToo ? ', also when the next member has sent a request meanwhile' : ''}`, () => {
      const visit = aVisit();
      const fake = new FakeRequest<unknown>();
      visit.look('one', fake);
      visit.store.write('token', 'grace');
      if (requestsToo) visit.see('two', "grace's");
      fake.answer("ada's");
      visit.comeBack();
      expect(visit.shows('one')).to.deep.equal([LOADING]);
      if (requestsToo) expect(visit.shows('two')).to.deep.equal([ready("grace's")]);
    });
  }

  it('shows loading and failure as usual on a retry', () => {
    const { fake, view, retries } = backAt();
    fake.answer('old');
    retries.next();
    fake.failWith(OFFLINE);
    expect(view.values.slice(1)).to.deep.equal([{ kind: 'loading' }, { kind: 'failed', error: OFFLINE }]);
  });

  it('caches each page of a list separately', () => {
    const visit = aVisit();
    const loader = new Loader(new ErrorReporter(new RecordingNotifier(), visit.log), visit);
    const cache = loader.cache<string>();
    const pages = new Subject<number>();
    let answers$: Observable<string> = of('first');
    const watched = watching(
      loader.loadList(
        pages,
        () => answers$,
        NEVER,
        (page) => cache.wrap(String(page)),
      ),
    );
    pages.next(1);
    answers$ = of('second');
    pages.next(2);
    visit.comeBack();
    answers$ = NEVER;
    pages.next(1);
    expect(watched.values.at(-1)).to.deep.equal(ready('first'));
  });

  it('caches nothing when the loader does not know the visitor', () => {
    const cache = new Loader(new ErrorReporter(new RecordingNotifier(), new RecordingLog())).cache<string>();
    watching(of<Loading<string>>({ kind: 'ready', value: 'x', isRenewing: false }).pipe(cache.wrap('one')));
    const view = watching(of<Loading<string>>({ kind: 'loading' }).pipe(cache.wrap('one')));
    expect(view.values).to.deep.equal([LOADING]);
  });
});

describe('isSameData', () => {
  const page = (id: number) => ({ items: [{ id, cover: undefined }], total: 1 });
  const map = new Map([[1, 2]]);
  for (const [title, one, other, same] of [
    ['nested arrays and objects with equal values', page(1), page(1), true],
    ['nested values that differ', page(1), page(2), false],
    ['a shorter array', [1, 2], [1], false],
    ['a longer array', [1], [1, 2], false],
    ['arrays of which only the first entry is equal', [1, 2], [1, 3], false],
    ['NaN and NaN', [Number.NaN], [Number.NaN], true],
    ['different keys of undefined', { a: undefined }, { b: undefined }, false],
    ['a missing key and undefined', {}, { a: undefined }, false],
    ['the same instance of another class', { map }, { map }, true],
    ['two instances of another class', { map }, { map: new Map([[1, 2]]) }, false],
    ['an array and an object', [], {}, false],
    ['undefined and an object', undefined, {}, false],
    ['an object and null', {}, null, false],
    ['an array and an object like an array', ['a'], { 0: 'a', length: 1 }, false],
  ] as const) {
    it(`is ${String(same)} for ${title}`, () => expect(isSameData(one, other)).to.equal(same));
  }
});

import { expect } from 'chai';
import { BehaviorSubject, Subject } from 'rxjs';

import { RecentKeywords } from '../../../src/application/search/recent-keywords.js';
import { Search } from '../../../src/application/search/search.js';
import type { AppError } from '../../../src/domain/errors/app-error.js';
import { highlightWords, type SearchResult } from '../../../src/domain/search/search-results.js';
import type { SessionState } from '../../../src/domain/session/session-state.js';
import { aLoader } from '../../support/recorders.js';
import { MemoryNavigator } from '../../../src/adapters/memory/browser/navigator.js';
import { FakeCourseGateway, FakeSearchGateway } from '../../support/fake-gateways.js';
import { anAheadContext } from '../../support/ahead-context.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { watching } from '../../support/watching.js';

const LOADING = { kind: 'loading' };
const COURSE: SearchResult = { kind: 'course', id: 5, title: 'C#', snippet: '', cover: '', priceYuan: 99 };
const ONE = { items: [COURSE], total: 11 };
const resultsFor = (keywords: string) => ({ ...ONE, items: [highlightWords(COURSE, keywords)] });
const NOTHING = { items: [], total: 0 };
const ready = (value: object, isRenewing = false) => ({ kind: 'ready', value, isRenewing });
const OFF: AppError = { kind: 'missing', message: '' };

function searching(at: string | MemoryNavigator, store = new FakeVisitStore()) {
  const gateway = new FakeSearchGateway();
  const courses = new FakeCourseGateway();
  const navigator = typeof at === 'string' ? new MemoryNavigator(at) : at;
  const recent = new RecentKeywords(store, aSession(undefined));
  const search = new Search(gateway, courses, recent, navigator, aLoader(), anAheadContext());
  const retry$ = new Subject<void>();
  const shown = watching(search.results(retry$));
  return {
    search,
    courses,
    gateway,
    navigator,
    store,

    retry$,
    shown,
    last: () => shown.values.at(-1),
  };
}

/** The session of the member with this id, or of an anonymous visitor. */
const aSession = (memberId: number | undefined) => ({
  memberId,
  state$: new BehaviorSubject<SessionState>({ kind: 'anonymous' }),
});

describe('The recent keywords of this device', () => {
  const keywordsOf = (recent: RecentKeywords) => watching(recent.watch()).values.at(-1);

  it('are the last eight, newest first, each once', () => {
    const recent = new RecentKeywords(new FakeVisitStore(), aSession(undefined));
    for (const keyword of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'c']) recent.add(keyword);
    expect(keywordsOf(recent)).to.deep.equal(['c', 'i', 'h', 'g', 'f', 'e', 'd', 'b']);
  });

  it('are eight in the storage too, and eight where more are stored', () => {
    const store = FakeVisitStore.with({
      recentKeywords: '{"member":0,"keywords":["1","2","3","4","5","6","7","8","9"]}',
    });
    const recent = new RecentKeywords(store, aSession(undefined));
    expect(keywordsOf(recent)).to.have.length(8);
    recent.add('0');
    expect(store.read('recentKeywords')).to.contain('"7"').and.not.to.contain('"8"');
  });

  it('belong to a member or to the anonymous visitors, and nothing is stored before the member is known', () => {
    const store = new FakeVisitStore();
    new RecentKeywords(store, aSession(undefined)).add('a');
    store.write('token', 'of 7');
    const unknown = new RecentKeywords(store, aSession(undefined));
    unknown.add('b');
    expect(keywordsOf(unknown)).to.deep.equal([]);
    const member = new RecentKeywords(store, aSession(7));
    expect(keywordsOf(member)).to.deep.equal([]);
    member.add('c');
    expect(keywordsOf(new RecentKeywords(store, aSession(8)))).to.deep.equal([]);
    expect(keywordsOf(member)).to.deep.equal(['c']);
    store.erase('token');
    expect(keywordsOf(new RecentKeywords(store, aSession(undefined)))).to.deep.equal([]);
  });

  it('are only what the site can have written', () => {
    for (const [stored, read] of [
      ['{"member":0,"keywords":["a",1,"",null,"b"]}', ['a', 'b']],
      [JSON.stringify({ member: 0, keywords: ['x'.repeat(101), 'y'.repeat(100)] }), ['y'.repeat(100)]],
      ['{"member":0,"version":2,"keywords":["a"]}', []],
      ['{"member":0,"keywords":"a"}', []],
      ['nonsense', []],
    ] as const) {
      const store = FakeVisitStore.with({ recentKeywords: stored });
      expect(keywordsOf(new RecentKeywords(store, aSession(undefined))), stored).to.deep.equal(read);
    }
  });

  it('are those that the server has searched, whether it found something or not', () => {
    const { search, gateway, navigator } = searching('/search?keywords=a');
    gateway.searches.answer({ items: [], total: 0 });
    navigator.go('/search?keywords=b');
    gateway.searches.answer(ONE);
    navigator.go('/search?keywords=c');
    gateway.searches.failWith(OFF);
    navigator.go('/search?keywords=d');
    gateway.searches.failWith({ kind: 'refused', message: '' });
    expect(watching(search.recentKeywords()).values.at(-1)).to.deep.equal(['b', 'a']);
  });
});

function goBackAndReload(navigator: MemoryNavigator): void {
  navigator.travel(-1);
  navigator.reload();
}

describe('An older search', () => {
  for (const [how, repeat, expected] of [
    ['Back', (navigator: MemoryNavigator) => navigator.travel(-1), ['b', 'a']],
    ['its reload', goBackAndReload, ['b', 'a']],
    ['its address', (navigator: MemoryNavigator) => navigator.reload('/search?keywords=a'), ['a', 'b']],
    ['a link', (navigator: MemoryNavigator) => navigator.go('/search?keywords=a'), ['a', 'b']],
  ] as const) {
    it(`that is repeated by ${how} leaves the recent keywords in the order ${expected.join(', ')}`, () => {
      const { gateway, navigator, shown, store } = searching('/search?keywords=a');
      gateway.searches.answer(ONE);
      navigator.go('/search?keywords=b');
      gateway.searches.answer(ONE);
      shown.stop();
      repeat(navigator);
      const { search, ...again } = searching(navigator, store);
      again.gateway.searches.answer(ONE);
      expect(watching(search.recentKeywords()).values.at(-1)).to.deep.equal(expected);
    });
  }

  it('that failed counts when its reload is answered', () => {
    const { gateway, navigator, store } = searching('/search?keywords=a');
    gateway.searches.failWith(OFF);
    navigator.reload();
    const { search, ...again } = searching(navigator, store);
    again.gateway.searches.answer(ONE);
    expect(watching(search.recentKeywords()).values.at(-1)).to.deep.equal(['a']);
  });
});

describe('The search page', () => {
  it('offers the most popular courses before the first search', () => {
    const { search, courses } = searching('/search');
    const shown = watching(search.popularCourses(new Subject()));
    expect(courses.requests).to.deep.equal(['page 1 of 4, popular']);
    courses.lists.answer({ items: [], total: 0 });
    expect(shown.values.at(-1)).to.deep.include({ kind: 'ready', value: { items: [], total: 0 } });
  });

  for (const address of ['/search', '/search?keywords=', '/search?keywords=%20&type=vod&page=2']) {
    it(`invites the visitor to search at ${address}, without a request`, () => {
      const { gateway, shown } = searching(address);
      expect(shown.values).to.deep.equal([ready(NOTHING)]);
      expect(gateway.requests).to.deep.equal([]);
    });
  }

  it('is off when the server has no search', () => {
    const { gateway, last } = searching('/search?keywords=a');
    gateway.searches.failWith(OFF);
    expect(last()).to.deep.equal({ kind: 'missing' });
  });

  it('highlights the keywords of the displayed results, not those of the next search', () => {
    const { gateway, navigator, last } = searching('/search?keywords=c');
    gateway.searches.answer(ONE);
    const parts = [
      { text: 'C', isMarked: true },
      { text: '#', isMarked: false },
    ];
    expect(last()).to.have.deep.nested.property('value.items[0].titleParts', parts);
    navigator.go('/search?keywords=%23');
    expect(last()).to.have.deep.nested.property('value.items[0].titleParts', parts);
    gateway.searches.answer(ONE);
    expect(last()).to.have.nested.property('value.items[0].titleParts[1].isMarked', true);
  });

  it('shows the old results with their keywords while new ones load', () => {
    const { gateway, navigator, last } = searching('/search?keywords=a');
    gateway.searches.answer(ONE);
    navigator.go('/search?keywords=a&page=2');
    expect(last()).to.deep.equal(ready(resultsFor('a'), true));
    gateway.searches.answer({ items: [], total: 11 });
    expect(last()).to.deep.equal(ready({ items: [], total: 11 }));
  });

  it('starts with loading after keywords that found nothing', () => {
    const { gateway, navigator, last } = searching('/search?keywords=zzz');
    gateway.searches.answer(NOTHING);
    expect(last()).to.deep.equal(ready(NOTHING));
    navigator.go('/search?keywords=a');
    expect(last()).to.deep.equal(LOADING);
  });

  it('cancels a page that is requested ahead when the visitor leaves', () => {
    const { search, gateway, shown } = searching('/search?keywords=a');
    gateway.searches.answer(ONE);
    search.ahead.fetch({ keywords: 'a', type: '', page: 2 });
    expect(gateway.searches.waiting).to.equal(1);
    shown.stop();
    expect(gateway.searches.waiting).to.equal(0);
  });

  it('shows a page that was requested ahead at once', () => {
    const { search, gateway, navigator, last } = searching('/search?keywords=a');
    search.ahead.fetch({ keywords: 'a', type: '', page: 2 });
    gateway.searches.answer(ONE);
    gateway.searches.answer(NOTHING);
    navigator.go('/search?keywords=a&page=2');
    expect(last()).to.deep.equal(ready(NOTHING));
  });
});

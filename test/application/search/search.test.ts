import { expect } from 'chai';
import { NEVER, Subject } from 'rxjs';

import { Search } from '../../../src/application/search.js';
import type { Page } from '../../../src/domain/paging.js';
import { markWords, type SearchResult } from '../../../src/domain/search/search-results.js';
import { aLoader } from '../../support/recorders.js';
import { FakeNavigator } from '../../support/fake-navigator.js';
import { FakeSearchGateway } from '../../support/fake-gateways.js';
import { watching } from '../../support/watching.js';

const LOADING = { kind: 'loading' };
const COURSE: SearchResult = { kind: 'course', id: 5, title: 'C#', snippet: '', cover: '', priceYuan: 99 };
const ONE = { items: [COURSE], total: 11 };
const shownFor = (keywords: string) => ({ ...ONE, items: [markWords(COURSE, keywords)] });

function searching(address: string) {
  const gateway = new FakeSearchGateway();
  const navigator = new FakeNavigator(address);
  const retry$ = new Subject<void>();
  const shown = watching(new Search(gateway, navigator, aLoader()).results(retry$));
  return { gateway, navigator, retry$, shown, last: () => shown.values.at(-1) };
}

/** The same, where an answer can come for a question that nobody waits for any more. */
function answeringAtWill(address: string) {
  const answers: Subject<Page<SearchResult>>[] = [];
  const navigator = new FakeNavigator(address);
  const search = () => {
    const answer$ = new Subject<Page<SearchResult>>();
    answers.push(answer$);
    return answer$;
  };
  return { navigator, answers, shown: watching(new Search({ search }, navigator, aLoader()).results(NEVER)) };
}

describe('Searching the site (pages §15)', () => {
  for (const address of ['/search', '/search?keywords=', '/search?keywords=%20&type=vod&page=2']) {
    it(`invites to search at ${address}, and asks nothing`, () => {
      const { gateway, shown } = searching(address);
      expect(shown.values).to.deep.equal([{ kind: 'unasked' }]);
      expect(gateway.wishes).to.deep.equal([]);
    });
  }

  it('is off where the server has no such thing', () => {
    const { gateway, last } = searching('/search?keywords=a');
    gateway.searches.failWith({ kind: 'missing', message: '' });
    expect(last()).to.deep.equal({ kind: 'off' });
  });

  it('asks for what the address says, ten at a time', () => {
    const { gateway, shown } = searching('/search?keywords=C%23&type=video&page=2');
    expect(gateway.wishes).to.deep.equal([{ keywords: 'C#', type: 'video', page: 2, size: 10 }]);
    expect(shown.values).to.deep.equal([LOADING]);
    gateway.searches.answer(ONE);
    const asked = { keywords: 'C#', type: 'video', page: 2 };
    expect(shown.values.at(-1)).to.deep.equal({ kind: 'results', asked, page: shownFor('C#'), renewing: false });
  });

  it('shows the newest question alone: an older answer never shows', () => {
    const { gateway, navigator, last } = searching('/search?keywords=a');
    navigator.go('/search?keywords=b');
    expect(gateway.searches.waiting).to.equal(1);
    gateway.searches.answer(ONE);
    expect(last()).to.deep.include({ kind: 'results', asked: { keywords: 'b', type: '', page: 1 } });
  });

  it('shows nothing of a slow old answer that comes after the newer one', () => {
    const { shown, navigator, answers } = answeringAtWill('/search?keywords=a');
    navigator.go('/search?keywords=b');
    answers[1]?.next(ONE);
    const settled = shown.values.length;
    answers[0]?.next({ items: [], total: 0 });
    expect(shown.values).to.have.length(settled);
    expect(shown.values.at(-1)).to.deep.include({ kind: 'results', asked: { keywords: 'b', type: '', page: 1 } });
  });

  it('marks the words of the question that was answered, not of the next one', () => {
    const { gateway, navigator, last } = searching('/search?keywords=c');
    gateway.searches.answer(ONE);
    const parts = [
      { text: 'C', marked: true },
      { text: '#', marked: false },
    ];
    expect(last()).to.have.deep.nested.property('page.items[0].titleParts', parts);
    navigator.go('/search?keywords=%23');
    expect(last()).to.have.deep.nested.property('page.items[0].titleParts', parts);
    gateway.searches.answer(ONE);
    expect(last()).to.have.nested.property('page.items[0].titleParts[1].marked', true);
  });

  it('keeps the old results, and what they are of, while others are on their way', () => {
    const { gateway, navigator, last } = searching('/search?keywords=a');
    gateway.searches.answer(ONE);
    navigator.go('/search?keywords=a&page=2');
    const asked = { keywords: 'a', type: '', page: 1 };
    expect(last()).to.deep.equal({ kind: 'results', asked, page: shownFor('a'), renewing: true });
    gateway.searches.answer({ items: [], total: 11 });
    expect(last()).to.deep.equal({
      kind: 'results',
      asked: { ...asked, page: 2 },
      page: { items: [], total: 11 },
      renewing: false,
    });
  });

  it('does not ask again for an address that says the same', () => {
    const { gateway, navigator } = searching('/search?keywords=a');
    navigator.go('/search?keywords=a&page=1&type=#top');
    navigator.go('/search/?keywords=%61');
    expect(gateway.wishes).to.have.length(1);
  });

  it('says for what nothing was found, and begins anew from there', () => {
    const { gateway, navigator, last } = searching('/search?keywords=zzz');
    gateway.searches.answer({ items: [], total: 0 });
    expect(last()).to.deep.equal({ kind: 'none', asked: { keywords: 'zzz', type: '', page: 1 } });
    navigator.go('/search?keywords=a');
    expect(last()).to.deep.equal(LOADING);
  });

  it('says that the search is off', () => {
    const { gateway, last } = searching('/search?keywords=a');
    gateway.searches.answer('off');
    expect(last()).to.deep.equal({ kind: 'off' });
  });

  it('says what failed, and asks again', () => {
    const { gateway, retry$, last } = searching('/search?keywords=a');
    gateway.searches.failWith({ kind: 'timeout' });
    expect(last()).to.deep.equal({ kind: 'failed', error: { kind: 'timeout' } });
    retry$.next();
    expect(last()).to.deep.equal(LOADING);
    gateway.searches.answer(ONE);
    expect(last()).to.deep.include({ kind: 'results', renewing: false });
  });

  it('abandons its question when the keyword is taken away, and when nobody watches', () => {
    const { gateway, navigator, shown, last } = searching('/search?keywords=a');
    navigator.go('/search');
    expect([last()?.kind, gateway.searches.waiting]).to.deep.equal(['unasked', 0]);
    navigator.go('/search?keywords=b');
    shown.stop();
    expect(gateway.searches.waiting).to.equal(0);
  });

  it('does not read the address of a page that the visitor has gone on to', () => {
    const { gateway, navigator, last } = searching('/search?keywords=a');
    gateway.searches.answer(ONE);
    navigator.go('/courses?keywords=b');
    expect([last()?.kind, gateway.wishes.length]).to.deep.equal(['results', 1]);
  });
});

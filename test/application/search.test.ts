import { expect } from 'chai';
import { Subject } from 'rxjs';

import { Search } from '../../src/application/search.js';
import { markWords, type SearchResult } from '../../src/domain/search/search-results.js';
import { aLoader } from '../support/recorders.js';
import { FakeNavigator } from '../support/fake-navigator.js';
import { FakeSearchGateway } from '../support/fake-gateways.js';
import { watching } from '../support/watching.js';

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

describe('The search page', () => {
  for (const address of ['/search', '/search?keywords=', '/search?keywords=%20&type=vod&page=2']) {
    it(`invites the visitor to search at ${address}, without a request`, () => {
      const { gateway, shown } = searching(address);
      expect(shown.values).to.deep.equal([{ kind: 'unasked' }]);
      expect(gateway.requests).to.deep.equal([]);
    });
  }

  it('is off when the server has no search, or reports it as off', () => {
    const missing = searching('/search?keywords=a');
    missing.gateway.searches.failWith({ kind: 'missing', message: '' });
    const off = searching('/search?keywords=a');
    off.gateway.searches.answer('off');
    expect([missing.last(), off.last()]).to.deep.equal([{ kind: 'off' }, { kind: 'off' }]);
  });

  it('highlights the keywords of the displayed results, not those of the next search', () => {
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

  it('shows the old results with their keywords while new ones load', () => {
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

  it('names the keywords that found nothing, and starts with loading for the next ones', () => {
    const { gateway, navigator, last } = searching('/search?keywords=zzz');
    gateway.searches.answer({ items: [], total: 0 });
    expect(last()).to.deep.equal({ kind: 'none', asked: { keywords: 'zzz', type: '', page: 1 } });
    navigator.go('/search?keywords=a');
    expect(last()).to.deep.equal(LOADING);
  });

  it('cancels its request when the keyword is removed, and when the view leaves', () => {
    const { gateway, navigator, shown, last } = searching('/search?keywords=a');
    navigator.go('/search');
    expect([last()?.kind, gateway.searches.waiting]).to.deep.equal(['unasked', 0]);
    navigator.go('/search?keywords=b');
    shown.stop();
    expect(gateway.searches.waiting).to.equal(0);
  });
});

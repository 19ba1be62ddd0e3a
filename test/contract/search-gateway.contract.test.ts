import { expect } from 'chai';

import type { Page } from '../../src/domain/kernel/paging.js';
import { SEARCH_GATEWAY, type SearchRequest } from '../../src/domain/ports/search-gateway.js';
import type { SearchResult } from '../../src/domain/search/search-results.js';
import { ADAPTERS, ADAPTERS_BY_GENERATION } from './adapters-by-generation.js';
import { answerOf, errorOf, refusal } from './answers.js';
import { keepsPromisesOfEveryCall, query } from './gateway-promises.js';
import { rigOfEachTest } from './server-rig.js';

const REQUEST: SearchRequest = { keywords: '高等数学', type: '', page: 1, size: 10 };

const SEARCH = query('search', ({ resolve }) => resolve(SEARCH_GATEWAY).search(REQUEST));

/** The general contract of the call, which is the same for both generations. */
for (const [adapter, newRig] of ADAPTERS) {
  describe(`SearchGateway ${adapter}, every call`, () => keepsPromisesOfEveryCall(SEARCH, newRig));
}

/** The values of the call. `generation` is that of the server behind the adapter. */
for (const [adapter, newRig, generation] of ADAPTERS_BY_GENERATION) {
  describe(`SearchGateway ${adapter}`, () => {
    const rig = rigOfEachTest(newRig);
    const found = async (patch: Partial<SearchRequest> = {}): Promise<Page<SearchResult>> => {
      return await answerOf(rig.resolve(SEARCH_GATEWAY).search({ ...REQUEST, ...patch }));
    };

    it('finds courses, lessons, and kinds that have no page on the site', async () => {
      const { items, total } = await found();
      expect(total).to.equal(items.length);
      expect(items[0]).to.deep.include({ kind: 'course', id: 2, title: '高等数学精讲', priceYuan: 199 });
      expect(items[0]?.cover).to.match(/^(?:http|data):/);
      expect(new Set(items.map(({ kind }) => kind))).to.include.keys('course', 'lesson', 'book');
    });

    it('returns no price for a lesson or a book', async () => {
      const { items } = await found();
      expect(items.find(({ kind }) => kind === 'lesson')).not.to.have.property('priceYuan');
      expect(items.find(({ kind }) => kind === 'book')).not.to.have.property('priceYuan');
    });

    it('searches courses only, or lessons only', async () => {
      const kindsOf = async (type: 'vod' | 'video') => (await found({ type })).items.map(({ kind }) => kind);
      expect(new Set(await kindsOf('vod'))).to.have.all.keys('course');
      expect(new Set(await kindsOf('video'))).to.have.all.keys('lesson');
    });

    it('returns one page at a time', async () => {
      const whole = await found();
      const second = await found({ page: 2, size: 2 });
      expect(second).to.deep.equal({ items: whole.items.slice(2, 4), total: whole.total });
      expect(await found({ page: 99 })).to.deep.equal({ items: [], total: whole.total });
    });

    it('returns the text around the hit', async () => {
      const { items } = await found({ keywords: '微分方程', type: 'vod' });
      expect(items[0]?.snippet).to.include('微分方程');
    });

    for (const keywords of ['C#', 'a&b', '100%', '(', '+', '😀', '"', "'"]) {
      it(`searches for ${keywords} literally`, async () => {
        const { items } = await found({ keywords });
        for (const { title, snippet } of items)
          expect(`${title} ${snippet}`.toLowerCase()).to.include(keywords.toLowerCase());
        expect(await found({ keywords: `没有这样的东西${keywords}` })).to.deep.equal({ items: [], total: 0 });
      });
    }

    it('refuses an empty keyword', async () => {
      const nothing$ = rig.resolve(SEARCH_GATEWAY).search({ ...REQUEST, keywords: ' ' });
      expect(await errorOf(nothing$)).to.deep.equal(refusal('请输入关键字'));
    });

    it('is missing in generation 1, and finds nothing in generation 2, when the search is not set up', async () => {
      rig.site.controls.setUp({ search: false });
      const answer$ = rig.resolve(SEARCH_GATEWAY).search(REQUEST);
      if (generation === 1) expect(await errorOf(answer$)).to.include({ kind: 'missing' });
      else expect(await answerOf(answer$)).to.deep.equal({ items: [], total: 0 });
    });
  });
}

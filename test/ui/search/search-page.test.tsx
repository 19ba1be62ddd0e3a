import { screen, within } from '@testing-library/react';
import { expect } from 'chai';

import type { SearchResult } from '../../../src/domain/search/search-results.js';
import { SearchPage } from '../../../src/ui/search/search-page.js';
import { aCourseCard } from '../../support/courses.js';
import { openPage } from '../support/open-page.js';

const COURSE: SearchResult = {
  kind: 'course',
  id: 5,
  title: 'C# 入门',
  snippet: '从零学 c#（含实战）',
  cover: 'https://cdn.example/5.png',
  priceYuan: 12800,
};
const LESSON: SearchResult = { kind: 'lesson', id: 7, title: '<b>第一课</b>', snippet: '', cover: '' };
const BOOK: SearchResult = { kind: 'book', id: 5, title: 'C# 手册', snippet: '', cover: '' };

async function open(at = '/search?keywords=C%23') {
  const page = await openPage('search', SearchPage, { at });
  const gateway = page.world.searches;
  return {
    ...page,
    gateway,
    find: (total: number, ...items: readonly SearchResult[]) => gateway.searches.answer({ items, total }),
  };
}

const reported = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const row = (index: number) => {
  const item = screen.getAllByRole('listitem')[index];
  if (item === undefined) throw new Error(`There is no result ${String(index)}`);
  return item;
};

describe('The search page', () => {
  it('shows the keyword as it was typed, even if malformed, and requests its results', async () => {
    const { gateway, go } = await open(`/search?keywords=${encodeURIComponent('a&b “C++” 😀 (')}`);
    expect(screen.getByText('“a&b “C++” 😀 (”的搜索结果').tagName).to.equal('H1');
    expect(gateway.requests).to.deep.equal([{ keywords: 'a&b “C++” 😀 (', type: '', page: 1, size: 10 }]);
    await go('/search?keywords=100%');
    expect(screen.getByText('“100%”的搜索结果').tagName).to.equal('H1');
  });

  it('shows kind, title, snippet and price with the keyword marked, and links results that have a page', async () => {
    const { find } = await open();
    expect(reported()).to.deep.equal(['', '加载中…']);
    find(3, COURSE, LESSON, BOOK);
    expect(reported()).to.deep.equal(['共 3 条结果']);

    const link = within(row(0)).getByRole('link');
    expect([link.getAttribute('href'), link.textContent]).to.deep.equal([
      '/courses/detail/5',
      'C# 入门从零学 c#（含实战） 课程 ￥12,800',
    ]);
    expect([...row(0).querySelectorAll('mark')].map(({ textContent }) => textContent)).to.deep.equal(['C#', 'c#']);
    expect(row(0).querySelector('img')?.getAttribute('src')).to.equal('https://cdn.example/5.png');
    expect(within(row(1)).getByRole('link').getAttribute('href')).to.equal('/courses/video/7');
    expect(row(1).textContent, 'markup is shown as text').to.equal('<b>第一课</b> 课时 ');
    expect([row(2).textContent, within(row(2)).queryByRole('link')]).to.deep.equal(['C# 手册 电子书 ', null]);
  });

  it('does not name the kind of each result where all have the same', async () => {
    const { find } = await open('/search?keywords=C%23&type=vod');
    find(1, COURSE);
    expect(row(0).textContent).to.equal('C# 入门从零学 c#（含实战） ￥12,800');
  });

  it('offers recent keywords and courses where nothing was found', async () => {
    const { find, go, world } = await open();
    find(1, COURSE);
    await go('/search?keywords=zzz');
    find(0);
    expect(screen.getByText(/没有找到“zzz”/)).to.exist;
    world.courses.lists.answer({ items: [aCourseCard(5)], total: 1 });
    const recent = within(screen.getByRole('navigation', { name: '最近搜索' })).getAllByRole('link');
    expect(
      recent.map(({ textContent }) => textContent),
      'without zzz',
    ).to.deep.equal(['C#']);
    expect(within(screen.getByRole('region', { name: '热门课程' })).getAllByRole('link')).to.have.length(1);
  });

  it('names no price of a course of 0 yuan, because the answer does not say whether the course is free', async () => {
    const { find } = await open();
    find(1, { ...COURSE, priceYuan: 0 });
    expect([screen.queryByText('免费'), screen.queryByText(/￥/)]).to.deep.equal([null, null]);
  });

  it('links to each type and each page by its address', async () => {
    const { find } = await open('/search?keywords=C%23&type=vod&page=2');
    find(21, COURSE);
    const types = within(screen.getByRole('navigation', { name: '结果类型' })).getAllByRole('link');
    expect(types.map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent])).to.deep.equal([
      ['全部', '/search?keywords=C%23', null],
      ['课程', '/search?keywords=C%23&type=vod', 'true'],
      ['课时', '/search?keywords=C%23&type=video', null],
    ]);
    expect(screen.getByRole('link', { name: '下一页' }).getAttribute('href')).to.equal(
      '/search?keywords=C%23&type=vod&page=3',
    );
    expect(reported()).to.deep.equal(['共 21 条结果，第2页，共3页']);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).to.equal(
      'https://site.example/search?keywords=C%23&type=vod&page=2',
    );
  });

  it('invites the visitor to search without a keyword, with courses, and searches nothing', async () => {
    const { gateway, world } = await open('/search');
    expect(screen.getByText('在上方输入关键字，搜索全站内容').tagName).to.equal('P');
    expect(screen.queryByText(/的搜索结果/)).to.equal(null);
    expect(screen.queryByRole('navigation')).to.equal(null);
    world.courses.lists.answer({ items: [aCourseCard(5)], total: 1 });
    const popular = within(screen.getByRole('region', { name: '热门课程' })).getAllByRole('link');
    expect(popular.map((link) => link.getAttribute('href'))).to.deep.equal(['/courses', '/courses/detail/5']);
    expect(gateway.requests).to.deep.equal([]);
  });

  it('shows no part for courses where there are none', async () => {
    const { world } = await open('/search');
    world.courses.lists.answer({ items: [], total: 0 });
    expect(screen.queryByText('热门课程')).to.equal(null);
  });

  it('offers what was searched on this device', async () => {
    const { find, go } = await open();
    find(1, COURSE);
    await go('/search');
    const recent = within(screen.getByRole('navigation', { name: '最近搜索' })).getAllByRole('link');
    expect(recent.map((link) => [link.textContent, link.getAttribute('href')])).to.deep.equal([
      ['C#', '/search?keywords=C%23'],
    ]);
  });

  it('reports that search is off, and offers no types of results', async () => {
    const { gateway } = await open();
    gateway.searches.failWith({ kind: 'missing', message: '' });
    expect(screen.getByText('搜索暂未开放').tagName).to.equal('P');
    expect(screen.queryByRole('navigation')).to.equal(null);
  });
});

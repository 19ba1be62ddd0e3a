import { act, screen, within } from '@testing-library/react';
import { expect } from 'chai';

import type { SearchResult } from '../../../../src/domain/search/search-results.js';
import { PAGES } from '../../../../src/ui/pages/page-table.js';
import { SearchPage } from '../../../../src/ui/pages/search/search-page.js';
import { PageLoader, served } from '../../../../src/ui/routing/page-loader.js';
import { PageView } from '../../../../src/ui/routing/site-routes.js';
import { renderWithSite } from '../../support/render-with-site.js';
import { servicesFetched } from '../../support/services-fetched.js';

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

const HERE = served('search', () => Promise.resolve(SearchPage));

async function open(at = '/search?keywords=C%23') {
  const rendered = renderWithSite(
    <PageView name="search" title="全站搜索" loader={new PageLoader({ ...PAGES, search: HERE })} />,
    { at },
  );
  await servicesFetched();
  const { searches: gateway, navigator } = rendered.world;
  return {
    ...rendered,
    gateway,
    find: (total: number, ...items: readonly SearchResult[]) => {
      gateway.searches.answer({ items, total });
    },
    go: (to: string) => {
      act(() => {
        navigator.go(to);
      });
    },
  };
}

const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const row = (place: number) => {
  const item = screen.getAllByRole('listitem')[place];
  if (item === undefined) throw new Error(`There is no result ${String(place)}`);
  return item;
};

describe('SearchPage', () => {
  for (const keyword of ['C#', 'a&b', '100%', 'C++', '(', '"引号"', '😀']) {
    it(`names ${keyword} as it was typed, and asks for it (clarifications §6, lesson 31)`, async () => {
      const { gateway } = await open(`/search?keywords=${encodeURIComponent(keyword)}`);
      expect(screen.getByText(`“${keyword}”的搜索结果`).tagName).to.equal('P');
      expect(gateway.wishes).to.deep.equal([{ keywords: keyword, type: '', page: 1, size: 10 }]);
    });
  }

  it('survives a malformed keyword (lesson 1)', async () => {
    await open('/search?keywords=100%');
    expect(screen.getByText('“100%”的搜索结果').tagName).to.equal('P');
  });

  it('shows kind, title, snippet and price, with the words marked, and links to what has a page here (pages §15)', async () => {
    const { find } = await open();
    expect(told()).to.deep.equal(['', '加载中…']);
    find(3, COURSE, LESSON, BOOK);
    expect(told()).to.deep.equal(['共 3 条结果']);

    const link = within(row(0)).getByRole('link');
    expect([link.getAttribute('href'), link.textContent]).to.deep.equal([
      '/courses/detail/5',
      '课程 C# 入门从零学 c#（含实战）￥12,800',
    ]);
    expect([...row(0).querySelectorAll('mark')].map(({ textContent }) => textContent)).to.deep.equal(['C#', 'c#']);
    expect(row(0).querySelector('img')?.getAttribute('src')).to.equal('https://cdn.example/5.png');
    expect(within(row(1)).getByRole('link').getAttribute('href')).to.equal('/courses/video/7');
    expect(row(1).textContent, 'text is text').to.equal('课时 <b>第一课</b>');
    expect([row(2).textContent, within(row(2)).queryByRole('link')]).to.deep.equal(['电子书 C# 手册', null]);
  });

  it('calls a course of 0 yuan free', async () => {
    const { find } = await open();
    find(1, { ...COURSE, priceYuan: 0 });
    expect(screen.getByText('免费').textContent).to.equal('免费');
  });

  it('leads to each type and each page by its address', async () => {
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
    expect(told()).to.deep.equal(['共 21 条结果，第2页，共3页']);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).to.equal(
      'https://site.example/search?keywords=C%23&type=vod&page=2',
    );
  });

  it('asks for a keyword where there is none, and nothing of the server', async () => {
    const { gateway } = await open('/search');
    expect(screen.getByText('在上方输入关键字，搜索全站内容').tagName).to.equal('P');
    expect(screen.queryByText(/的搜索结果/)).to.equal(null);
    expect([screen.queryByRole('navigation'), screen.queryByRole('status')]).to.deep.equal([null, null]);
    expect(gateway.wishes).to.deep.equal([]);
  });

  it('says for what nothing was found, and offers the courses', async () => {
    const { find } = await open('/search?keywords=zzz&type=vod');
    find(0);
    expect(screen.getByText('没有找到“zzz”的相关内容，换个关键字试试吧').tagName).to.equal('P');
    expect(screen.getByRole('link', { name: '浏览课程' }).getAttribute('href')).to.equal('/courses');
    expect(told()).to.deep.equal(['共 0 条结果']);
  });

  it('says that the search is off, and offers no types of results', async () => {
    const { gateway } = await open();
    gateway.searches.answer('off');
    expect(screen.getByText('搜索暂未开放').tagName).to.equal('P');
    expect(screen.queryByRole('navigation')).to.equal(null);
  });

  it('says what went wrong, and asks again (lesson 29)', async () => {
    const { gateway, user, find } = await open();
    gateway.searches.failWith({ kind: 'timeout' });
    expect(screen.getByText('请求超时，请稍后重试').tagName).to.equal('P');
    await user.click(screen.getByRole('button', { name: '重试' }));
    find(1, COURSE);
    expect(screen.getAllByRole('listitem')).to.have.lengthOf(1);
  });

  it('offers the last page past the end', async () => {
    const { find } = await open('/search?keywords=a&page=9');
    find(21);
    expect(screen.getByText('这一页没有内容').tagName).to.equal('P');
    expect(screen.getByRole('link', { name: '去最后一页' }).getAttribute('href')).to.equal('/search?keywords=a&page=3');
  });

  it('keeps the results before, dimmed, while others are on their way, and shows the newest alone (lesson 30)', async () => {
    const { find, go, gateway, container } = await open();
    find(1, COURSE);
    go('/search?keywords=b');
    expect(screen.getByText('“b”的搜索结果').tagName).to.equal('P');
    expect(container.querySelector('[aria-busy=true]')?.textContent).to.include('C# 入门');
    go('/search?keywords=c');
    expect(gateway.searches.waiting).to.equal(1);
    find(1, LESSON);
    expect([row(0).textContent, container.querySelector('[aria-busy=true]')]).to.deep.equal([
      '课时 <b>第一课</b>',
      null,
    ]);
  });

  it('shows the rows of an answer and no other, though it names one thing twice', async () => {
    const { find, go } = await open();
    find(3, COURSE, { ...COURSE, title: 'C# 入门（再版）' }, BOOK);
    go('/search?keywords=b');
    find(1, LESSON);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).to.deep.equal(['课时 <b>第一课</b>']);
  });

  it('asks for nothing more once it is left', async () => {
    const { unmount, gateway } = await open();
    unmount();
    expect(gateway.searches.waiting).to.equal(0);
  });
});

import { screen } from '@testing-library/react';
import { expect } from 'chai';

import type { Page } from '../../src/domain/kernel/paging.js';
import type { SearchResult } from '../../src/domain/search/search-results.js';
import { CoursesPage } from '../../src/ui/courses/list/courses-page.js';
import { MemberPointsPage } from '../../src/ui/points/member-points-page.js';
import { MemberMessagesPage } from '../../src/ui/messages/member-messages-page.js';
import { MemberOrdersPage } from '../../src/ui/orders/list/member-orders-page.js';
import { SearchPage } from '../../src/ui/search/search-page.js';
import { StudyCenterPage } from '../../src/ui/study/study-center-page.js';
import { aCourseCard, aLearnedCourse, aStudiedCourse } from '../support/courses.js';
import { anOrder } from '../support/orders.js';
import { aMessage } from '../support/posts.js';
import type { FakeRequest } from '../support/fake-request.js';
import { type OpenedPage, openPage } from './support/open-page.js';
import type { SiteWorld } from './support/site-world.js';

interface List {
  readonly open: (at: string) => Promise<OpenedPage>;
  readonly at: string;
  readonly size: number;
  readonly heading: string;
  readonly request: (world: SiteWorld) => Pick<FakeRequest<never>, 'failWith' | 'waiting' | 'requestCount'>;
  /** Answers with one row of `total` rows, or with no row if the page is past the end. */
  readonly answer: (world: SiteWorld, total: number, isPastTheEnd?: boolean) => void;
  /** Answers with `count` rows of a list whose total could not be read. */
  readonly answerWithoutTotal: (world: SiteWorld, count: number) => void;
  /** A text of the row. */
  readonly row: string;
  readonly empty: { readonly text: string; readonly link: string; readonly to: string };
}

function rowsOf<T>(
  request: (world: SiteWorld) => FakeRequest<Page<T>>,
  item: T,
): Pick<List, 'request' | 'answer' | 'answerWithoutTotal'> {
  return {
    request,
    answer: (world, total, isPastTheEnd = total === 0) =>
      request(world).answer({ items: isPastTheEnd ? [] : [item], total }),
    answerWithoutTotal: (world, count) =>
      request(world).answer({
        items: Array.from({ length: count }, (_, id) => ({ ...item, id, courseId: id })),
        total: undefined,
      }),
  };
}

const BROWSE = { link: '浏览课程', to: '/courses' };
const STUDIED = {
  open: (at: string) => openPage('studyCenter', StudyCenterPage, { at }),
  size: 10,
  row: '课程2',
};

const LISTS: Readonly<Record<string, List>> = {
  courses: {
    open: (at) => openPage('courses', CoursesPage, { at }),
    ...{ at: '/courses', size: 16, heading: '课程列表', row: '课程5' },
    ...rowsOf((world) => world.courses.lists, aCourseCard(5)),
    empty: { text: '课程正在准备中，先搜一搜感兴趣的内容吧', link: '去首页看看', to: '/' },
  },
  'free courses': {
    open: (at) => openPage('courses', CoursesPage, { at }),
    ...{ at: '/courses?scene=free', size: 16, heading: '课程列表', row: '课程5' },
    ...rowsOf((world) => world.courses.lists, aCourseCard(5)),
    empty: { text: '这里还没有课程，看看别的分类吧', link: '查看全部课程', to: '/courses' },
  },
  'search results': {
    open: (at) => openPage('search', SearchPage, { at }),
    ...{ at: '/search?keywords=a', size: 10, heading: '搜索结果', row: 'C# 手册' },
    ...rowsOf<SearchResult>((world) => world.searches.searches, {
      kind: 'book',
      id: 5,
      title: 'C# 手册',
      snippet: '',
      cover: '',
    }),
    empty: { text: '没有找到“a”的相关内容，换个关键字试试吧', ...BROWSE },
  },
  'studied courses': {
    ...{ ...STUDIED, at: '/study-center', heading: '在学' },
    ...rowsOf((world) => world.study.learned, aLearnedCourse(aStudiedCourse())),
    empty: { text: '还没有学习记录，选一门课程开始吧', ...BROWSE },
  },
  'bought courses': {
    ...{ ...STUDIED, at: '/study-center?tab=courses', heading: '已购' },
    ...rowsOf((world) => world.study.bought, { ...aStudiedCourse(), paid: 9 }),
    empty: { text: '还没有购买课程，去看看有哪些课程吧', ...BROWSE },
  },
  'favourite courses': {
    ...{ ...STUDIED, at: '/study-center?tab=like', heading: '收藏' },
    ...rowsOf((world) => world.study.liked, aStudiedCourse()),
    empty: { text: '还没有收藏课程，遇到喜欢的就收藏起来吧', ...BROWSE },
  },
  messages: {
    open: (at) => openPage('messages', MemberMessagesPage, { at }),
    ...{ at: '/member/messages', size: 20, heading: '消息列表', row: '消息 a' },
    ...rowsOf((world) => world.messages.pages, aMessage('a')),
    empty: { text: '暂无新消息', link: '返回学员中心', to: '/member' },
  },
  'points records': {
    open: (at) => openPage('points', MemberPointsPage, { at }),
    ...{ at: '/member/credit1-free', size: 20, heading: '积分明细', row: '注册奖励' },
    ...rowsOf((world) => world.points.pages, { change: 1, remark: '注册奖励', createdAt: undefined }),
    empty: { text: '还没有积分记录，学习和互动都能积累积分', link: '查看全部课程', to: '/courses' },
  },
  orders: {
    open: (at) => openPage('memberOrders', MemberOrdersPage, { at }),
    ...{ at: '/member/orders', size: 10, heading: '订单列表', row: '高等数学精讲' },
    ...rowsOf((world) => world.orders.pages, anOrder()),
    empty: { text: '还没有订单，去挑一门喜欢的课程吧', ...BROWSE },
  },
};

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const announced = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

for (const [name, { open, at, size, heading, request, answer, answerWithoutTotal, row, empty }] of Object.entries(
  LISTS,
)) {
  const pageAt = (page: number) => `${at}${at.includes('?') ? '&' : '?'}page=${page}`;

  describe(`The list of ${name}`, () => {
    it('shows a loading status until the server answers, and then its rows', async () => {
      const { world } = await open(at);
      expect(announced()).to.include('加载中…');
      answer(world, 1);
      expect(screen.getAllByText(row)).not.to.be.empty;
      expect(announced()).not.to.include('加载中…');
      expect(screen.queryByRole('navigation', { name: '分页' })).to.equal(null);
    });

    it('shows what went wrong, and sends the request again at 重试', async () => {
      const { world, user } = await open(at);
      request(world).failWith({ kind: 'timeout' });
      expect(screen.getByText('请求超时，请稍后重试').tagName).to.equal('P');
      await user.click(screen.getByRole('button', { name: '重试' }));
      answer(world, 1);
      expect(screen.getAllByText(row)).not.to.be.empty;
      expect(request(world).requestCount).to.equal(2);
    });

    it('shows a sentence and a link where it is empty', async () => {
      const { world } = await open(at);
      answer(world, 0);
      expect(screen.getByText(empty.text).tagName).to.equal('P');
      expect(hrefOf(empty.link)).to.equal(empty.to);
    });

    it('links to its last page from a page past the end', async () => {
      const { world } = await open(pageAt(9));
      answer(world, 2 * size + 1, true);
      expect(screen.getByText('这一页没有内容').tagName).to.equal('P');
      expect(hrefOf('去最后一页')).to.equal(pageAt(3));
    });

    it('links to its previous and its next page', async () => {
      const { world } = await open(pageAt(2));
      answer(world, 2 * size + 1);
      expect([hrefOf('上一页'), hrefOf('下一页')]).to.deep.equal([at, pageAt(3)]);
      expect(screen.getByText(/第2页，共3页/, { ignore: '[role=status] *' }).closest('nav')).to.exist;
    });

    it('of unknown length names none, and links on as long as its pages are full', async () => {
      const { world } = await open(pageAt(2));
      answerWithoutTotal(world, size);
      expect([hrefOf('上一页'), hrefOf('下一页')]).to.deep.equal([at, pageAt(3)]);
      expect(screen.queryByText(/共 ?\d|^[0-9]$/)).to.equal(null);
    });

    it('of unknown length ends with a page that is not full', async () => {
      const { world } = await open(at);
      answerWithoutTotal(world, 1);
      expect(screen.getAllByText(row)).not.to.be.empty;
      expect(screen.queryByRole('navigation', { name: '分页' })).to.equal(null);
    });

    it('of unknown length is empty where its first page is, and links back to that one from an empty page', async () => {
      const { world, unmount } = await open(at);
      answerWithoutTotal(world, 0);
      expect(screen.getByText(empty.text).tagName).to.equal('P');
      unmount();
      const { world: other } = await open(pageAt(9));
      answerWithoutTotal(other, 0);
      expect([screen.getByText('这一页没有内容').tagName, hrefOf('回到第一页')]).to.deep.equal(['P', at]);
    });

    it('dims the current rows while the next page loads, and moves the focus to its heading', async () => {
      const { world, user, container } = await open(at);
      answer(world, size + 1);
      await user.click(screen.getByRole('link', { name: '下一页' }));
      expect(container.querySelector('[aria-busy=true]')?.textContent).to.include(row);
      expect(document.activeElement).to.equal(screen.getByRole('heading', { level: 2, name: heading }));
      answer(world, size + 1);
      expect(container.querySelector('[aria-busy=true]')).to.equal(null);
    });
  });
}

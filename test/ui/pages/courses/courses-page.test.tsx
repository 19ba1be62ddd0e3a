import { screen, within } from '@testing-library/react';
import { expect } from 'chai';

import type { CourseCategory, CourseSummary } from '../../../../src/domain/courses/course.js';
import { CoursesPage } from '../../../../src/ui/pages/courses/courses-page.js';
import { aCourseCard } from '../../../support/courses.js';
import { openPage } from '../../support/open-page.js';

const CATEGORIES: readonly CourseCategory[] = [
  { id: 1, name: '编程', children: [{ id: 11, name: '前端' }] },
  { id: 2, name: '外语', children: [] },
];

async function open(at = '/courses') {
  const page = await openPage('courses', CoursesPage, { at });
  const gateway = page.world.courses;
  return {
    ...page,
    gateway,
    sort: (categories: readonly CourseCategory[] = CATEGORIES) => {
      gateway.allCategories.answer(categories);
    },
    list: (total: number, ...items: readonly CourseSummary[]) => {
      gateway.lists.answer({ items, total });
    },
  };
}

/** The URLs of a row of filters by their names. A star marks the current one. */
function choices(label: string): Readonly<Record<string, string | null>> {
  const links = within(screen.getByRole('navigation', { name: label })).getAllByRole('link');
  return Object.fromEntries(
    links.map((link) => [
      `${link.textContent}${link.getAttribute('aria-current') === 'true' ? '*' : ''}`,
      link.getAttribute('href'),
    ]),
  );
}

/** The status texts that screen readers announce. */
const reported = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('CoursesPage', () => {
  it('shows courses, how many there are, and what they can be chosen by', async () => {
    const { sort, list, container } = await open();
    expect(reported()).to.deep.equal(['', '加载中…']);
    expect(container.querySelectorAll('.course-grid__blank')).to.have.lengthOf(16);
    list(17, aCourseCard(5), aCourseCard(6));
    sort();

    expect(reported()).to.deep.equal(['共 17 门课程，第1页，共2页']);
    expect(screen.getByRole('link', { name: /课程5/ }).getAttribute('href')).to.equal('/courses/detail/5');
    expect(choices('课程分类')).to.deep.equal({ '全部*': '/courses', 编程: '/courses?cid=1', 外语: '/courses?cid=2' });
    expect(choices('课程筛选')).to.deep.equal({
      '全部*': '/courses',
      免费: '/courses?scene=free',
      热门: '/courses?scene=sub',
    });
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).to.deep.equal([
      '录播课',
    ]);
  });

  it('shows the children of the chosen category, and goes back to page 1 with every choice', async () => {
    const { sort, list } = await open('/courses?cid=1&child=11&scene=free&page=3');
    sort();
    list(99, aCourseCard(5));
    expect(choices('课程分类')).to.deep.equal({
      全部: '/courses?scene=free',
      '编程*': '/courses?cid=1&scene=free',
      外语: '/courses?cid=2&scene=free',
    });
    expect(choices('编程的分类')).to.deep.equal({
      全部: '/courses?cid=1&scene=free',
      '前端*': '/courses?cid=1&child=11&scene=free',
    });
    expect(choices('课程筛选')).to.deep.include({ 全部: '/courses?cid=1&child=11' });
  });

  it('labels both rows of categories', async () => {
    const { sort } = await open('/courses?cid=1');
    sort();
    const label = (name: string) => screen.getByRole('navigation', { name }).previousElementSibling?.textContent;
    expect([label('课程分类'), label('编程的分类')]).to.deep.equal(['分类', '子分类']);
  });

  it('says in what order the popular courses are, and of no other list', async () => {
    const { user } = await open('/courses?scene=sub');
    expect(screen.getByText('按购买人数从多到少排列').tagName).to.equal('P');
    await user.click(screen.getByRole('link', { name: '免费' }));
    expect(screen.queryByText('按购买人数从多到少排列')).to.equal(null);
  });

  it('keeps a place for two rows where a category is chosen, and shows no row for one without children', async () => {
    const { sort, container } = await open('/courses?cid=2');
    expect(container.querySelectorAll('.courses__blank-row')).to.have.lengthOf(2);
    sort();
    expect(container.querySelectorAll('.courses__blank-row')).to.have.lengthOf(0);
    expect(screen.queryByRole('navigation', { name: '外语的分类' })).to.equal(null);
  });

  it('asks for what is pressed', async () => {
    const { user, sort, list, gateway } = await open();
    sort();
    list(17, aCourseCard(5));
    await user.click(screen.getByRole('link', { name: '外语' }));
    expect(gateway.requests.slice(2)).to.deep.equal(['page 1 of 16, newest, of 2']);
    expect(choices('课程分类')).to.have.property('外语*');
    list(1, aCourseCard(7));
    expect(reported()).to.deep.equal(['共 1 门课程']);
    expect(screen.queryByText('课程5')).to.equal(null);
  });

  it('drops a category that is gone: from choices, list and canonical address', async () => {
    const { sort, list, gateway } = await open('/courses?cid=404&scene=free');
    list(0);
    expect(reported()).to.deep.equal(['', '加载中…']);
    sort();
    expect(gateway.requests.at(-1)).to.equal('page 1 of 16, free');
    list(1, aCourseCard(5));
    expect(choices('课程分类')).to.have.property('全部*');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).to.equal(
      'https://site.example/courses?scene=free',
    );
  });

  it('tells those who list pages what it is, without what goes without saying', async () => {
    await open('/courses?page=1&scene=');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).to.equal(
      'https://site.example/courses',
    );
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).to.include('录播课');
  });

  it('says quietly that the categories failed: the list is there', async () => {
    const { user, list, gateway, sort } = await open();
    list(1, aCourseCard(5));
    gateway.allCategories.failWith({ kind: 'timeout' });
    expect(screen.getByText('课程分类加载失败').tagName).to.equal('SPAN');
    expect(screen.getByText('课程5').textContent).to.equal('课程5');
    await user.click(screen.getByRole('button', { name: '重试' }));
    sort();
    expect(choices('课程分类')).to.have.property('编程');
    expect(gateway.lists.asked).to.equal(1);
  });

  it('leaves the keyboard on a choice', async () => {
    const { user, sort, list } = await open();
    sort();
    list(17, aCourseCard(5));
    await user.click(screen.getByRole('link', { name: '编程' }));
    expect(document.activeElement?.textContent).to.equal('编程');
  });
});

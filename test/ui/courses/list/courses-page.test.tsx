import { screen, within } from '@testing-library/react';
import { expect } from 'chai';

import type { CourseCategory, CourseSummary } from '../../../../src/domain/courses/course.js';
import { CoursesPage } from '../../../../src/ui/courses/list/courses-page.js';
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
    answerCategories: (categories: readonly CourseCategory[] = CATEGORIES) => gateway.allCategories.answer(categories),
    list: (total: number, ...items: readonly CourseSummary[]) => gateway.lists.answer({ items, total }),
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

describe('The page of all courses', () => {
  it('shows the courses, their number and the filters', async () => {
    const { answerCategories, list, container } = await open();
    expect(reported()).to.deep.equal(['', '加载中…']);
    expect(container.querySelectorAll('.course-grid__blank')).to.have.lengthOf(16);
    list(17, aCourseCard(5), aCourseCard(6));
    answerCategories();

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

  it('shows the subcategories of the chosen category; every filter leads to page 1', async () => {
    const { answerCategories, list } = await open('/courses?cid=1&child=11&scene=free&page=3');
    answerCategories();
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
    const { answerCategories } = await open('/courses?cid=1');
    answerCategories();
    const label = (name: string) => screen.getByRole('navigation', { name }).previousElementSibling?.textContent;
    expect([label('课程分类'), label('编程的分类')]).to.deep.equal(['分类', '子分类']);
  });

  it('says in what order the popular courses are, and of no other list', async () => {
    const { user } = await open('/courses?scene=sub');
    expect(screen.getByText('按购买人数从多到少排列').tagName).to.equal('P');
    await user.click(screen.getByRole('link', { name: '免费' }));
    expect(screen.queryByText('按购买人数从多到少排列')).to.equal(null);
  });

  it('reserves two rows while a category is chosen, and removes the second if it has no subcategories', async () => {
    const { answerCategories, container } = await open('/courses?cid=2');
    expect(container.querySelectorAll('.courses__blank-row')).to.have.lengthOf(2);
    answerCategories();
    expect(container.querySelectorAll('.courses__blank-row')).to.have.lengthOf(0);
    expect(screen.queryByRole('navigation', { name: '外语的分类' })).to.equal(null);
  });

  it('ignores a category that does not exist, in filters, list and canonical address', async () => {
    const { answerCategories, list, gateway } = await open('/courses?cid=404&scene=free');
    list(0);
    expect(reported()).to.deep.equal(['', '加载中…']);
    answerCategories();
    expect(gateway.requests.at(-1)).to.equal('page 1 of 16, free');
    list(1, aCourseCard(5));
    expect(choices('课程分类')).to.have.property('全部*');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).to.equal(
      'https://site.example/courses?scene=free',
    );
  });

  it('gives search engines a description, and a canonical address without default parameters', async () => {
    await open('/courses?page=1&scene=');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).to.equal(
      'https://site.example/courses',
    );
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).to.include('录播课');
  });

  it('reports failed categories beside the list, and requests only the categories again', async () => {
    const { user, list, gateway, answerCategories } = await open();
    list(1, aCourseCard(5));
    gateway.allCategories.failWith({ kind: 'timeout' });
    expect(screen.getByText('课程分类加载失败').tagName).to.equal('SPAN');
    expect(screen.getByText('课程5').textContent).to.equal('课程5');
    await user.click(screen.getByRole('button', { name: '重试' }));
    answerCategories();
    expect(choices('课程分类')).to.have.property('编程');
    expect(gateway.lists.requestCount).to.equal(1);
  });

  it('keeps the focus on the filter that the visitor presses', async () => {
    const { user, answerCategories, list } = await open();
    answerCategories();
    list(17, aCourseCard(5));
    await user.click(screen.getByRole('link', { name: '编程' }));
    expect(document.activeElement?.textContent).to.equal('编程');
  });
});

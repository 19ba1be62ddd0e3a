import { expect } from 'chai';
import { Subject } from 'rxjs';

import { CourseList } from '../../../src/application/courses/course-list.js';
import type { CourseCategory, CourseSummary } from '../../../src/domain/courses/course.js';
import type { Page } from '../../../src/domain/paging.js';
import { aCourseCard } from '../../support/courses.js';
import { aLoader } from '../../support/recorders.js';
import { FakeCourseGateway } from '../../support/fake-gateways.js';
import { FakeNavigator } from '../../support/fake-navigator.js';
import { watching } from '../../support/watching.js';

const LOADING = { kind: 'loading' };
const CATEGORIES: readonly CourseCategory[] = [{ id: 1, name: '编程', children: [{ id: 11, name: '前端' }] }];
const NOTHING: Page<CourseSummary> = { items: [], total: 0 };
const PAGE: Page<CourseSummary> = { items: [aCourseCard(5)], total: 17 };
const ready = <T>(value: T, renewing = false) => ({ kind: 'ready', value, renewing });

function looking(address: string) {
  const gateway = new FakeCourseGateway();
  const navigator = new FakeNavigator(address);
  const retry$ = new Subject<void>();
  const shown = watching(new CourseList(gateway, navigator, aLoader()).shown(retry$));
  return { gateway, navigator, retry$, shown, last: () => shown.values.at(-1) };
}

describe('Looking through the courses', () => {
  it('asks for categories and list side by side, sixteen at a time', () => {
    const { gateway, last } = looking('/courses');
    expect(gateway.requests).to.deep.equal(['page 1 of 16, newest', 'categories']);
    expect(last()).to.deep.equal({ categories: LOADING, list: LOADING });
    gateway.lists.answer(PAGE);
    expect(last()).to.deep.equal({ categories: LOADING, list: ready(PAGE) });
    gateway.allCategories.answer(CATEGORIES);
    expect(last()).to.deep.equal({ categories: ready(CATEGORIES), list: ready(PAGE) });
    expect(gateway.requests).to.have.length(2);
  });

  it('asks within the child of a category that the address names, and drops one of another category', () => {
    const { gateway } = looking('/courses?cid=1&child=11&scene=sub');
    gateway.allCategories.answer(CATEGORIES);
    expect(gateway.requests).to.deep.equal(['page 1 of 16, popular, of 11', 'categories']);
    const other = looking('/courses?cid=1&child=99').gateway;
    other.allCategories.answer(CATEGORIES);
    expect(other.requests).to.deep.equal(['page 1 of 16, newest, of 99', 'categories', 'page 1 of 16, newest, of 1']);
  });

  it('drops a category that is gone, and asks for the list without it', () => {
    const { gateway, last } = looking('/courses?cid=404&child=7&scene=free');
    expect(gateway.requests).to.deep.equal(['page 1 of 16, free, of 7', 'categories']);
    gateway.allCategories.answer(CATEGORIES);
    expect(gateway.requests.slice(2)).to.deep.equal(['page 1 of 16, free']);
    expect(gateway.lists.waiting, 'the first question is given up').to.equal(1);
    gateway.lists.answer(PAGE);
    expect(last()).to.deep.equal({ categories: ready(CATEGORIES), list: ready(PAGE) });
  });

  it('never shows that there is nothing in a category that is gone', () => {
    const { gateway, shown, last } = looking('/courses?cid=404');
    gateway.lists.answer(NOTHING);
    expect(last()?.list).to.deep.equal(LOADING);
    gateway.allCategories.answer(CATEGORIES);
    gateway.lists.answer(PAGE);
    expect(last()?.list).to.deep.equal(ready(PAGE));
    const answers = shown.values.flatMap(({ list }) => (list.kind === 'ready' ? [list.value] : []));
    expect(new Set(answers)).to.deep.equal(new Set([PAGE]));
  });

  it('shows the list when the categories fail, and asks for those alone when told to', () => {
    const { gateway, retry$, last } = looking('/courses?cid=1');
    gateway.lists.answer(PAGE);
    gateway.allCategories.failWith({ kind: 'timeout' });
    expect(last()).to.deep.equal({
      categories: { kind: 'failed', error: { kind: 'timeout' } },
      list: ready(PAGE),
    });
    retry$.next();
    gateway.allCategories.answer(CATEGORIES);
    expect(last()).to.deep.equal({ categories: ready(CATEGORIES), list: ready(PAGE) });
    expect([gateway.allCategories.asked, gateway.lists.asked]).to.deep.equal([2, 1]);
  });

  it('asks again for the list alone, also where the server said that it is not there, and for both when both have failed', () => {
    const { gateway, retry$, last } = looking('/courses');
    gateway.allCategories.failWith({ kind: 'offline' });
    gateway.lists.failWith({ kind: 'offline' });
    retry$.next();
    expect([gateway.allCategories.waiting, gateway.lists.waiting]).to.deep.equal([1, 1]);
    gateway.allCategories.answer(CATEGORIES);
    gateway.lists.failWith({ kind: 'missing', message: '' });
    expect(last()?.list).to.deep.equal({ kind: 'gone' });
    retry$.next();
    expect([gateway.allCategories.asked, gateway.lists.asked]).to.deep.equal([2, 3]);
  });
});

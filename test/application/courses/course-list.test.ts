import { expect } from 'chai';
import { Subject } from 'rxjs';

import { CourseList } from '../../../src/application/courses/course-list.js';
import type { CourseCategory, CourseSummary } from '../../../src/domain/courses/course.js';
import type { Page } from '../../../src/domain/kernel/paging.js';
import { aCourseCard } from '../../support/courses.js';
import { aLoader } from '../../support/recorders.js';
import { anAheadContext } from '../../support/ahead-context.js';
import { FakeCourseGateway } from '../../support/fake-gateways.js';
import { MemoryNavigator } from '../../../src/adapters/memory/browser/navigator.js';
import { watching } from '../../support/watching.js';

const LOADING = { kind: 'loading' };
const CATEGORIES: readonly CourseCategory[] = [{ id: 1, name: '编程', children: [{ id: 11, name: '前端' }] }];
const NOTHING: Page<CourseSummary> = { items: [], total: 0 };
const PAGE: Page<CourseSummary> = { items: [aCourseCard(5)], total: 17 };
const ready = <T>(value: T, isRenewing = false) => ({ kind: 'ready', value, isRenewing });

function looking(address: string) {
  const gateway = new FakeCourseGateway();
  const navigator = new MemoryNavigator(address);
  const retry$ = new Subject<void>();
  const list = new CourseList(gateway, navigator, aLoader(), anAheadContext());
  const shown = watching(list.shown(retry$));
  return { gateway, navigator, retry$, shown, list, last: () => shown.values.at(-1) };
}

describe('The course list', () => {
  it('requests the categories and the list at the same time, sixteen courses per page', () => {
    const { gateway, last } = looking('/courses');
    expect(gateway.requests).to.deep.equal(['page 1 of 16, newest', 'categories']);
    expect(last()).to.deep.equal({ categories: LOADING, list: LOADING });
    gateway.lists.answer(PAGE);
    expect(last()).to.deep.equal({ categories: LOADING, list: ready(PAGE) });
    gateway.allCategories.answer(CATEGORIES);
    expect(last()).to.deep.equal({ categories: ready(CATEGORIES), list: ready(PAGE) });
    expect(gateway.requests).to.have.length(2);
  });

  it('filters by the subcategory in the address, and drops one that belongs to another category', () => {
    const { gateway } = looking('/courses?cid=1&child=11&scene=sub');
    gateway.allCategories.answer(CATEGORIES);
    expect(gateway.requests).to.deep.equal(['page 1 of 16, popular, of 11', 'categories']);
    const another = looking('/courses?cid=1&child=99').gateway;
    another.allCategories.answer(CATEGORIES);
    expect(another.requests).to.deep.equal(['page 1 of 16, newest, of 99', 'categories', 'page 1 of 16, newest, of 1']);
  });

  it('drops a category that no longer exists, and requests the list without it', () => {
    const { gateway, last } = looking('/courses?cid=404&child=7&scene=free');
    expect(gateway.requests).to.deep.equal(['page 1 of 16, free, of 7', 'categories']);
    gateway.allCategories.answer(CATEGORIES);
    expect(gateway.requests.slice(2)).to.deep.equal(['page 1 of 16, free']);
    expect(gateway.lists.waiting, 'the first request is cancelled').to.equal(1);
    gateway.lists.answer(PAGE);
    expect(last()).to.deep.equal({ categories: ready(CATEGORIES), list: ready(PAGE) });
  });

  it('never shows an empty list for a category that no longer exists', () => {
    const { gateway, shown, last } = looking('/courses?cid=404');
    gateway.lists.answer(NOTHING);
    expect(last()?.list).to.deep.equal(LOADING);
    gateway.allCategories.answer(CATEGORIES);
    gateway.lists.answer(PAGE);
    expect(last()?.list).to.deep.equal(ready(PAGE));
    const answers = shown.values.flatMap(({ list }) => (list.kind === 'ready' ? [list.value] : []));
    expect(new Set(answers)).to.deep.equal(new Set([PAGE]));
  });

  it('shows the list when the categories fail, and retries only the categories', () => {
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
    expect([gateway.allCategories.requestCount, gateway.lists.requestCount]).to.deep.equal([2, 1]);
  });

  it('retries both requests when both have failed, and only the list when the list is missing', () => {
    const { gateway, retry$, last } = looking('/courses');
    gateway.allCategories.failWith({ kind: 'offline' });
    gateway.lists.failWith({ kind: 'offline' });
    retry$.next();
    expect([gateway.allCategories.waiting, gateway.lists.waiting]).to.deep.equal([1, 1]);
    gateway.allCategories.answer(CATEGORIES);
    gateway.lists.failWith({ kind: 'missing', message: '' });
    expect(last()?.list).to.deep.equal({ kind: 'missing' });
    retry$.next();
    expect([gateway.allCategories.requestCount, gateway.lists.requestCount]).to.deep.equal([2, 3]);
  });

  it('shows a page that was requested ahead as soon as the address names it', () => {
    const { gateway, navigator, list, shown } = looking('/courses');
    gateway.allCategories.answer(CATEGORIES);
    gateway.lists.answer(PAGE);
    list.ahead.fetch({ categoryId: undefined, childId: undefined, scene: 'newest', page: 2 });
    gateway.lists.answer(NOTHING);
    navigator.go('/courses?page=2');
    expect(shown.values.at(-1)?.list).to.deep.equal(ready(NOTHING));
    expect(gateway.lists.requestCount).to.equal(2);
  });

  it('cancels a page that was requested ahead when the visitor opens another list, or leaves the list', () => {
    const { gateway, navigator, list, shown } = looking('/courses');
    gateway.lists.answer(PAGE);
    const next = { categoryId: undefined, childId: undefined, scene: 'newest', page: 2 } as const;
    list.ahead.fetch(next);
    list.ahead.fetch(next);
    expect(gateway.lists.requestCount).to.equal(2);
    navigator.go('/courses?scene=free');
    expect([gateway.lists.requestCount, gateway.lists.waiting]).to.deep.equal([3, 1]);
    gateway.lists.answer(PAGE);
    list.ahead.fetch({ ...next, scene: 'free' });
    expect(gateway.lists.waiting).to.equal(1);
    shown.stop();
    expect(gateway.lists.waiting).to.equal(0);
  });
});

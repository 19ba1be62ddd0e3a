import { expect } from 'chai';
import { delay, NEVER, of, Subject, VirtualTimeScheduler } from 'rxjs';

import { CourseList } from '../../../src/application/courses/course-list.js';
import type { CourseCategory, CourseSummary } from '../../../src/domain/courses/course.js';
import type { Page, PageRequest } from '../../../src/domain/paging.js';
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

/** Over a server whose answers take as long as the test says: for the first list, for the second, and so on. */
function withAnswersAfter(address: string, ...waits: readonly number[]) {
  const time = new VirtualTimeScheduler();
  const navigator = new FakeNavigator(address);
  const gateway = new FakeCourseGateway();
  let asked = 0;
  gateway.categories = () => of(CATEGORIES);
  gateway.list = (_, { page }: PageRequest) => {
    asked += 1;
    return of({ items: [aCourseCard(page)], total: 99 }).pipe(delay(waits[asked - 1] ?? 0, time));
  };
  const shown = watching(new CourseList(gateway, navigator, aLoader()).shown(NEVER));
  return { time, navigator, shown };
}

describe('Looking through the courses (pages §2)', () => {
  it('asks for categories and list side by side, sixteen at a time', () => {
    const { gateway, last } = looking('/courses');
    expect(gateway.wishes).to.deep.equal(['page 1 of 16, newest', 'categories']);
    expect(last()).to.deep.equal({ categories: LOADING, list: LOADING });
    gateway.lists.answer(PAGE);
    expect(last()).to.deep.equal({ categories: LOADING, list: ready(PAGE) });
    gateway.allCategories.answer(CATEGORIES);
    expect(last()).to.deep.equal({ categories: ready(CATEGORIES), list: ready(PAGE) });
    expect(gateway.wishes).to.have.length(2);
  });

  const ADDRESSES = [
    { address: '/courses?cid=1&scene=free&page=3', wish: 'page 3 of 16, free, of 1' },
    { address: '/courses?cid=1&child=11&scene=sub', wish: 'page 1 of 16, popular, of 11' },
    { address: '/Courses/?cid=x&child=11&scene=nonsense&page=-1', wish: 'page 1 of 16, newest' },
  ];
  for (const { address, wish } of ADDRESSES) {
    it(`asks at ${address} for ${wish}, once`, () => {
      const { gateway } = looking(address);
      gateway.allCategories.answer(CATEGORIES);
      gateway.lists.answer(PAGE);
      expect(gateway.wishes).to.deep.equal([wish, 'categories']);
    });
  }

  it('drops a category that is gone, and asks for the list without it', () => {
    const { gateway, last } = looking('/courses?cid=404&child=7&scene=free');
    expect(gateway.wishes).to.deep.equal(['page 1 of 16, free, of 7', 'categories']);
    gateway.allCategories.answer(CATEGORIES);
    expect(gateway.wishes.slice(2)).to.deep.equal(['page 1 of 16, free']);
    expect(gateway.lists.waiting, 'the first question is given up').to.equal(1);
    gateway.lists.answer(PAGE);
    expect(last()).to.deep.equal({ categories: ready(CATEGORIES), list: ready(PAGE) });
  });

  it('drops a child that is not of the chosen category (pages §17)', () => {
    const { gateway } = looking('/courses?cid=1&child=99');
    gateway.allCategories.answer(CATEGORIES);
    expect(gateway.wishes).to.deep.equal(['page 1 of 16, newest, of 99', 'categories', 'page 1 of 16, newest, of 1']);
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

  it('keeps the list before, dimmed, while another part is asked for, and the categories as they are', () => {
    const { gateway, navigator, last } = looking('/courses');
    gateway.allCategories.answer(CATEGORIES);
    gateway.lists.answer(PAGE);
    navigator.go('/courses?page=2');
    expect(last()).to.deep.equal({ categories: ready(CATEGORIES), list: ready(PAGE, true) });
    navigator.go('/courses?cid=1');
    expect(last()?.list).to.deep.equal(ready(PAGE, true));
    gateway.lists.answer(NOTHING);
    expect(last()).to.deep.equal({ categories: ready(CATEGORIES), list: ready(NOTHING) });
    expect(gateway.wishes).to.deep.equal([
      'page 1 of 16, newest',
      'categories',
      'page 2 of 16, newest',
      'page 1 of 16, newest, of 1',
    ]);
  });

  it('does not ask again for an address that says the same', () => {
    const { gateway, navigator } = looking('/courses');
    navigator.go('/courses?page=1&scene=#top');
    navigator.go('/courses/?child=3');
    expect(gateway.wishes).to.have.length(2);
  });

  it('shows nothing of a slow old answer that comes after the newer one', () => {
    const { time, navigator, shown } = withAnswersAfter('/courses', 5000, 100);
    navigator.go('/courses?page=2');
    time.flush();
    const titles = shown.values.flatMap(({ list }) => (list.kind === 'ready' ? list.value.items : []));
    expect(new Set(titles.map(({ title }) => title))).to.deep.equal(new Set(['课程2']));
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

  it('asks for the list alone when that has failed', () => {
    const { gateway, retry$, last } = looking('/courses');
    gateway.allCategories.answer(CATEGORIES);
    gateway.lists.failWith({ kind: 'offline' });
    expect(last()?.list).to.deep.equal({ kind: 'failed', error: { kind: 'offline' } });
    retry$.next();
    expect(last()?.list).to.deep.equal(LOADING);
    gateway.lists.answer(PAGE);
    expect(last()?.list).to.deep.equal(ready(PAGE));
    expect([gateway.allCategories.asked, gateway.lists.asked]).to.deep.equal([1, 2]);
  });

  it('asks again for what the server said is not there, too', () => {
    const { gateway, retry$, last } = looking('/courses');
    gateway.lists.failWith({ kind: 'missing', message: '' });
    expect(last()?.list).to.deep.equal({ kind: 'gone' });
    retry$.next();
    expect(gateway.lists.waiting).to.equal(1);
  });

  it('asks for both again when both have failed', () => {
    const { gateway, retry$ } = looking('/courses');
    gateway.allCategories.failWith({ kind: 'offline' });
    gateway.lists.failWith({ kind: 'offline' });
    retry$.next();
    expect([gateway.allCategories.waiting, gateway.lists.waiting]).to.deep.equal([1, 1]);
  });

  it('does not read the address of a page that the visitor has gone on to', () => {
    const { gateway, navigator } = looking('/courses');
    navigator.go('/search?page=2');
    expect(gateway.wishes).to.have.length(2);
  });

  it('abandons its questions when nobody watches any more', () => {
    const { gateway, shown } = looking('/courses');
    shown.stop();
    expect(gateway.lists.waiting + gateway.allCategories.waiting).to.equal(0);
  });
});

import { expect } from 'chai';
import { BehaviorSubject, Subject, VirtualTimeScheduler } from 'rxjs';

import { ErrorReporter } from '../../../src/application/site/error-reporter.js';
import { StudyCenter } from '../../../src/application/study/study-center.js';
import { RemovedFavourites } from '../../../src/application/study/favourites.js';
import type { Page } from '../../../src/domain/kernel/paging.js';
import type { StudiedCourse } from '../../../src/domain/study.js';
import { aLearnedCourse, aStudiedCourse } from '../../support/courses.js';
import { aLoader, RecordingLog, RecordingNotifier } from '../../support/recorders.js';
import { FakeCourseGateway, FakeStudyGateway } from '../../support/fake-gateways.js';
import { MemoryNavigator } from '../../../src/adapters/memory/browser/navigator.js';
import { signedIn, sessionOf } from '../../support/sessions.js';
import { watching } from '../../support/watching.js';

const LOADING = { kind: 'loading' };
const REFUSED = { kind: 'refused', message: '操作太频繁' } as const;
const LEARNED = { items: [aLearnedCourse()], total: 11 };
const liked = (total: number, ...ids: readonly number[]): Page<StudiedCourse> => ({
  items: ids.map((courseId) => aStudiedCourse({ courseId })),
  total,
});

const ready = <T>(value: T, isRenewing = false) => ({ kind: 'ready', value, isRenewing });
const offer = (courseId: number) => ({ courseId, title: `课程${courseId}` });

function studying(address: string) {
  const gateway = new FakeStudyGateway();
  const courses = new FakeCourseGateway();
  const navigator = new MemoryNavigator(address);
  const notifier = new RecordingNotifier();
  const retry$ = new Subject<void>();
  const session = sessionOf(new BehaviorSubject(signedIn()));
  const reporter = new ErrorReporter(notifier, new RecordingLog());
  const favourites = new RemovedFavourites(courses, session, reporter, new VirtualTimeScheduler());
  const center = new StudyCenter(gateway, navigator, aLoader(), favourites);
  const shown = watching(center.shown(retry$));
  return { gateway, courses, navigator, notifier, retry$, favourites, center, shown, last: () => shown.values.at(-1) };
}

describe('The study center', () => {
  it('shows loading, not the old list, while the list of another tab loads', () => {
    const { gateway, navigator, last } = studying('/study-center');
    gateway.learned.answer(LEARNED);
    navigator.go('/study-center?tab=like&page=2');
    expect([last(), gateway.requests.at(-1)]).to.deep.equal([LOADING, 'liked, page 2 of 10']);
  });

  it('loads the progress of each lesson of a course, and repeats the request on a retry', () => {
    const { gateway, center } = studying('/study-center');
    const retry$ = new Subject<void>();
    const lessons = watching(center.lessons(5, retry$));
    gateway.lessons.failWith(REFUSED);
    retry$.next();
    gateway.lessons.answer([]);
    expect(lessons.values.map(({ kind }) => kind)).to.deep.equal(['loading', 'failed', 'loading', 'ready']);
    expect(gateway.requests.slice(1)).to.deep.equal(['lessons of 5', 'lessons of 5']);
  });
});

describe('The favourites in the study center', () => {
  function openFavourites(favourites: Page<StudiedCourse>, address = '/study-center?tab=like') {
    const page = studying(address);
    page.gateway.liked.answer(favourites);
    return { ...page, list: page.last };
  }

  it('are shown without a removed one at once, and with it in its place after an undo, without a list request', () => {
    const { favourites, list, courses, gateway } = openFavourites(liked(12, 1, 2, 3));
    favourites.drop(offer(2));
    expect(list()).to.deep.equal(ready(liked(11, 1, 3)));
    courses.toggles.answer(false);
    expect(list()).to.deep.equal(ready(liked(11, 1, 3)));
    favourites.undo(offer(2));
    expect(list()).to.deep.equal(ready(liked(12, 1, 2, 3)));
    courses.toggles.answer(true);
    expect([list(), gateway.requests.length]).to.deep.equal([ready(liked(12, 1, 2, 3)), 1]);
  });

  it('are requested again when the page is empty and other pages are not', () => {
    const { favourites, list, courses, gateway } = openFavourites(liked(12, 1, 2));
    favourites.drop(offer(1));
    favourites.drop(offer(2));
    courses.toggles.answer(false);
    expect(gateway.requests, 'another call is pending').to.have.length(2);
    gateway.liked.answer(liked(11, 2, 3));
    expect(list(), 'without the one whose removal is not confirmed yet').to.deep.equal(ready(liked(10, 3)));
    courses.toggles.answer(false);
    expect(list()).to.deep.equal(ready(liked(10, 3)));
  });

  it('have no total where the server names none, also without a removed one', () => {
    const { favourites, list } = openFavourites({ ...liked(0, 1, 2), total: undefined });
    favourites.drop(offer(1));
    expect(list()).to.deep.equal(ready({ ...liked(0, 2), total: undefined }));
  });

  it('are not requested again when the whole list is empty', () => {
    const { favourites, list, courses, gateway } = openFavourites(liked(1, 1));
    favourites.drop(offer(1));
    courses.toggles.answer(false);
    expect([list(), gateway.requests.length]).to.deep.equal([ready(liked(0)), 1]);
  });

  it('are requested again when a restored favourite belongs to another page', () => {
    const { favourites, navigator, courses, gateway, list } = openFavourites(liked(12, 1, 2, 3));
    favourites.drop(offer(2));
    courses.toggles.answer(false);
    navigator.go('/study-center?tab=like&page=2');
    gateway.liked.answer(liked(11, 7));
    favourites.undo(offer(2));
    courses.toggles.answer(true);
    expect(list()).to.deep.equal(ready(liked(11, 7), true));
    gateway.liked.answer(liked(12, 6, 7));
    expect(list()).to.deep.equal(ready(liked(12, 6, 7)));
  });

  it('do not include a removed favourite while a newer list loads', () => {
    const { favourites, navigator, courses, gateway, list, shown } = openFavourites(liked(12, 1, 2, 3));
    favourites.drop(offer(2));
    courses.toggles.answer(false);
    const before = shown.values.length;
    navigator.go('/study-center?tab=like&page=2');
    expect(list()).to.deep.equal(ready(liked(11, 1, 3), true));
    expect(shown.values).to.have.length(before + 1);
    favourites.drop(offer(3));
    courses.toggles.answer(false);
    gateway.liked.answer(liked(12, 3, 4));
    expect(list(), 'removed after the list was requested').to.deep.equal(ready(liked(11, 4)));
    expect([shown.errors, gateway.requests.length]).to.deep.equal([[], 2]);
  });

  it('include a favourite that was added again elsewhere', () => {
    const { favourites, navigator, courses, gateway, list } = openFavourites(liked(3, 1, 2, 3));
    favourites.drop(offer(2));
    courses.toggles.answer(false);
    navigator.go('/study-center');
    navigator.go('/study-center?tab=like');
    gateway.liked.answer(liked(3, 2, 1, 3));
    expect(list()).to.deep.equal(ready(liked(3, 2, 1, 3)));
  });

  it('may be settled before their list is loaded', () => {
    const { favourites, navigator, courses, gateway, list, shown } = openFavourites(liked(3, 1, 2, 3));
    favourites.drop(offer(2));
    navigator.go('/study-center');
    navigator.go('/study-center?tab=like');
    courses.toggles.answer(false);
    gateway.liked.answer(liked(2, 1, 3));
    expect([list(), shown.errors]).to.deep.equal([ready(liked(2, 1, 3)), []]);
  });

  it('offer no undo after the member has left, and the server is still informed', () => {
    const { favourites, shown, courses } = openFavourites(liked(3, 1, 2, 3));
    favourites.drop(offer(2));
    shown.stop();
    expect([favourites.offers$.value, courses.toggles.waiting]).to.deep.equal([[], 1]);
    courses.toggles.answer(false);
    expect(courses.requests).to.deep.equal(['favourite 2']);
  });
});

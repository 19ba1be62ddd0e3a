import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'chai';

import type { LearnedLesson, StudiedCourse } from '../../../src/domain/study.js';
import { StudyCenterPage } from '../../../src/ui/study/study-center-page.js';
import { aLearnedCourse, aStudiedCourse } from '../../support/courses.js';
import { openPage } from '../support/open-page.js';

const REFUSED = { kind: 'refused', message: '操作太频繁' } as const;
const REMOVED = { course: undefined, progress: undefined, lastLesson: undefined };

async function open(at = '/study-center') {
  const page = await openPage('studyCenter', StudyCenterPage, { at });
  const { study, courses } = page.world;
  return {
    ...page,
    study,
    courses,
    answerLearned: (total: number, ...items: readonly StudiedCourse[]) =>
      study.learned.answer({ items: items.map((item) => aLearnedCourse(item)), total }),
    answerFavourites: (total: number, ...items: readonly StudiedCourse[]) => study.liked.answer({ items, total }),
    answerToggle: (isFavourite: boolean) => courses.toggles.answer(isFavourite),
  };
}

const rows = () => screen.getAllByRole('article');
const titles = () => rows().map((row) => within(row).getByRole('heading', { level: 3 }).textContent);
/** The status texts that screen readers announce. */
const reported = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });

describe('The study center', () => {
  it('reserves the rows of a page of courses, and then shows each course with its progress', async () => {
    const { answerLearned, container } = await open();
    expect(container.querySelectorAll('.study-row--blank')).to.have.lengthOf(10);
    expect(reported()).to.deep.equal(['', '加载中…', '']);
    answerLearned(12, aStudiedCourse());

    expect(reported()).to.deep.equal(['共 12 门课程，第1页，共2页', '']);
    const [row] = rows();
    expect(row?.textContent).to.equal(
      '课程2上次学到：导数已学 1 / 5 课时还剩 4 课时最近学习 3 天前继续学习《课程2》学习进度《课程2》',
    );
    const bar = screen.getByRole('progressbar', { name: '学习进度' });
    expect(bar.getAttribute('aria-valuenow')).to.equal('20');
    expect(bar.getAttribute('aria-valuetext')).to.equal('已学 20%');
    const links = within(rows()[0] ?? document.body).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).to.deep.equal(['/courses/detail/2']);
    expect(screen.getByRole('heading', { level: 2, name: '在学' })).not.to.equal(null);
  });

  it('has three lists, each with its own address', async () => {
    const { answerLearned } = await open('/study-center?page=2');
    answerLearned(12, aStudiedCourse());
    const links = within(screen.getByRole('navigation', { name: '我的课程' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent])).to.deep.equal([
      ['在学', '/study-center', 'true'],
      ['已购', '/study-center?tab=courses', null],
      ['收藏', '/study-center?tab=like', null],
    ]);
  });

  it('names the next step for a course that is not started, started or finished', async () => {
    const { answerLearned } = await open();
    const untouched = { progress: undefined, lastLesson: undefined, lessonsLearned: 0 };
    answerLearned(
      3,
      aStudiedCourse({ courseId: 1, ...untouched }),
      aStudiedCourse({ courseId: 2 }),
      aStudiedCourse({ courseId: 3, progress: { percent: 100, isFinished: true } }),
    );
    const names = rows().map((row) => within(row).getByRole('link').textContent);
    expect(names).to.deep.equal(['开始学习《课程1》', '继续学习《课程2》', '再学一遍《课程3》']);
    const isFinished = (row: HTMLElement) => within(row).queryByText('已学完') !== null;
    expect(rows().map(isFinished), 'the state of a finished course is text').to.deep.equal([false, false, true]);
    expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'))).to.include('已学 0%');
  });

  it('names the lesson that was watched last, as long as the course is not finished and the lesson exists', async () => {
    const { answerLearned } = await open();
    const lastLesson = {
      lessonId: 202,
      title: '',
      durationS: 600,
      isFinished: false,
      watchedS: 315,
      watchedAt: undefined,
    };
    answerLearned(
      3,
      aStudiedCourse({ courseId: 1 }),
      aStudiedCourse({ courseId: 2, progress: { percent: 100, isFinished: true } }),
      aStudiedCourse({ courseId: 3, lastLesson }),
    );
    const named = rows().map((row) => within(row).queryByText(/^上次学到/)?.textContent);
    expect(named).to.deep.equal(['上次学到：导数', undefined, undefined]);
  });

  it('shows when a course was bought, and lists a removed course without a link', async () => {
    const { world } = await open('/study-center?tab=courses');
    world.study.bought.answer({
      items: [aStudiedCourse(), aStudiedCourse({ courseId: 99, ...REMOVED })].map((item) => ({ ...item, paid: 9 })),
      total: 2,
    });
    expect(rows().map(({ textContent }) => textContent)).to.deep.equal([
      '课程2上次学到：导数已学 1 / 5 课时还剩 4 课时购买于 5 天前继续学习《课程2》学习进度《课程2》',
      '课程已下架购买于 5 天前',
    ]);
    const removed = within(rows()[1] ?? document.body);
    expect([...removed.queryAllByRole('link'), ...removed.queryAllByRole('button')]).to.deep.equal([]);
  });
});

describe('The progress of lessons in the study center', () => {
  const lesson = (id: number, changes: Partial<LearnedLesson> = {}): LearnedLesson => ({
    ...{ id, title: `课时${id}`, durationS: 600, publishedAt: undefined, progress: undefined },
    ...changes,
  });

  it('is requested once, when the member opens it', async () => {
    const { answerLearned, user, study, container } = await open();
    answerLearned(1, aStudiedCourse());
    expect(study.lessons.requestCount).to.equal(0);
    const opener = button('学习进度《课程2》');
    expect(opener.ariaExpanded).to.equal('false');
    await user.click(opener);
    expect([opener.ariaExpanded, study.requests.at(-1)]).to.deep.equal(['true', 'lessons of 2']);
    expect(container.querySelectorAll('.watched__blank'), 'placeholders of the lessons').to.have.lengthOf(5);
    study.lessons.answer([
      lesson(1, { progress: { watchedS: 600, isFinished: true } }),
      lesson(2, { progress: { watchedS: 315, isFinished: false } }),
      lesson(3),
      lesson(4, { durationS: 0, progress: { watchedS: 42, isFinished: false } }),
      lesson(5, { durationS: 0 }),
    ]);
    const list = document.getElementById(opener.getAttribute('aria-controls') ?? '');
    const lessons = within(list ?? document.body).getAllByRole('link');
    expect(lessons.map((link) => [link.textContent, link.getAttribute('href')])).to.deep.equal([
      ['课时1已学完已学 10:00 / 10:00', '/courses/video/1'],
      ['课时2已学 05:15 / 10:00', '/courses/video/2'],
      ['课时3未学习 · 时长 10:00', '/courses/video/3'],
      ['课时4已学 00:42', '/courses/video/4'],
      ['课时5未学习', '/courses/video/5'],
    ]);
    await user.click(opener);
    expect([opener.ariaExpanded, list?.hidden]).to.deep.equal(['false', true]);
    await user.click(opener);
    expect([list?.hidden, study.lessons.requestCount]).to.deep.equal([false, 1]);
  });

  it('can be requested again after a failure, and can be empty', async () => {
    const { answerLearned, user, study } = await open();
    answerLearned(1, aStudiedCourse());
    await user.click(button('学习进度《课程2》'));
    study.lessons.failWith(REFUSED);
    expect(screen.getByText('操作太频繁').tagName).to.equal('P');
    await user.click(button('重试'));
    study.lessons.answer([]);
    expect(screen.getByText('课时上线后会出现在这里').tagName).to.equal('P');
    expect(titles(), 'the list is unchanged').to.deep.equal(['课程2']);
  });
});

describe('Favourites in the study center', () => {
  const headHasFocus = () =>
    waitFor(() => expect(document.activeElement).to.equal(screen.getByRole('heading', { level: 2, name: '收藏' })));
  const three = [1, 2, 3].map((courseId) => aStudiedCourse({ courseId }));

  it('can be removed only in their own list, and only if the course still exists', async () => {
    const { answerLearned, answerFavourites, user } = await open();
    answerLearned(1, aStudiedCourse());
    expect(screen.queryByRole('button', { name: /取消收藏/ })).to.equal(null);
    await user.click(screen.getByRole('link', { name: '收藏' }));
    answerFavourites(2, aStudiedCourse(), aStudiedCourse({ courseId: 99, ...REMOVED }));
    expect(screen.getAllByRole('button', { name: /取消收藏/ })).to.have.lengthOf(1);
    expect(rows()[0]?.textContent).to.include('收藏于 5 天前');
  });

  it('disappear at once when removed, and the focus moves to the button 撤销', async () => {
    const { answerFavourites, user, courses } = await open('/study-center?tab=like');
    answerFavourites(3, ...three);
    await user.click(button('取消收藏《课程2》'));
    expect([titles(), courses.requests]).to.deep.equal([['课程1', '课程3'], ['favourite 2']]);
    expect(reported()).to.deep.equal(['共 2 门课程', '已取消收藏《课程2》撤销《课程2》']);
    expect(document.activeElement).to.equal(button('撤销《课程2》'));
  });

  it('are removed one at a time: the second click of a double click does not remove the next row', async () => {
    const { answerFavourites, user, courses } = await open('/study-center?tab=like');
    answerFavourites(3, ...three);
    await user.click(button('取消收藏《课程1》'));
    fireEvent.click(button('取消收藏《课程2》'), { detail: 2 });
    expect([titles(), courses.requests]).to.deep.equal([['课程2', '课程3'], ['favourite 1']]);
    fireEvent.click(button('取消收藏《课程2》'), { detail: 0 });
    expect(titles(), 'by keyboard').to.deep.equal(['课程3']);
  });

  it('return to their row at 撤销, with the focus', async () => {
    const { answerFavourites, user, courses, answerToggle } = await open('/study-center?tab=like');
    answerFavourites(3, ...three);
    await user.click(button('取消收藏《课程2》'));
    answerToggle(false);
    await user.click(button('撤销《课程2》'));
    expect([titles(), courses.requests]).to.deep.equal([
      ['课程1', '课程2', '课程3'],
      ['favourite 2', 'favourite 2'],
    ]);
    expect(document.activeElement).to.equal(button('取消收藏《课程2》'));
    answerToggle(true);
    expect(reported()).to.deep.equal(['共 3 门课程', '']);
    await user.click(button('取消收藏《课程2》'));
    await user.click(button('撤销《课程2》'));
    expect(document.activeElement, 'a second time').to.equal(button('取消收藏《课程2》'));
  });

  it('take the focus only once after 撤销', async () => {
    const { answerFavourites, user } = await open('/study-center?tab=like');
    answerFavourites(3, ...three);
    await user.click(button('取消收藏《课程2》'));
    await user.click(button('撤销《课程2》'));
    await user.click(screen.getByRole('link', { name: '在学' }));
    await user.click(screen.getByRole('link', { name: '收藏' }));
    answerFavourites(3, ...three);
    expect(titles()).to.have.lengthOf(3);
    expect(document.activeElement).not.to.equal(button('取消收藏《课程2》'));
  });

  it('can be restored for five seconds; then the focus moves to the heading of the list', async () => {
    const { answerFavourites, user, answerToggle, world } = await open('/study-center?tab=like');
    answerFavourites(3, ...three);
    await user.click(button('取消收藏《课程2》'));
    answerToggle(false);
    await user.click(button('取消收藏《课程1》'));
    expect(screen.getAllByRole('button', { name: /撤销/ })).to.have.lengthOf(2);
    world.pass(5000);
    expect(screen.queryByRole('button', { name: /撤销/ })).to.equal(null);
    await headHasFocus();
    expect(titles()).to.deep.equal(['课程3']);
  });

  it('move the focus to the heading of the list also if another favourite was restored before', async () => {
    const { answerFavourites, user, answerToggle, world } = await open('/study-center?tab=like');
    answerFavourites(3, ...three);
    await user.click(button('取消收藏《课程2》'));
    await user.click(button('撤销《课程2》'));
    await user.click(button('取消收藏《课程1》'));
    answerToggle(false);
    world.pass(5000);
    await headHasFocus();
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'chai';

import type { LearnedLesson, StudiedCourse } from '../../../../src/domain/study.js';
import { StudyCenterPage } from '../../../../src/ui/pages/study-center/study-center-page.js';
import { aLearnedCourse, aStudiedCourse } from '../../../support/courses.js';
import { openPage } from '../../support/open-page.js';

const REFUSED = { kind: 'refused', message: '操作太频繁' } as const;
const GONE = { course: undefined, progress: undefined, lastLesson: undefined };

async function open(at = '/study-center') {
  const page = await openPage('studyCenter', StudyCenterPage, { at });
  const { study, courses } = page.world;
  return {
    ...page,
    study,
    courses,
    learn: (total: number, ...items: readonly StudiedCourse[]) => {
      study.learned.answer({ items: items.map((item) => aLearnedCourse(item)), total });
    },
    like: (total: number, ...items: readonly StudiedCourse[]) => {
      study.liked.answer({ items, total });
    },
    settle: (isFavourite: boolean) => {
      courses.toggles.answer(isFavourite);
    },
  };
}

const rows = () => screen.getAllByRole('article');
const titles = () => rows().map((row) => within(row).getByRole('heading', { level: 3 }).textContent);
/** The status texts that screen readers announce. */
const reported = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });

describe('StudyCenterPage', () => {
  it('keeps the place of a page of courses, and shows each with how far it has come', async () => {
    const { learn, container } = await open();
    expect(container.querySelectorAll('.study-row--blank')).to.have.lengthOf(10);
    expect(reported()).to.deep.equal(['', '加载中…', '']);
    learn(12, aStudiedCourse());

    expect(reported()).to.deep.equal(['共 12 门课程，第1页，共2页', '']);
    const [row] = rows();
    expect(row?.textContent).to.equal('课程2已学 1 / 5 课时最近学习 3天前继续学习《课程2》学习进度《课程2》');
    const bar = screen.getByRole('progressbar', { name: '学习进度' });
    expect(bar.getAttribute('aria-valuenow')).to.equal('20');
    expect(bar.getAttribute('aria-valuetext')).to.equal('已学 20%');
    const links = within(rows()[0] ?? document.body).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).to.deep.equal(['/courses/detail/2']);
    expect(screen.getByRole('heading', { level: 2, name: '在学' })).not.to.equal(null);
  });

  it('has three lists, each with an address of its own', async () => {
    const { learn } = await open('/study-center?page=2');
    learn(12, aStudiedCourse());
    const links = within(screen.getByRole('navigation', { name: '我的课程' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent])).to.deep.equal([
      ['在学', '/study-center', 'true'],
      ['已购', '/study-center?tab=courses', null],
      ['收藏', '/study-center?tab=like', null],
    ]);
  });

  it('says how to go on with a course that is not begun, begun, or finished', async () => {
    const { learn } = await open();
    const untouched = { progress: undefined, lastLesson: undefined, lessonsLearned: 0 };
    learn(
      3,
      aStudiedCourse({ courseId: 1, ...untouched }),
      aStudiedCourse({ courseId: 2 }),
      aStudiedCourse({ courseId: 3, progress: { percent: 100, finished: true } }),
    );
    const names = rows().map((row) => within(row).getByRole('link').textContent);
    expect(names).to.deep.equal(['开始学习《课程1》', '继续学习《课程2》', '学习完成《课程3》']);
    expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'))).to.include('已学 0%');
  });

  it('says when a course was bought, and keeps one that is gone without a way to it', async () => {
    const { world } = await open('/study-center?tab=courses');
    world.study.bought.answer({
      items: [aStudiedCourse(), aStudiedCourse({ courseId: 99, ...GONE })].map((item) => ({ ...item, paid: 9 })),
      total: 2,
    });
    expect(rows().map(({ textContent }) => textContent)).to.deep.equal([
      '课程2已学 1 / 5 课时购买于 5天前继续学习《课程2》学习进度《课程2》',
      '课程已下架购买于 5天前',
    ]);
    const gone = within(rows()[1] ?? document.body);
    expect([...gone.queryAllByRole('link'), ...gone.queryAllByRole('button')]).to.deep.equal([]);
  });

  it('goes to another list without a trace of the one before', async () => {
    const { learn, like, user, study } = await open();
    learn(1, aStudiedCourse());
    await user.click(screen.getByRole('link', { name: '收藏' }));
    expect([screen.queryAllByRole('article').length, reported()]).to.deep.equal([0, ['', '加载中…', '']]);
    like(1, aStudiedCourse({ courseId: 7 }));
    expect([titles(), study.requests]).to.deep.equal([['课程7'], ['learned, page 1 of 10', 'liked, page 1 of 10']]);
    expect(screen.getByRole('link', { name: '收藏' }).ariaCurrent).to.equal('true');
  });
});

describe('The progress of lessons in the study centre', () => {
  const lesson = (id: number, changes: Partial<LearnedLesson> = {}): LearnedLesson => ({
    ...{ id, title: `课时${id}`, durationS: 600, publishedAt: undefined, progress: undefined },
    ...changes,
  });

  it('is asked for when somebody wants it, and once', async () => {
    const { learn, user, study, container } = await open();
    learn(1, aStudiedCourse());
    expect(study.lessons.asked).to.equal(0);
    const opener = button('学习进度《课程2》');
    expect(opener.ariaExpanded).to.equal('false');
    await user.click(opener);
    expect([opener.ariaExpanded, study.requests.at(-1)]).to.deep.equal(['true', 'lessons of 2']);
    expect(container.querySelectorAll('.watched__blank'), 'in the shape of what comes').to.have.lengthOf(5);
    study.lessons.answer([
      lesson(1, { progress: { watchedS: 600, finished: true } }),
      lesson(2, { progress: { watchedS: 315, finished: false } }),
      lesson(3),
      lesson(4, { durationS: 0, progress: { watchedS: 42, finished: false } }),
      lesson(5, { durationS: 0 }),
    ]);
    const place = document.getElementById(opener.getAttribute('aria-controls') ?? '');
    const lessons = within(place ?? document.body).getAllByRole('link');
    expect(lessons.map((link) => [link.textContent, link.getAttribute('href')])).to.deep.equal([
      ['课时1已学完已学 10:00 / 10:00', '/courses/video/1'],
      ['课时2已学 05:15 / 10:00', '/courses/video/2'],
      ['课时3未学习 · 时长 10:00', '/courses/video/3'],
      ['课时4已学 00:42', '/courses/video/4'],
      ['课时5未学习', '/courses/video/5'],
    ]);
    await user.click(opener);
    expect([opener.ariaExpanded, place?.hidden]).to.deep.equal(['false', true]);
    await user.click(opener);
    expect([place?.hidden, study.lessons.asked]).to.deep.equal([false, 1]);
  });

  it('can be lost and asked for anew, and can be empty', async () => {
    const { learn, user, study } = await open();
    learn(1, aStudiedCourse());
    await user.click(button('学习进度《课程2》'));
    study.lessons.failWith(REFUSED);
    expect(screen.getByText('操作太频繁').tagName).to.equal('P');
    await user.click(button('重试'));
    study.lessons.answer([]);
    expect(screen.getByText('课时上线后会出现在这里').tagName).to.equal('P');
    expect(titles(), 'the list is as it was').to.deep.equal(['课程2']);
  });
});

describe('Favourites in the study centre', () => {
  const headHasFocus = () =>
    waitFor(() => {
      expect(document.activeElement).to.equal(screen.getByRole('heading', { level: 2, name: '收藏' }));
    });
  const three = [1, 2, 3].map((courseId) => aStudiedCourse({ courseId }));

  it('can be taken back there alone, and where the course is', async () => {
    const { learn, like, user } = await open();
    learn(1, aStudiedCourse());
    expect(screen.queryByRole('button', { name: /取消收藏/ })).to.equal(null);
    await user.click(screen.getByRole('link', { name: '收藏' }));
    like(2, aStudiedCourse(), aStudiedCourse({ courseId: 99, ...GONE }));
    expect(screen.getAllByRole('button', { name: /取消收藏/ })).to.have.lengthOf(1);
    expect(rows()[0]?.textContent).to.include('收藏于 5天前');
  });

  it('are gone at once, and the keyboard is where they can be had again', async () => {
    const { like, user, courses } = await open('/study-center?tab=like');
    like(3, ...three);
    await user.click(button('取消收藏《课程2》'));
    expect([titles(), courses.requests]).to.deep.equal([['课程1', '课程3'], ['favourite 2']]);
    expect(reported()).to.deep.equal(['共 2 门课程', '已取消收藏《课程2》撤销《课程2》']);
    expect(document.activeElement).to.equal(button('撤销《课程2》'));
  });

  it('go one at a time: the second click of a double click hits the next row, and removes nothing', async () => {
    const { like, user, courses } = await open('/study-center?tab=like');
    like(3, ...three);
    await user.click(button('取消收藏《课程1》'));
    fireEvent.click(button('取消收藏《课程2》'), { detail: 2 });
    expect([titles(), courses.requests]).to.deep.equal([['课程2', '课程3'], ['favourite 1']]);
    fireEvent.click(button('取消收藏《课程2》'), { detail: 0 });
    expect(titles(), 'by keyboard').to.deep.equal(['课程3']);
  });

  it('are back in their place when wanted, with the keyboard', async () => {
    const { like, user, courses, settle } = await open('/study-center?tab=like');
    like(3, ...three);
    await user.click(button('取消收藏《课程2》'));
    settle(false);
    await user.click(button('撤销《课程2》'));
    expect([titles(), courses.requests]).to.deep.equal([
      ['课程1', '课程2', '课程3'],
      ['favourite 2', 'favourite 2'],
    ]);
    expect(document.activeElement).to.equal(button('取消收藏《课程2》'));
    settle(true);
    expect(reported()).to.deep.equal(['共 3 门课程', '']);
    await user.click(button('取消收藏《课程2》'));
    await user.click(button('撤销《课程2》'));
    expect(document.activeElement, 'a second time').to.equal(button('取消收藏《课程2》'));
  });

  it('take the keyboard but once', async () => {
    const { like, user } = await open('/study-center?tab=like');
    like(3, ...three);
    await user.click(button('取消收藏《课程2》'));
    await user.click(button('撤销《课程2》'));
    await user.click(screen.getByRole('link', { name: '在学' }));
    await user.click(screen.getByRole('link', { name: '收藏' }));
    like(3, ...three);
    expect(titles()).to.have.lengthOf(3);
    expect(document.activeElement).not.to.equal(button('取消收藏《课程2》'));
  });

  it('are offered for five seconds, and then the keyboard goes to the head of the list', async () => {
    const { like, user, settle, world } = await open('/study-center?tab=like');
    like(3, ...three);
    await user.click(button('取消收藏《课程2》'));
    settle(false);
    await user.click(button('取消收藏《课程1》'));
    expect(screen.getAllByRole('button', { name: /撤销/ })).to.have.lengthOf(2);
    world.pass(5000);
    expect(screen.queryByRole('button', { name: /撤销/ })).to.equal(null);
    await headHasFocus();
    expect(titles()).to.deep.equal(['课程3']);
  });

  it('take the keyboard to the head of the list after one was put back, too', async () => {
    const { like, user, settle, world } = await open('/study-center?tab=like');
    like(3, ...three);
    await user.click(button('取消收藏《课程2》'));
    await user.click(button('撤销《课程2》'));
    await user.click(button('取消收藏《课程1》'));
    settle(false);
    world.pass(5000);
    await headHasFocus();
  });
});

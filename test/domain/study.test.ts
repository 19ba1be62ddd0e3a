import { expect } from 'chai';

import {
  lastEventAt,
  lastLessonTitle,
  learnedShare,
  readStudyAddress,
  studyAddress,
  studyAction,
  watchedTimeS,
} from '../../src/domain/study.js';
import { aStudiedCourse } from '../support/courses.js';

describe('The address of the study center', () => {
  const ADDRESSES = [
    { query: '', tab: 'learned', page: 1, address: '/study-center' },
    { query: '?page=3', tab: 'learned', page: 3, address: '/study-center?page=3' },
    { query: '?tab=courses', tab: 'courses', page: 1, address: '/study-center?tab=courses' },
    { query: '?page=2&tab=like', tab: 'like', page: 2, address: '/study-center?tab=like&page=2' },
  ] as const;
  for (const { query, tab, page, address } of ADDRESSES) {
    it(`with the query '${query}' means ${tab}, page ${page}, and is written as ${address}`, () => {
      expect(readStudyAddress(query)).to.deep.equal({ tab, page });
      expect(studyAddress({ tab, page })).to.equal(address);
    });
  }

  for (const query of ['?tab=learned&page=1', '?tab=Like&page=0', '?tab=&page=x', '?tab=2&page=-1', '?tab=%']) {
    it(`treats invalid values in ${query} as absent`, () => {
      expect(studyAddress(readStudyAddress(query))).to.equal('/study-center');
    });
  }

  it('leads to the first page of a list', () => {
    expect(studyAddress({ tab: 'like' })).to.equal('/study-center?tab=like');
  });
});

const EXCLUDED_ELEMENTS = { progress: undefined, lastLesson: undefined, lessonsLearned: 0 };

describe('The progress of a member in a course', () => {
  it('means that the course can be started, can be continued, or is finished', () => {
    expect(studyAction(aStudiedCourse(EXCLUDED_ELEMENTS))).to.equal('start');
    expect(studyAction(aStudiedCourse())).to.equal('continue');
    expect(studyAction(aStudiedCourse({ progress: undefined })), 'a lesson without a record').to.equal('continue');
    expect(studyAction(aStudiedCourse({ lastLesson: undefined })), 'its last lesson is missing').to.equal('continue');
    expect(studyAction(aStudiedCourse({ progress: { percent: 100, isFinished: true } }))).to.equal('finished');
  });

  it('names the lesson that was watched last, unless the course is finished or there is no such lesson', () => {
    const { lastLesson } = aStudiedCourse();
    expect(lastLessonTitle(aStudiedCourse())).to.equal('导数');
    expect(lastLessonTitle(aStudiedCourse({ progress: { percent: 100, isFinished: true } }))).to.equal(undefined);
    expect(lastLessonTitle(aStudiedCourse({ lastLesson: lastLesson && { ...lastLesson, title: '' } }))).to.equal(
      undefined,
    );
    expect(lastLessonTitle(aStudiedCourse(EXCLUDED_ELEMENTS))).to.equal(undefined);
  });

  // For each row: number of lessons finished, percentage and number of lessons as the server reports them, and what the
  // page shows.
  const SHARES = [
    { of: [1, 20, 6], is: [1, 5, 20], because: 'one of six lessons is not published yet' },
    { of: [2, 50, 5], is: [2, 4, 50], because: 'one of five lessons is not published yet' },
    { of: [2, 66, 3], is: [2, 3, 66], because: 'the server rounds down' },
    { of: [2, 67, 3], is: [2, 3, 67], because: 'another server rounds up' },
    {
      of: [2, 66, 5],
      is: [2, 3, 66],
      because: 'two of five lessons are not published yet, and the server rounds down',
    },
    { of: [5, 100, 7], is: [5, 5, 100], because: 'all published lessons are finished' },
    { of: [0, 0, 6], is: [0, 6, 0], because: 'the number of published lessons is unknown' },
    { of: [2, 20, 5], is: [2, 5, 40], because: 'the percentage is older than the lessons' },
    { of: [7, 100, 5], is: [5, 5, 100], because: 'finished lessons were deleted since' },
    { of: [1, 20, 0], is: [0, 0, 20], because: 'the course has no number of lessons' },
  ] as const;
  for (const { of, is, because } of SHARES) {
    it(`shows the same share in words and as a bar: ${is.join(' / ')}, because ${because}`, () => {
      const [lessonsLearned, percent, lessonCount] = of;
      const studied = aStudiedCourse({ lessonsLearned, progress: { percent, isFinished: percent === 100 } });
      const card = { id: 2, title: '', cover: '', priceYuan: 9, lessonCount };
      expect(learnedShare(studied, card)).to.deep.equal({ learned: is[0], all: is[1], percent: is[2] });
    });
  }

  it('has no numbers of lessons where one of them is unknown', () => {
    const card = { id: 2, title: '', cover: '', priceYuan: 9 };
    const share = (lessonsLearned?: number, lessonCount?: number) =>
      learnedShare(aStudiedCourse({ lessonsLearned, progress: { percent: 40, isFinished: false } }), {
        ...card,
        lessonCount,
      });
    const unknown = { learned: undefined, all: undefined, percent: 40 };
    expect([share(2), share(undefined, 5), share()]).to.deep.equal([unknown, unknown, unknown]);
  });

  it('has the share 0 % before the member has watched something', () => {
    const card = { id: 2, title: '', cover: '', priceYuan: 9, lessonCount: 5 };
    expect(learnedShare(aStudiedCourse(EXCLUDED_ELEMENTS), card)).to.deep.equal({ learned: 0, all: 5, percent: 0 });
  });

  it('has the time when the course was learned last, bought or added to the favourites', () => {
    const studied = aStudiedCourse();
    expect(lastEventAt('learned', studied)).to.equal(Date.UTC(2026, 10, 17));
    expect(lastEventAt('courses', studied)).to.equal(Date.UTC(2026, 10, 15));
    expect(lastEventAt('like', studied)).to.equal(Date.UTC(2026, 10, 15));
    expect(lastEventAt('learned', aStudiedCourse({ lastLesson: undefined }))).to.equal(Date.UTC(2026, 10, 15));
  });

  const LESSON = { id: 1, title: '导数', publishedAt: undefined };
  const WATCHED = [
    { durationS: 600, watchedS: 315, is: 315 },
    { durationS: 600, watchedS: 700, is: 600 },
    { durationS: 0, watchedS: 42, is: 42 },
  ];
  for (const { durationS, watchedS, is } of WATCHED) {
    it(`counts ${watchedS} s of a lesson of ${durationS} s as ${is} s`, () => {
      expect(watchedTimeS({ ...LESSON, durationS, progress: { watchedS, isFinished: false } })).to.equal(is);
    });
  }

  it('knows no time of a lesson that was never opened, or whose time cannot be read', () => {
    expect(watchedTimeS({ ...LESSON, durationS: 600, progress: undefined })).to.equal(undefined);
    const progress = { watchedS: undefined, isFinished: false };
    expect(watchedTimeS({ ...LESSON, durationS: 600, progress })).to.equal(undefined);
  });
});

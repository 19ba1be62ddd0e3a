import { expect } from 'chai';

import {
  lastEventAt,
  learnedShare,
  readStudyAddress,
  studyAddress,
  studyAction,
  watchedSeconds,
} from '../../src/domain/study.js';
import { aStudiedCourse } from '../support/courses.js';

describe('The address of the study centre', () => {
  const ADDRESSES = [
    { query: '', tab: 'learned', page: 1, address: '/study-center' },
    { query: '?page=3', tab: 'learned', page: 3, address: '/study-center?page=3' },
    { query: '?tab=courses', tab: 'courses', page: 1, address: '/study-center?tab=courses' },
    { query: '?page=2&tab=like', tab: 'like', page: 2, address: '/study-center?tab=like&page=2' },
  ] as const;
  for (const { query, tab, page, address } of ADDRESSES) {
    it(`says ${tab}, page ${page} in ${query || 'nothing'}, and is ${address}`, () => {
      expect(readStudyAddress(query)).to.deep.equal({ tab, page });
      expect(studyAddress({ tab, page })).to.equal(address);
    });
  }

  for (const query of ['?tab=learned&page=1', '?tab=Like&page=0', '?tab=&page=x', '?tab=2&page=-1', '?tab=%']) {
    it(`takes what makes no sense in ${query} for absent`, () => {
      expect(studyAddress(readStudyAddress(query))).to.equal('/study-center');
    });
  }

  it('begins a list at its first page', () => {
    expect(studyAddress({ tab: 'like' })).to.equal('/study-center?tab=like');
  });
});

const UNTOUCHED = { progress: undefined, lastLesson: undefined, lessonsLearned: 0 };

describe('How far a member has come', () => {
  it('has a course begun, gone on with, or finished', () => {
    expect(studyAction(aStudiedCourse(UNTOUCHED))).to.equal('start');
    expect(studyAction(aStudiedCourse())).to.equal('continue');
    expect(studyAction(aStudiedCourse({ progress: undefined })), 'a lesson without a record').to.equal('continue');
    expect(studyAction(aStudiedCourse({ lastLesson: undefined })), 'its lesson is gone').to.equal('continue');
    expect(studyAction(aStudiedCourse({ progress: { percent: 100, finished: true } }))).to.equal('finished');
  });

  // For each row: number of lessons finished, percentage and number of lessons as the server reports them, and what the
  // page shows.
  const SHARES = [
    { of: [1, 20, 6], is: [1, 5, 20], because: 'one of six lessons is not published yet' },
    { of: [2, 50, 5], is: [2, 4, 50], because: 'one of five is not' },
    { of: [2, 66, 3], is: [2, 3, 66], because: 'the server rounds down' },
    { of: [2, 67, 3], is: [2, 3, 67], because: 'another server rounds up' },
    { of: [5, 100, 7], is: [5, 5, 100], because: 'all published ones are finished' },
    { of: [0, 0, 6], is: [0, 6, 0], because: 'nothing says how many are published' },
    { of: [2, 20, 5], is: [2, 5, 40], because: 'the percentage is older than the lessons' },
    { of: [7, 100, 5], is: [5, 5, 100], because: 'finished lessons were deleted since' },
    { of: [1, 20, 0], is: [0, 0, 20], because: 'the course says of no lesson' },
  ] as const;
  for (const { of, is, because } of SHARES) {
    it(`shows the same share in words and as a bar: ${is.join(' / ')}, because ${because}`, () => {
      const [lessonsLearned, percent, lessonCount] = of;
      const studied = aStudiedCourse({ lessonsLearned, progress: { percent, finished: percent === 100 } });
      const card = { id: 2, title: '', cover: '', charge: 9, lessonCount };
      expect(learnedShare(studied, card)).to.deep.equal({ learned: is[0], all: is[1], percent: is[2] });
    });
  }

  it('tells when it was learned last, bought or liked', () => {
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
    { durationS: 600, watchedS: -1, is: 0 },
  ];
  for (const { durationS, watchedS, is } of WATCHED) {
    it(`takes ${watchedS} s of ${durationS} for ${is}`, () => {
      expect(watchedSeconds({ ...LESSON, durationS, progress: { watchedS, finished: false } })).to.equal(is);
    });
  }

  it('has watched nothing of a lesson that was never opened', () => {
    expect(watchedSeconds({ ...LESSON, durationS: 600, progress: undefined })).to.equal(0);
  });
});

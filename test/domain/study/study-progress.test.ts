import { expect } from 'chai';

import { lastEventAt, lessonsBegun, studyDeed, watchedSeconds } from '../../../src/domain/study/study-progress.js';
import { aStudiedCourse } from '../../support/a-studied-course.js';

const UNTOUCHED = { progress: undefined, lastLesson: undefined, lessonsLearned: 0 };

describe('How far a member has come (pages §5)', () => {
  it('has a course begun, gone on with, or finished', () => {
    expect(studyDeed(aStudiedCourse(UNTOUCHED))).to.equal('start');
    expect(studyDeed(aStudiedCourse())).to.equal('continue');
    expect(studyDeed(aStudiedCourse({ progress: undefined })), 'a lesson without a record').to.equal('continue');
    expect(studyDeed(aStudiedCourse({ lastLesson: undefined })), 'its lesson is gone').to.equal('continue');
    expect(studyDeed(aStudiedCourse({ progress: { percent: 100, finished: true } }))).to.equal('finished');
  });

  it('never counts more lessons than there are', () => {
    expect(lessonsBegun(aStudiedCourse({ lessonsLearned: 5 }))).to.equal(5);
    expect(lessonsBegun(aStudiedCourse({ lessonsLearned: 7 }))).to.equal(5);
    expect(lessonsBegun(aStudiedCourse({ lessonsLearned: 7, course: undefined })), 'a course that is gone').to.equal(7);
  });

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

import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { STUDY_GATEWAY } from '../../src/domain/ports/study-gateway.js';
import { ADAPTERS } from './adapters-by-generation.js';
import { answerOf } from './answers.js';
import { query } from './gateway-promises.js';
import { keepsPromisesOfMemberCall } from './member-call-promises.js';
import { rigOfEachTest } from './server-rig.js';
import { signInAs } from './sign-in-helpers.js';

const ALL = { page: 1, size: 10 };
const MONDAY = Date.UTC(2024, 10, 4, 2);
const EVENING = Date.UTC(2024, 10, 6, 12);

const CALLS = [
  query('learnedCourses', ({ resolve }) => resolve(STUDY_GATEWAY).learnedCourses(ALL)),
  query('boughtCourses', ({ resolve }) => resolve(STUDY_GATEWAY).boughtCourses(ALL)),
  query('likedCourses', ({ resolve }) => resolve(STUDY_GATEWAY).likedCourses(ALL)),
  query('learnedLessons', ({ resolve }) => resolve(STUDY_GATEWAY).lessonsOf(2)),
];

for (const [adapter, newRig] of ADAPTERS) {
  describe(`StudyGateway ${adapter}`, () => {
    const rig = rigOfEachTest(newRig, (fresh) => signInAs(fresh, SEEDED.ordinary));

    for (const call of CALLS) keepsPromisesOfMemberCall(call, newRig);

    it('returns the learned courses with progress, last lesson and subscription', async () => {
      const { items, total } = await answerOf(rig.resolve(STUDY_GATEWAY).learnedCourses(ALL));
      expect(total).to.equal(2);
      expect(items[0]).to.deep.include({
        courseId: 2,
        lessonsLearned: 1,
        progress: { percent: 20, isFinished: false },
        lastLesson: {
          lessonId: 202,
          title: '导数',
          durationS: 780,
          isFinished: false,
          watchedS: 315,
          watchedAt: EVENING,
        },
        since: MONDAY,
        isSubscribed: true,
      });
      expect(items[0]?.course).to.include({ id: 2, title: '高等数学精讲', priceYuan: 199, lessonCount: 5 });
      expect(items[0]?.course?.cover).to.match(/^(?:http|data):/);
      expect(items[1]?.progress).to.deep.equal({ percent: 100, isFinished: true });
    });

    it('returns one page at a time', async () => {
      const { items, total } = await answerOf(rig.resolve(STUDY_GATEWAY).learnedCourses({ page: 2, size: 1 }));
      expect([items.map(({ courseId }) => courseId), total]).to.deep.equal([[1], 2]);
    });

    it('returns the bought courses with their price, even a deleted course', async () => {
      const { items } = await answerOf(rig.resolve(STUDY_GATEWAY).boughtCourses(ALL));
      expect(items.map(({ courseId, paid, since }) => [courseId, paid, since])).to.deep.equal([
        [2, 199, MONDAY],
        [99, 29, MONDAY],
      ]);
      expect(items[0]?.progress).to.deep.equal({ percent: 20, isFinished: false });
      expect(items[1]).to.deep.include({ course: undefined, progress: undefined, lastLesson: undefined });
    });

    it('returns the favourites, with and without progress', async () => {
      const { items } = await answerOf(rig.resolve(STUDY_GATEWAY).likedCourses(ALL));
      expect(items.map(({ courseId }) => courseId)).to.deep.equal([2, 4]);
      expect(items[1]).to.deep.include({ progress: undefined, lastLesson: undefined, lessonsLearned: 0 });
    });

    it('lists the lessons of a course in the order of their publication', async () => {
      const lessons = await answerOf(rig.resolve(STUDY_GATEWAY).lessonsOf(2));
      expect(lessons.map(({ id }) => id)).to.deep.equal([201, 202, 203, 204, 205]);
      const notWrittenInOrder = await answerOf(rig.resolve(STUDY_GATEWAY).lessonsOf(3));
      expect(notWrittenInOrder.map(({ id }) => id)).to.deep.equal([301, 303, 302]);
      expect(lessons[0]).to.deep.equal({
        id: 201,
        title: '极限',
        durationS: 600,
        publishedAt: Date.UTC(2024, 8, 16, 1),
        progress: { watchedS: 600, isFinished: true },
      });
      expect(lessons[1]?.progress).to.deep.equal({ watchedS: 315, isFinished: false });
      expect(lessons[2]?.progress).to.equal(undefined);
    });

    it('returns no lessons for an unknown course', async () => {
      expect(await answerOf(rig.resolve(STUDY_GATEWAY).lessonsOf(99))).to.deep.equal([]);
    });
  });
}

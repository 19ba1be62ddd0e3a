import { expect } from 'chai';

import { todayTarget } from '../../../src/domain/home/today.js';
import { aLearnedCourse } from '../../support/courses.js';

describe('The large card of home', () => {
  const { lastLesson } = aLearnedCourse();
  if (lastLesson === undefined) throw new Error('The course has no last lesson');
  const at = (positionS: number) => ({ kind: 'lesson', lessonId: lastLesson.lessonId, positionS });
  const ROWS = [
    ['goes on at the position that the server knows', {}, 0, at(315)],
    ['goes on at a later position of this device', {}, 330, at(330)],
    ['ignores an earlier position of this device', {}, 20, at(315)],
    ['begins a lesson of which almost nothing was watched', { watchedS: 4 }, 0, at(0)],
    ['begins a lesson again that was left at its end', { watchedS: 596 }, 0, at(0)],
    ['goes on in a lesson of unknown length', { watchedS: 596, durationS: 0 }, 0, at(596)],
    ['leads to the course after a finished lesson', { isFinished: true }, 0, { kind: 'course' }],
  ] as const;
  for (const [title, changes, pendingS, target] of ROWS)
    it(title, () => {
      const learned = aLearnedCourse({ lastLesson: { ...lastLesson, ...changes } });
      expect(todayTarget(learned, (id) => (id === lastLesson.lessonId ? pendingS : 0))).to.deep.equal(target);
    });

  it('leads to the course where all of it, or nothing, was learned', () => {
    const finished = aLearnedCourse({ progress: { percent: 100, isFinished: true } });
    for (const learned of [finished, aLearnedCourse({ lastLesson: undefined })])
      expect(todayTarget(learned, () => 99)).to.deep.equal({ kind: 'course' });
  });
});

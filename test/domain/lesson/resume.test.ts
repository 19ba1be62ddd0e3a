import { expect } from 'chai';

import { resumeAt, watchedBefore } from '../../../src/domain/lesson/resume.js';

describe('resumeAt', () => {
  const lesson = { durationSeconds: 600 };
  const at = (
    watchedSeconds: number,
    { isFinished = false, pendingS = 0, limitS = undefined as number | undefined } = {},
  ) =>
    resumeAt(lesson, { progress: { lessonId: 1, watchedSeconds, isFinished, watchedAt: undefined }, pendingS }, limitS);

  it('is the position where the member stopped, and 0 without progress', () => {
    expect(at(315)).to.equal(315);
    expect(resumeAt(lesson, { progress: undefined, pendingS: 0 })).to.equal(0);
  });

  it('is 0 when the lesson was finished, or when the position is less than 5 s from either end', () => {
    expect(at(315, { isFinished: true })).to.equal(0);
    expect([at(4), at(5), at(595), at(596), at(9999)]).to.deep.equal([0, 5, 595, 0, 0]);
  });

  it('includes progress that this device has not sent yet', () => {
    expect(at(10, { pendingS: 40 })).to.equal(40);
    expect(watchedBefore({ progress: undefined, pendingS: 40 })).to.equal(40);
  });

  it('treats the end of a preview as an end, and ignores an unknown duration', () => {
    expect([at(20, { limitS: 30 }), at(26, { limitS: 30 })]).to.deep.equal([20, 0]);
    const unknown = {
      progress: { lessonId: 1, watchedSeconds: 70, isFinished: false, watchedAt: undefined },
      pendingS: 0,
    };
    expect(resumeAt({ durationSeconds: 0 }, unknown)).to.equal(70);
  });
});

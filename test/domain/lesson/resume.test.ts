import { expect } from 'chai';

import { resumeAt, watchedBefore } from '../../../src/domain/lesson/resume.js';

describe('resumeAt', () => {
  const at = (
    watchedSeconds: number,
    { isFinished = false, pendingS = 0, limitS = undefined as number | undefined } = {},
  ) => resumeAt({ progress: { lessonId: 1, watchedSeconds, isFinished, watchedAt: undefined }, pendingS }, limitS);

  it('is the position where the member stopped, and 0 without progress', () => {
    expect(at(315)).to.equal(315);
    expect(resumeAt({ progress: undefined, pendingS: 0 })).to.equal(0);
  });

  it('is 0 when the lesson was finished, or when the position is less than 5 s from the beginning', () => {
    expect([at(315, { isFinished: true }), at(4), at(5)]).to.deep.equal([0, 0, 5]);
  });

  it('includes progress that this device has not sent yet', () => {
    expect(at(10, { pendingS: 40 })).to.equal(40);
    expect(watchedBefore({ progress: undefined, pendingS: 40 })).to.equal(40);
  });

  it('is 0 when the position is less than 5 s from the end of a preview', () => {
    expect([at(20, { limitS: 30 }), at(26, { limitS: 30 })]).to.deep.equal([20, 0]);
  });
});

import { expect } from 'chai';
import fc from 'fast-check';

import { resumeAt, startAt, startWithin, watchedBefore } from '../../../src/domain/lesson/start-position.js';
import { aLesson } from '../../support/courses.js';

const number = (max: number) => fc.integer({ min: 0, max });

describe('The position at which a video starts', () => {
  it('is the beginning for a stored position less than 5 s from the end of the video, or behind it', () => {
    expect([54, 55, 55.1, 58, 60, 300].map((second) => startWithin(second, 'stored', 60))).to.deep.equal([
      ...[54, 55],
      ...[0, 0, 0, 0],
    ]);
  });

  it('leaves 5 s of the video for a second that was named, and 1 s for one that was reached', () => {
    expect([58, 300].map((second) => startWithin(second, 'named', 60))).to.deep.equal([55, 55]);
    expect([58, 300].map((second) => startWithin(second, 'reached', 60))).to.deep.equal([58, 59]);
  });

  it('is in front of the end of every video, and stays as it is while the length is unknown', () => {
    const origins = fc.constantFrom('stored' as const, 'named' as const, 'reached' as const);
    const seconds = fc.double({ min: 0, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(seconds, origins, fc.double({ min: 0.5, max: 1e6, noNaN: true }), (second, origin, lengthS) => {
        const startS = startWithin(second, origin, lengthS);
        expect(startS >= 0 && (startS <= lengthS - 1 || startS === 0)).to.equal(true);
        expect(startWithin(startS, origin, lengthS)).to.equal(startS);
        expect(startWithin(second, origin)).to.equal(second);
      }),
    );
  });
});

describe('The second at which a lesson resumes', () => {
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

describe('The second at which a lesson starts', () => {
  const watched = (watchedSeconds: number, isFinished = false) => ({
    progress: { lessonId: 2, watchedSeconds, isFinished, watchedAt: 1 },
    pendingS: 0,
  });

  it('is that of the address rather than the stored position', () => {
    expect(startAt(aLesson(2), watched(60), undefined, 315)).to.equal(315);
    expect(startAt(aLesson(2), watched(60), undefined, 0)).to.equal(0);
    expect(startAt(aLesson(2), watched(60), undefined, undefined)).to.equal(60);
  });

  it('is never beyond what was watched where dragging is forbidden, unless the lesson is finished', () => {
    fc.assert(
      fc.property(number(600), number(600), number(1000), fc.boolean(), (server, device, requested, finished) => {
        const leftOff = { ...watched(server, finished), pendingS: device };
        const start = startAt(aLesson(2, { isForwardOnly: true }), leftOff, undefined, requested);
        expect(start).to.equal(finished ? requested : Math.min(requested, Math.max(server, device)));
      }),
    );
  });

  it('leaves five seconds of a preview', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), number(1000), (previewS, requested) => {
        const start = startAt(aLesson(2), watched(0), previewS, requested);
        expect(start).to.equal(Math.min(requested, Math.max(0, previewS - 5)));
      }),
    );
  });
});

import { expect } from 'chai';
import fc from 'fast-check';

import {
  lessonStartAddress,
  resumeAt,
  startAt,
  startInQuery,
  startWithin,
  watchedBefore,
} from '../../../src/domain/lesson/start-position.js';
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
  const at = (watchedS: number, { isFinished = false, pendingS = 0, limitS = undefined as number | undefined } = {}) =>
    resumeAt({ progress: { lessonId: 1, watchedS, isFinished, watchedAt: undefined }, pendingS }, limitS);

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
  const watched = (watchedS: number, isFinished = false) => ({
    progress: { lessonId: 2, watchedS, isFinished, watchedAt: 1 },
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

describe('The second in the address of a lesson', () => {
  it('is read in every spelling: seconds, and hours, minutes and seconds with their letters', () => {
    const queries = ['?t=315', '?t=315s', '?t=5m15s', '?t=5m15', '?tab=6&t=0h5m15s', '?t=315&t=9', '?t=%33%31%35'];
    expect(queries.map(startInQuery)).to.deep.equal(queries.map(() => 315));
    expect(['?t=1h', '?t=2m', '?t=0', '?t=1h1m1s'].map(startInQuery)).to.deep.equal([3600, 120, 0, 3661]);
    expect(['?t=99h59m59s', '?t=100h'].map(startInQuery)).to.deep.equal([359_999, undefined]);
  });

  it('counts as absent where it is nonsense', () => {
    const queries = [
      '',
      '?',
      '?t',
      '?t=',
      '?t=-5',
      '?t=1.5',
      '?t=5:15',
      '?t=h',
      '?t=s',
      '?t=1e3',
      '?t=15s5m',
      '?t=Infinity',
    ];
    const others = ['?t=999999', '?t=100h', '?tt=3', '?t=0x1F', '?t=%', '?t=3 1'];
    expect([...queries, ...others].map(startInQuery)).to.deep.equal([...queries, ...others].map(() => undefined));
  });

  it('is a whole number of seconds below 100 hours, whatever the query contains', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webQueryParameters(), fc.stringMatching(/^[0-9hms]{0,9}$/)), (text) => {
        const second = startInQuery(`?t=${text}`);
        if (second !== undefined)
          expect(Number.isSafeInteger(second) && second >= 0 && second < 360_000).to.equal(true);
      }),
    );
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(number(359_999), (second) => {
        const address = lessonStartAddress(202, second);
        expect(address).to.match(/^\/courses\/video\/202\?t=\d+$/);
        expect(startInQuery(address.slice(address.indexOf('?')))).to.equal(second);
      }),
    );
    expect(lessonStartAddress(202, undefined)).to.equal('/courses/video/202');
  });
});

import { expect } from 'chai';

import { callToAction, landingTab } from '../../../src/domain/courses/call-to-action.js';
import { aCourse } from '../../support/courses.js';

const ANONYMOUS = { signedIn: false, isVip: false };
const MEMBER = { signedIn: true, isVip: false };
const VIP = { signedIn: true, isVip: true };

type Course = ReturnType<typeof aCourse>;

function actionOf(course: Course, viewer = MEMBER, isVipOffered = true) {
  return callToAction(course.build(), { viewer, isVipOffered });
}

describe('The primary action of a course', () => {
  const ROWS: readonly (readonly [title: string, course: Course, primary: object])[] = [
    ['reports a course without lessons as in preparation', aCourse().withLessons(), { kind: 'preparing' }],
    [
      'reports a bought course without lessons as in preparation too',
      aCourse().bought().withLessons(),
      { kind: 'preparing' },
    ],
    ['starts a bought course with the first lesson', aCourse().bought(), { kind: 'start', lessonId: 1 }],
    ['starts a free course with the first lesson', aCourse().free(), { kind: 'start', lessonId: 1 }],
    [
      'continues with the lesson that was watched last',
      aCourse().bought().watched(1, 3),
      { kind: 'continue', lessonId: 3 },
    ],
    [
      'continues with the lesson watched last, not with the last lesson of the course',
      aCourse().bought().watched(3, 1),
      { kind: 'continue', lessonId: 1 },
    ],
    [
      'continues with the next of several lessons after a finished one',
      aCourse().bought().withLessons(1, 2, 3, 4).watched(-2),
      { kind: 'continue', lessonId: 3 },
    ],
    [
      'continues with an unfinished lesson when the lesson watched last is finished',
      aCourse().bought().watched(2, -3),
      { kind: 'continue', lessonId: 2 },
    ],
    [
      'continues with the lesson after a finished one',
      aCourse().bought().watched(-2),
      { kind: 'continue', lessonId: 3 },
    ],
    ['returns to a lesson that was left out', aCourse().bought().watched(-2, -3), { kind: 'continue', lessonId: 1 }],
    [
      'offers to start again once all lessons are finished',
      aCourse().bought().watched(-1, -2, -3),
      { kind: 'again', lessonId: 1 },
    ],
    [
      'ignores progress in a lesson that no longer exists',
      aCourse().bought().watched(9),
      { kind: 'start', lessonId: 1 },
    ],
    ['sells a course that is not open', aCourse(), { kind: 'buy', priceYuan: 99 }],
    ['sells a course of which the member has watched a preview', aCourse().watched(1), { kind: 'buy', priceYuan: 99 }],
    ['does not sell a course at price 0', aCourse().costing(0), { kind: 'unavailable' }],
    [
      'sells a course whose price is not known, without naming one',
      aCourse().costing(undefined),
      { kind: 'buy', priceYuan: undefined },
    ],
  ];
  for (const [title, course, primary] of ROWS) {
    it(title, () => expect(actionOf(course).primary).to.deep.equal(primary));
  }

  it('offers VIP for a closed course when VIP is on and covers the course', () => {
    expect(actionOf(aCourse()).offersVip).to.equal(true);
    expect(actionOf(aCourse().costing(0)).offersVip).to.equal(true);
    expect(actionOf(aCourse(), MEMBER, false).offersVip).to.equal(false);
    expect(actionOf(aCourse().notForVip()).offersVip).to.equal(false);
    expect(actionOf(aCourse().bought()).offersVip).to.equal(false);
    expect(actionOf(aCourse().withLessons()).offersVip).to.equal(false);
  });

  it('names the reason why a course is open', () => {
    expect(actionOf(aCourse().free()).openBecause).to.equal('free');
    expect(actionOf(aCourse().bought()).openBecause).to.equal('bought');
    expect(actionOf(aCourse().bought(), VIP).openBecause).to.equal('vip');
    expect(actionOf(aCourse().bought().notForVip(), VIP).openBecause).to.equal('bought');
    expect(actionOf(aCourse()).openBecause).to.equal(undefined);
    expect(actionOf(aCourse().bought().withLessons()).openBecause).to.equal(undefined);
  });

  it('says how far a member has come, and which lesson is next', () => {
    const learning = (course: Course, viewer = MEMBER) => {
      const state = actionOf(course, viewer).learning;
      return state && [state.finished, state.total, state.next?.id];
    };
    expect(learning(aCourse().bought())).to.deep.equal([0, 3, 1]);
    expect(learning(aCourse().free())).to.deep.equal([0, 3, 1]);
    expect(learning(aCourse().bought().watched(-1, 2))).to.deep.equal([1, 3, 2]);
    expect(learning(aCourse().bought().watched(-1, -2, -3, -9))).to.deep.equal([3, 3, undefined]);
    expect(learning(aCourse().free(), ANONYMOUS), 'anonymous').to.equal(undefined);
    expect(learning(aCourse().watched(-1)), 'not bought').to.equal(undefined);
    expect(learning(aCourse().bought().withLessons()), 'no lessons').to.equal(undefined);
  });

  it('leads who owns or learns a course to its directory, everyone else to its introduction', () => {
    const courses = [
      aCourse(),
      aCourse().watched(1),
      aCourse().bought(),
      aCourse().bought().withLessons(),
      aCourse().free(),
      aCourse().free().watched(1),
    ];
    expect(courses.map((course) => landingTab(course.build()))).to.deep.equal([
      'introduction',
      'introduction',
      'directory',
      'introduction',
      'introduction',
      'directory',
    ]);
  });
});

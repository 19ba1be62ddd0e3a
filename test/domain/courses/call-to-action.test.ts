import { expect } from 'chai';

import { callToAction } from '../../../src/domain/courses/call-to-action.js';
import { aCourse } from '../../support/courses.js';

const STRANGER = { signedIn: false, isVip: false };
const MEMBER = { signedIn: true, isVip: false };
const VIP = { signedIn: true, isVip: true };

type Course = ReturnType<typeof aCourse>;

function actionOf(course: Course, viewer = MEMBER, vipOffered = true) {
  return callToAction(course.build(), { viewer, vipOffered });
}

describe('the main action of a course', () => {
  const ROWS: readonly (readonly [what: string, course: Course, primary: object])[] = [
    ['prepares where there is no lesson', aCourse().withLessons(), { kind: 'preparing' }],
    ['prepares even where it is bought', aCourse().bought().withLessons(), { kind: 'preparing' }],
    ['starts with the first lesson', aCourse().bought(), { kind: 'start', lessonId: 1 }],
    ['starts a free course', aCourse().free(), { kind: 'start', lessonId: 1 }],
    ['continues what was watched last', aCourse().bought().watched(1, 3), { kind: 'continue', lessonId: 3 }],
    ['and not what comes last', aCourse().bought().watched(3, 1), { kind: 'continue', lessonId: 1 }],
    [
      'continues with the next of several',
      aCourse().bought().withLessons(1, 2, 3, 4).watched(-2),
      { kind: 'continue', lessonId: 3 },
    ],
    ['passes over what is finished', aCourse().bought().watched(2, -3), { kind: 'continue', lessonId: 2 }],
    ['continues with the next after a finished one', aCourse().bought().watched(-2), { kind: 'continue', lessonId: 3 }],
    ['turns back to what was left out', aCourse().bought().watched(-2, -3), { kind: 'continue', lessonId: 1 }],
    ['offers it once more at the end', aCourse().bought().watched(-1, -2, -3), { kind: 'again', lessonId: 1 }],
    ['forgets lessons that are gone', aCourse().bought().watched(9), { kind: 'start', lessonId: 1 }],
    ['sells', aCourse(), { kind: 'buy', priceYuan: 99 }],
    ['sells what was watched as a preview', aCourse().watched(1), { kind: 'buy', priceYuan: 99 }],
    ['does not sell at price 0', aCourse().costing(0), { kind: 'unavailable' }],
  ];
  for (const [what, course, primary] of ROWS) {
    it(what, () => {
      expect(actionOf(course).primary).to.deep.equal(primary);
    });
  }

  it('offers VIP beside what is closed, where VIP is on and covers the course', () => {
    expect(actionOf(aCourse()).offersVip).to.equal(true);
    expect(actionOf(aCourse().costing(0)).offersVip).to.equal(true);
    expect(actionOf(aCourse(), MEMBER, false).offersVip).to.equal(false);
    expect(actionOf(aCourse().notForVip()).offersVip).to.equal(false);
    expect(actionOf(aCourse().bought()).offersVip).to.equal(false);
    expect(actionOf(aCourse().withLessons()).offersVip).to.equal(false);
  });

  it('says why a course is open', () => {
    expect(actionOf(aCourse().free()).openBecause).to.equal('free');
    expect(actionOf(aCourse().bought()).openBecause).to.equal('bought');
    expect(actionOf(aCourse().bought(), VIP).openBecause).to.equal('vip');
    expect(actionOf(aCourse().bought().notForVip(), VIP).openBecause).to.equal('bought');
    expect(actionOf(aCourse()).openBecause).to.equal(undefined);
    expect(actionOf(aCourse().bought().withLessons()).openBecause).to.equal(undefined);
  });

  it('asks a stranger to sign in before every action, and nobody before none', () => {
    expect(actionOf(aCourse(), STRANGER).needsSignIn).to.equal(true);
    expect(actionOf(aCourse().free(), STRANGER).needsSignIn).to.equal(true);
    expect(actionOf(aCourse().costing(0), STRANGER).needsSignIn).to.equal(false);
    expect(actionOf(aCourse().withLessons(), STRANGER).needsSignIn).to.equal(false);
    expect(actionOf(aCourse()).needsSignIn).to.equal(false);
  });
});

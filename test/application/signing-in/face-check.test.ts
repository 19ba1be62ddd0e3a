import { expect } from 'chai';
import { Subject } from 'rxjs';

import { FaceCheck, type FaceCheckState } from '../../../src/application/signing-in/member-steps.js';
import { aDoor } from '../../support/a-door.js';
import { aMember } from '../../support/sessions.js';
import { aSite } from '../../support/site.js';
import { aFaceTicket, FakeMemberStepsGateway } from '../../support/fake-gateways.js';
import { watching } from '../../support/watching.js';

const starting: FaceCheckState = { kind: 'starting' };
const ready = (ruleId: string): FaceCheckState => ({ kind: 'ready', ticket: aFaceTicket(ruleId) });

describe('face check', () => {
  it('starts when the page opens, then asks every 2.5 s about its ticket (clarifications §5)', () => {
    const { seen, steps, time } = openPage();
    expect([seen.values, steps.tickets.asked]).to.deep.equal([[starting], 1]);
    steps.tickets.answer(aFaceTicket('1'));
    expect(seen.values).to.deep.equal([starting, ready('1')]);
    time.advance(2499);
    expect(steps.checked).to.deep.equal([]);
    time.advance(1);
    expect(steps.checked).to.deep.equal([aFaceTicket('1')]);
  });

  it('only logs "querying" while the phone is not done (spec §8)', () => {
    const { steps, log, notifier, time } = startedPage();
    time.advance(2500);
    steps.checks.failWith({ kind: 'not-yet' });
    expect([log.lines, notifier.said]).to.deep.equal([['info querying'], []]);
    time.advance(2500);
    expect(steps.checks.asked).to.equal(2);
  });

  it('rests when the server wants fewer questions, then asks on (API 1.5)', () => {
    const { steps, notifier, time } = startedPage();
    time.advance(2500);
    steps.checks.failWith({ kind: 'too-many' });
    time.advance(14_999);
    expect([steps.checks.asked, notifier.said]).to.deep.equal([1, []]);
    time.advance(2501);
    expect(steps.checks.asked).to.equal(2);
  });

  it('passes a lost answer over, and never stacks questions (lessons 19, 20)', () => {
    const { steps, log, notifier, time } = startedPage();
    time.advance(7500);
    expect(steps.checks.asked).to.equal(1);
    steps.checks.failWith({ kind: 'timeout' });
    time.advance(2500);
    expect(steps.checks.asked).to.equal(2);
    expect([log.lines, notifier.said]).to.deep.equal([[], []]);
  });

  it('says 实名认证成功, loads the member anew and goes on, once (clarifications §5)', () => {
    const { steps, members, notifier, navigator, time } = startedPage();
    time.advance(2500);
    steps.checks.complete();
    expect([notifier.said, members.details.waiting]).to.deep.equal([['success 实名认证成功'], 1]);
    time.advance(10_000);
    expect(steps.checks.asked).to.equal(1);
    members.details.answer(aMember());
    expect(navigator.journeys).to.deep.equal(['replace /order']);
    time.advance(10_000);
    expect([notifier.said.length, navigator.journeys.length, time.pending]).to.deep.equal([1, 1, 0]);
  });

  it('does not start over for a member whose server has not heard of it yet (review B10)', () => {
    const { steps, members, session, navigator, time } = startedPage();
    time.advance(2500);
    steps.checks.complete();
    members.details.answer(aMember().withoutFaceCheck());
    expect(session.state$.value).to.have.nested.property('user.faceVerified', true);
    expect(navigator.journeys).to.deep.equal(['replace /order']);
  });

  it('rests while the tab is hidden, and asks at once when it is shown again', () => {
    const { steps, presence, time } = startedPage();
    presence.lookAway();
    expect(time.pending).to.equal(0);
    time.advance(60_000);
    expect(steps.checks.asked).to.equal(0);
    presence.lookBack();
    expect(steps.checks.asked).to.equal(1);
  });

  it('says that it could not be started, and starts again when asked to (clarifications §5)', () => {
    const { seen, steps, again$, notifier } = openPage();
    steps.tickets.failWith({ kind: 'refused', message: '实名认证未开启' });
    expect(seen.values.at(-1)).to.deep.equal({
      kind: 'failed',
      error: { kind: 'refused', message: '实名认证未开启' },
    });
    expect(notifier.said).to.deep.equal([]);
    again$.next();
    steps.tickets.answer(aFaceTicket('2'));
    expect(seen.values.slice(-2)).to.deep.equal([starting, ready('2')]);
  });

  it('asks about the newest ticket alone', () => {
    const { steps, again$, time } = startedPage();
    again$.next();
    steps.tickets.answer(aFaceTicket('2'));
    time.advance(2500);
    expect(steps.checked).to.deep.equal([aFaceTicket('2')]);
  });

  it('leaves nothing behind after 200 openings and closings', () => {
    const { faceCheck, steps, seen, again$, presence, time } = openPage();
    seen.stop();
    for (let opening = 0; opening < 200; opening += 1) {
      const again = watching(faceCheck.watch(again$, '/order'));
      if (opening % 2 === 0) steps.tickets.answer(aFaceTicket());
      time.advance((opening % 5) * 1000);
      again.stop();
    }
    expect(steps.checks.asked).to.be.greaterThan(0);
    expect([steps.tickets.waiting, steps.checks.waiting, time.pending]).to.deep.equal([0, 0, 0]);
    expect([again$.observed, presence.visible$.observed]).to.deep.equal([false, false]);
  });
});

function openPage() {
  const door = aDoor({
    address: '/face-check?redirect=%2Forder',
    stored: { token: 't' },
    site: aSite().requiringFaceCheck(),
  });
  door.members.details.answer(aMember().withoutFaceCheck());
  const steps = new FakeMemberStepsGateway();
  const { presence, notifier, desk, afterSignIn, time } = door;
  const faceCheck = new FaceCheck(steps, presence, notifier, desk, afterSignIn, time);
  const again$ = new Subject<void>();
  return { ...door, steps, faceCheck, again$, seen: watching<FaceCheckState>(faceCheck.watch(again$, '/order')) };
}

function startedPage() {
  const page = openPage();
  page.steps.tickets.answer(aFaceTicket('1'));
  return page;
}

import { expect } from 'chai';
import { BehaviorSubject, VirtualTimeScheduler } from 'rxjs';

import { ErrorReporter } from '../../src/application/site/error-reporter.js';
import { DroppedFavourites } from '../../src/application/study-favourites.js';
import type { SessionState } from '../../src/domain/session/session-state.js';
import { aMember, anonymous, signedIn, sessionOf } from '../support/sessions.js';
import { FakeCourseGateway } from '../support/fake-gateways.js';
import { RecordingLog, RecordingNotifier } from '../support/recorders.js';
import { watching } from '../support/watching.js';

const MATHS = { courseId: 2, title: '高等数学' };
const ENGLISH = { courseId: 4, title: '商务英语' };
const REFUSED = { kind: 'refused', message: '操作太频繁' } as const;

function dropping() {
  const gateway = new FakeCourseGateway();
  const notifier = new RecordingNotifier();
  const time = new VirtualTimeScheduler();
  const session = new BehaviorSubject<SessionState>(signedIn());
  const reporter = new ErrorReporter(notifier, new RecordingLog());
  const favourites = new DroppedFavourites(gateway, sessionOf(session), reporter, time);
  const settled = watching(favourites.settled$);
  return {
    ...{ gateway, notifier, session, favourites },
    dropped: () => [...favourites.dropped$.value],
    offers: () => favourites.offers$.value.map(({ courseId }) => courseId),
    settled: () => settled.values.map(({ courseId, isFavourite }) => `${courseId} ${isFavourite ? 'is' : 'is not'}`),
    pass: (milliseconds: number) => {
      time.maxFrames = time.frame + milliseconds;
      time.schedule(() => undefined, milliseconds);
      time.flush();
    },
  };
}

describe('Taking favourites back', () => {
  it('shows it at once, and tells the server', () => {
    const { gateway, favourites, dropped, settled } = dropping();
    favourites.drop(MATHS);
    expect([dropped(), gateway.requests, settled()]).to.deep.equal([[2], ['favourite 2'], []]);
    gateway.toggles.answer(false);
    expect([dropped(), settled()]).to.deep.equal([[2], ['2 is not']]);
  });

  it('gives back the one that is wanted, and goes on offering the other', () => {
    const { gateway, favourites, dropped, offers } = dropping();
    favourites.drop(MATHS);
    favourites.drop(ENGLISH);
    gateway.toggles.answer(false);
    gateway.toggles.answer(false);
    favourites.undo(MATHS);
    expect([gateway.requests.at(-1), dropped(), offers()]).to.deep.equal(['favourite 2', [4], [4]]);
    gateway.toggles.answer(true);
    expect(offers()).to.deep.equal([4]);
    favourites.undo({ courseId: 9, title: '' });
    expect(gateway.requests).to.have.length(3);
  });

  it('offers each for five seconds to have again', () => {
    const { favourites, gateway, dropped, offers, pass } = dropping();
    favourites.drop(MATHS);
    pass(3000);
    favourites.drop(ENGLISH);
    pass(1999);
    expect(offers()).to.deep.equal([2, 4]);
    pass(1);
    expect(offers()).to.deep.equal([4]);
    gateway.toggles.answer(false);
    favourites.undo(MATHS);
    expect([gateway.requests, dropped()], 'too late').to.deep.equal([
      ['favourite 2', 'favourite 4'],
      [4, 2],
    ]);
    pass(3000);
    expect(offers()).to.deep.equal([]);
  });

  it('has it back at once, by a second call, which takes it away again when it is refused', () => {
    for (const isRefused of [false, true]) {
      const { favourites, gateway, dropped, offers, notifier, settled } = dropping();
      favourites.drop(MATHS);
      gateway.toggles.answer(false);
      favourites.undo(MATHS);
      expect([dropped(), offers(), gateway.requests]).to.deep.equal([[], [], ['favourite 2', 'favourite 2']]);
      if (isRefused) gateway.toggles.failWith(REFUSED);
      else gateway.toggles.answer(true);
      expect([dropped(), offers()]).to.deep.equal([isRefused ? [2] : [], []]);
      expect(settled()).to.deep.equal(['2 is not', isRefused ? '2 is not' : '2 is']);
      expect(notifier.said).to.deep.equal(isRefused ? ['error 操作太频繁'] : []);
    }
  });

  it('waits with the second call for the answer to the first, and with no other course for either', () => {
    const { favourites, gateway, dropped, settled } = dropping();
    favourites.drop(MATHS);
    favourites.undo(MATHS);
    expect([dropped(), gateway.requests]).to.deep.equal([[], ['favourite 2']]);
    favourites.drop(ENGLISH);
    expect(gateway.requests).to.deep.equal(['favourite 2', 'favourite 4']);
    gateway.toggles.answer(false);
    expect(gateway.requests).to.deep.equal(['favourite 2', 'favourite 4', 'favourite 2']);
    expect([dropped(), settled()], 'more is under way').to.deep.equal([[4], []]);
    gateway.toggles.answer(false);
    gateway.toggles.answer(true);
    expect([dropped(), settled()]).to.deep.equal([[4], ['4 is not', '2 is']]);
  });

  it('puts back what is refused, says so, offers nothing any more, and undoes nothing', () => {
    for (const wasUndone of [false, true]) {
      const { favourites, gateway, dropped, offers, notifier, settled } = dropping();
      favourites.drop(MATHS);
      if (wasUndone) favourites.undo(MATHS);
      gateway.toggles.failWith(REFUSED);
      expect([dropped(), offers(), settled()]).to.deep.equal([[], [], ['2 is']]);
      expect([gateway.requests, notifier.said]).to.deep.equal([['favourite 2'], ['error 操作太频繁']]);
    }
  });

  it('does what the visitor wanted though another tab had done the same', () => {
    const { favourites, gateway, dropped, settled } = dropping();
    favourites.drop(MATHS);
    gateway.toggles.answer(true);
    expect([gateway.requests, settled()]).to.deep.equal([['favourite 2', 'favourite 2'], []]);
    gateway.toggles.answer(false);
    expect([dropped(), settled()]).to.deep.equal([[2], ['2 is not']]);
  });

  it('takes one press for one', () => {
    const { favourites, gateway, offers } = dropping();
    favourites.drop(MATHS);
    favourites.drop(MATHS);
    expect(offers()).to.deep.equal([2]);
    favourites.undo(MATHS);
    favourites.undo(MATHS);
    gateway.toggles.answer(false);
    gateway.toggles.answer(true);
    expect([gateway.requests, offers()]).to.deep.equal([['favourite 2', 'favourite 2'], []]);
  });

  it('lets what is under way come to its end when nobody looks any more, and offers nothing', () => {
    const { favourites, gateway, offers, settled } = dropping();
    favourites.drop(MATHS);
    favourites.undo(MATHS);
    favourites.drop(ENGLISH);
    favourites.withdrawAll();
    expect([offers(), gateway.toggles.waiting]).to.deep.equal([[], 2]);
    gateway.toggles.answer(false);
    gateway.toggles.answer(false);
    gateway.toggles.answer(true);
    expect(settled()).to.deep.equal(['4 is not', '2 is']);
  });

  it('says nothing in the name of a member who came after', () => {
    for (const after of [anonymous, signedIn(aMember().withId(99))]) {
      const { favourites, gateway, session } = dropping();
      favourites.drop(MATHS);
      favourites.undo(MATHS);
      session.next(after);
      gateway.toggles.answer(false);
      expect(gateway.requests).to.deep.equal(['favourite 2']);
    }
  });

  it('forgets what is settled, and nothing else, once a newer list comes', () => {
    const { favourites, gateway, dropped } = dropping();
    favourites.drop(MATHS);
    favourites.drop(ENGLISH);
    gateway.toggles.answer(false);
    favourites.forgetSettled();
    expect(dropped()).to.deep.equal([4]);
    favourites.drop(MATHS);
    expect(gateway.requests.at(-1), 'it was liked anew').to.equal('favourite 2');
  });
});

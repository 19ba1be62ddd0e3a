import { expect } from 'chai';
import { BehaviorSubject, VirtualTimeScheduler } from 'rxjs';

import { ErrorReporter } from '../../../src/application/site/error-reporter.js';
import { RemovedFavourites } from '../../../src/application/study/favourites.js';
import type { SessionState } from '../../../src/domain/session/session-state.js';
import { aMember, anonymous, signedIn, sessionOf } from '../../support/sessions.js';
import { FakeCourseGateway } from '../../support/fake-gateways.js';
import { RecordingLog, RecordingNotifier } from '../../support/recorders.js';
import { watching } from '../../support/watching.js';

const MATHS = { courseId: 2, title: '高等数学' };
const ENGLISH = { courseId: 4, title: '商务英语' };
const REFUSED = { kind: 'refused', message: '操作太频繁' } as const;

function dropping() {
  const gateway = new FakeCourseGateway();
  const notifier = new RecordingNotifier();
  const time = new VirtualTimeScheduler();
  const session = new BehaviorSubject<SessionState>(signedIn());
  const reporter = new ErrorReporter(notifier, new RecordingLog());
  const favourites = new RemovedFavourites(gateway, sessionOf(session), reporter, time);
  const settled = watching(favourites.settled$);
  return {
    ...{ gateway, notifier, session, favourites },
    dropped: () => [...favourites.removed$.value],
    offers: () => favourites.offers$.value.map(({ courseId }) => courseId),
    settled: () => settled.values.map(({ courseId, isFavourite }) => `${courseId} ${isFavourite ? 'is' : 'is not'}`),
    pass: (milliseconds: number) => {
      time.maxFrames = time.frame + milliseconds;
      time.schedule(() => undefined, milliseconds);
      time.flush();
    },
  };
}

describe('Removing a favourite', () => {
  it('is shown at once, and sent to the server', () => {
    const { gateway, favourites, dropped, settled } = dropping();
    favourites.drop(MATHS);
    expect([dropped(), gateway.requests, settled()]).to.deep.equal([[2], ['favourite 2'], []]);
    gateway.toggles.answer(false);
    expect([dropped(), settled()]).to.deep.equal([[2], ['2 is not']]);
  });

  it('can be undone for one course while the undo of another is still offered', () => {
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

  it('can be undone for five seconds', () => {
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

  it('is undone at once by a second call; when the server refuses that call, the favourite is removed again', () => {
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
      expect(notifier.messages).to.deep.equal(isRefused ? ['error 操作太频繁'] : []);
    }
  });

  it('sends the undo after the answer to the removal, and does not delay other courses', () => {
    const { favourites, gateway, dropped, settled } = dropping();
    favourites.drop(MATHS);
    favourites.undo(MATHS);
    expect([dropped(), gateway.requests]).to.deep.equal([[], ['favourite 2']]);
    favourites.drop(ENGLISH);
    expect(gateway.requests).to.deep.equal(['favourite 2', 'favourite 4']);
    gateway.toggles.answer(false);
    expect(gateway.requests).to.deep.equal(['favourite 2', 'favourite 4', 'favourite 2']);
    expect([dropped(), settled()], 'another call is pending').to.deep.equal([[4], []]);
    gateway.toggles.answer(false);
    gateway.toggles.answer(true);
    expect([dropped(), settled()]).to.deep.equal([[4], ['4 is not', '2 is']]);
  });

  it('puts the favourite back when the server refuses, shows a toast, and offers no undo', () => {
    for (const wasUndone of [false, true]) {
      const { favourites, gateway, dropped, offers, notifier, settled } = dropping();
      favourites.drop(MATHS);
      if (wasUndone) favourites.undo(MATHS);
      gateway.toggles.failWith(REFUSED);
      expect([dropped(), offers(), settled()]).to.deep.equal([[], [], ['2 is']]);
      expect([gateway.requests, notifier.messages]).to.deep.equal([['favourite 2'], ['error 操作太频繁']]);
    }
  });

  it('reaches the state that the visitor wanted although another tab has made the same change', () => {
    const { favourites, gateway, dropped, settled } = dropping();
    favourites.drop(MATHS);
    gateway.toggles.answer(true);
    expect([gateway.requests, settled()]).to.deep.equal([['favourite 2', 'favourite 2'], []]);
    gateway.toggles.answer(false);
    expect([dropped(), settled()]).to.deep.equal([[2], ['2 is not']]);
  });

  it('counts a double press once', () => {
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

  it('completes pending calls after the visitor has left the page, and offers no undo', () => {
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

  it('sends nothing in the name of a later member', () => {
    for (const after of [anonymous, signedIn(aMember().withId(99))]) {
      const { favourites, gateway, session } = dropping();
      favourites.drop(MATHS);
      favourites.undo(MATHS);
      session.next(after);
      gateway.toggles.answer(false);
      expect(gateway.requests).to.deep.equal(['favourite 2']);
    }
  });

  it('forgets only settled changes when a newer list arrives', () => {
    const { favourites, gateway, dropped } = dropping();
    favourites.drop(MATHS);
    favourites.drop(ENGLISH);
    gateway.toggles.answer(false);
    favourites.forgetSettled();
    expect(dropped()).to.deep.equal([4]);
    favourites.drop(MATHS);
    expect(gateway.requests.at(-1), 'it was added again').to.equal('favourite 2');
  });
});

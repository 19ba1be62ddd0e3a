import { expect } from 'chai';

import { EndOfSession } from '../../../src/application/session/end-of-session.js';
import { ToastQueue } from '../../../src/application/site/toast-queue.js';
import { Session } from '../../../src/domain/session/session.js';
import { FakeNavigator } from '../../support/fake-navigator.js';
import { FakeMemberGateway, FakeTokenRefusals } from '../../support/fake-gateways.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { watching } from '../../support/watching.js';

/** A page at `address` whose visitor is signed in with token `t`. */
function signedIn(address: string) {
  const store = FakeVisitStore.with({ token: 't' });
  const session = new Session(new FakeMemberGateway(), store);
  const navigator = new FakeNavigator(address);
  const toasts = new ToastQueue();
  const refusals = new FakeTokenRefusals();
  watching(session.run());
  const life = watching(new EndOfSession(refusals, session, toasts, navigator).run());
  const said = () => toasts.toasts$.value.map(({ tone, text }) => `${tone} ${text}`);
  return { store, session, navigator, refusals, life, said };
}

describe('The end of a session', () => {
  it('answers a 401 with 请重新登录, the end of the session, and /login, the place kept (spec §8; review B5)', () => {
    const { store, session, navigator, refusals, said } = signedIn('/order?id=3#top');
    refusals.refused$.next();
    expect(said()).to.deep.equal(['error 请重新登录']);
    expect(store.read('token')).to.equal(undefined);
    expect(session.state$.value.kind).to.equal('anonymous');
    expect(navigator.journeys).to.deep.equal(['replace /login?redirect=%2Forder%3Fid%3D3%23top']);
  });

  it('says it once to a stranger who is refused five times, and keeps the place (lesson 8)', () => {
    const { refusals, navigator, said } = signedIn('/order');
    for (let refusal = 0; refusal < 5; refusal += 1) refusals.refused$.next();
    expect(said()).to.deep.equal(['error 请重新登录']);
    expect(new Set(navigator.journeys)).to.deep.equal(new Set(['replace /login?redirect=%2Forder']));
  });

  it('leaves to the visitor what they have typed, and nothing else of the session (pages §3)', () => {
    const { store, refusals } = signedIn('/courses/detail/2');
    store.write('commentDrafts', 'typed');
    store.write('faceCheck', 'ok');
    refusals.refused$.next();
    expect(store.read('commentDrafts')).to.equal('typed');
    expect(store.read('faceCheck')).to.equal(undefined);
  });

  it('hears nothing once nobody listens any more', () => {
    const { refusals, life, store } = signedIn('/');
    life.stop();
    refusals.refused$.next();
    expect(store.read('token')).to.equal('t');
  });
});

import { expect } from 'chai';

import { ExpiredToken } from '../../../src/application/session/expired-token.js';
import { ToastQueue } from '../../../src/application/site/toast-queue.js';
import { aPage } from '../../support/a-page.js';
import { watching } from '../../support/watching.js';

/** A page at `address` whose visitor is signed in with token `t`. */
function aTabSignedIn(address: string) {
  const page = aPage({ address, stored: { token: 't' } });
  const { refusals, session, navigator } = page;
  const toasts = new ToastQueue();
  watching(session.run());
  const life = watching(new ExpiredToken(refusals, session, toasts, navigator).run());
  const toastTexts = () => toasts.toasts$.value.map(({ tone, text }) => `${tone} ${text}`);
  return { ...page, life, toastTexts };
}

describe('The end of a session', () => {
  it('shows 请重新登录 once after several 401s, signs the member out, and opens /login with the way back', () => {
    const { store, session, navigator, refusals, toastTexts } = aTabSignedIn('/order?id=3#top');
    for (let refusal = 0; refusal < 5; refusal += 1) refusals.refused$.next();
    expect(toastTexts()).to.deep.equal(['error 请重新登录']);
    expect([store.read('token'), session.state$.value.kind]).to.deep.equal([undefined, 'anonymous']);
    expect(new Set(navigator.journeys)).to.deep.equal(new Set(['replace /login?redirect=%2Forder%3Fid%3D3%23top']));
  });

  it('preserves the typed drafts, and erases the rest of the session', () => {
    const { store, refusals } = aTabSignedIn('/courses/detail/2');
    store.write('commentDrafts', 'typed');
    store.write('faceCheck', 'ok');
    refusals.refused$.next();
    expect(store.read('commentDrafts')).to.equal('typed');
    expect(store.read('faceCheck')).to.equal(undefined);
  });

  it('does nothing after its subscription has ended', () => {
    const { refusals, life, store } = aTabSignedIn('/');
    life.stop();
    refusals.refused$.next();
    expect(store.read('token')).to.equal('t');
  });
});

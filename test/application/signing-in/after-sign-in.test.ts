import { expect } from 'chai';

import { aMember } from '../../support/sessions.js';
import { aPage, aRunningPage } from '../../support/a-page.js';
import { aSite } from '../../support/site.js';
import { watching } from '../../support/watching.js';

const strict = aSite().requiringFaceCheck();

describe('after login', () => {
  it('stores the token, closes the dialog and loads the page anew', () => {
    const { afterSignIn, dialogs, store, navigator } = aRunningPage({ address: '/courses?page=2' });
    dialogs.open({ kind: 'login' });
    afterSignIn.finish('t');
    expect(store.read('token')).to.equal('t');
    expect(dialogs.dialog$.value).to.equal(undefined);
    expect(navigator.journeys).to.deep.equal(['reload here']);
  });

  for (const loginPage of ['/login', '/login/callback']) {
    it(`goes from ${loginPage} to the decoded redirect, in place of the door`, () => {
      const { afterSignIn, navigator } = aRunningPage({ address: `${loginPage}?redirect=%2Fmember%3Ftab%3D1%23top` });
      afterSignIn.finish('t');
      expect(navigator.journeys).to.deep.equal(['replace /member?tab=1#top']);
    });
  }

  it('goes to the study center when that is what the visitor wanted, and forgets it', () => {
    const { afterSignIn, dialogs, navigator } = aRunningPage();
    dialogs.open({ kind: 'login' }, '/study-center');
    afterSignIn.finish('t');
    expect(navigator.journeys).to.deep.equal(['replace /study-center']);
    expect(dialogs.target).to.equal(undefined);
  });
});

describe('after social registration or binding', () => {
  it('stores the token first, then loads the member, then goes on', () => {
    const { afterSignIn, dialogs, store, members, navigator } = aRunningPage({ address: '/login?redirect=%2Fvip' });
    dialogs.open({ kind: 'bind-mobile', code: 'c' });
    const finishing = watching(afterSignIn.finishBinding('t'));
    expect([store.read('token'), members.details.waiting]).to.deep.equal(['t', 1]);
    expect([finishing.completed, navigator.journeys]).to.deep.equal([false, []]);
    members.details.answer(aMember());
    expect([finishing.completed, finishing.values]).to.deep.equal([true, []]);
    expect(navigator.journeys).to.deep.equal(['replace /vip']);
    expect(dialogs.dialog$.value).to.equal(undefined);
  });

  it('goes to the face check, target kept, when one is required and not done', () => {
    const { afterSignIn, members, navigator, store } = aRunningPage({
      address: '/login?redirect=%2Fvip',
      site: strict,
    });
    afterSignIn.finishBinding('t').subscribe();
    members.details.answer(aMember().withoutFaceCheck());
    expect(navigator.journeys).to.deep.equal(['replace /face-check?redirect=%2Fvip']);
    expect(store.read('token'), 'the token outlives the detour').to.equal('t');
  });

  it('passes the face check by when it is done, or not required', () => {
    for (const [site, member] of [
      [strict, aMember()],
      [aSite(), aMember().withoutFaceCheck()],
    ] as const) {
      const { afterSignIn, members, navigator } = aRunningPage({ site });
      afterSignIn.finishBinding('t').subscribe();
      members.details.answer(member);
      expect(navigator.journeys).to.deep.equal(['replace /']);
    }
  });

  it('goes on with a word when the member cannot be loaded: the visitor is signed in all the same', () => {
    const { afterSignIn, members, navigator, notifier, store } = aRunningPage({ address: '/login?redirect=%2Fvip' });
    const finishing = watching(afterSignIn.finishBinding('t'));
    members.details.failWith({ kind: 'timeout' });
    expect(notifier.said).to.deep.equal(['error 请求超时，请稍后重试']);
    expect(navigator.journeys).to.deep.equal(['replace /vip']);
    expect([finishing.completed, finishing.errors, store.read('token')]).to.deep.equal([true, [], 't']);
  });

  it('leaves a 401 about the fresh token to whoever watches the session: no second toast, no journey', () => {
    const { afterSignIn, members, navigator, notifier } = aRunningPage();
    const finishing = watching(afterSignIn.finishBinding('t'));
    members.details.failWith({ kind: 'unauthorized', stale: false });
    expect([...notifier.said, ...navigator.journeys]).to.deep.equal([]);
    expect(finishing.completed).to.equal(true);
  });

  it('goes on where the rules of the site are not known yet: the page asks for what it wants itself', () => {
    const { session, afterSignIn, members, navigator } = aPage({ address: '/login?redirect=%2Fvip' });
    session.run().subscribe();
    afterSignIn.finishBinding('t').subscribe();
    members.details.answer(aMember().withoutFaceCheck());
    expect(navigator.journeys).to.deep.equal(['replace /vip']);
  });

  it('does nothing before somebody subscribes, and no journey after the visitor closed the dialog', () => {
    const { afterSignIn, members, navigator, store } = aRunningPage();
    const finishing$ = afterSignIn.finishBinding('t');
    expect(store.read('token')).to.equal(undefined);
    watching(finishing$).stop();
    members.details.answer(aMember());
    expect(navigator.journeys).to.deep.equal([]);
  });
});

describe('after login by address', () => {
  it('goes on from the callback page to the redirect, by the rule of bindings', () => {
    const { afterSignIn, members, navigator } = aRunningPage({
      address: '/login/callback?redirect=%2Fvip',
      site: strict,
    });
    const finishing = watching(afterSignIn.finishCodeLogin('t'));
    members.details.answer(aMember());
    expect([finishing.completed, navigator.journeys]).to.deep.equal([true, ['replace /vip']]);
  });

  it('does not call a visitor back who leaves the door while the member is loaded', () => {
    const { afterSignIn, members, navigator, store } = aRunningPage({ address: '/login/callback?redirect=%2Fvip' });
    const finishing = watching(afterSignIn.finishCodeLogin('t'));
    navigator.go('/courses');
    members.details.answer(aMember());
    expect([finishing.completed, store.read('token'), navigator.journeys]).to.deep.equal([
      true,
      't',
      ['push /courses'],
    ]);
  });

  it('stays on any other page: the visitor is where they want to be', () => {
    const { afterSignIn, navigator, store } = aRunningPage({ address: '/courses' });
    const finishing$ = afterSignIn.finishCodeLogin('t');
    expect(store.read('token'), 'it is cold').to.equal(undefined);
    expect([watching(finishing$).completed, store.read('token'), navigator.journeys]).to.deep.equal([true, 't', []]);
  });
});

describe('after a forced step', () => {
  it('loads the member again, once, and goes on, to the face check first when one is required', () => {
    for (const [member, journey] of [
      [aMember(), 'replace /order'],
      [aMember().withoutFaceCheck(), 'replace /face-check?redirect=%2Forder'],
    ] as const) {
      const { afterSignIn, members, navigator } = memberAt('/bind-mobile');
      const { asked } = members.details;
      const finishing$ = afterSignIn.finishForcedStep('bindMobile', '/order');
      expect(members.details.asked, 'it is cold').to.equal(asked);
      const finishing = watching(finishing$);
      expect([members.details.asked, navigator.journeys]).to.deep.equal([asked + 1, []]);
      members.details.answer(member);
      expect([finishing.completed, navigator.journeys]).to.deep.equal([true, [journey]]);
    }
  });

  it('goes on although the member cannot be asked for: what was done is done', () => {
    const { afterSignIn, members, navigator, session } = memberAt('/bind-mobile', aMember().withoutMobile());
    const finishing = watching(afterSignIn.finishForcedStep('bindMobile', '/order'));
    members.details.failWith({ kind: 'offline' });
    expect([finishing.completed, navigator.journeys]).to.deep.equal([true, ['replace /order']]);
    expect(session.state$.value).to.have.nested.property('user.mobileBound', true);
  });

  it('waits for the member, although they are asked for once more meanwhile: 重试, or another tab', () => {
    const { afterSignIn, members, navigator, session } = aRunningPage({
      address: '/bind-mobile',
      stored: { token: 't' },
    });
    members.details.failWith({ kind: 'offline' });
    afterSignIn.finishForcedStep('bindMobile', '/order').subscribe();
    session.reload();
    expect([session.state$.value.kind, navigator.journeys]).to.deep.equal(['restoring', []]);
    members.details.answer(aMember());
    expect(navigator.journeys).to.deep.equal(['replace /order']);
  });

  it('asks nobody for a mobile again whose server has not heard of it yet', () => {
    const { afterSignIn, members, session } = memberAt('/bind-mobile', aMember().withoutMobile());
    afterSignIn.finishForcedStep('bindMobile', '/order').subscribe();
    members.details.answer(aMember().withoutMobile());
    expect(session.state$.value).to.have.nested.property('user.mobileBound', true);
  });
});

function memberAt(address: string, member = aMember()) {
  const page = aRunningPage({ address, stored: { token: 't' }, site: strict });
  page.members.details.answer(member);
  return page;
}

import { expect } from 'chai';

import { aMember } from '../../support/sessions.js';
import { aPage, aRunningPage } from '../../support/a-page.js';
import { aSite } from '../../support/site.js';
import { watching } from '../../support/watching.js';

const strict = aSite().requiringFaceCheck();

describe('After a login', () => {
  it('the site stores the token, closes the dialog and reloads the page', () => {
    const { afterSignIn, dialogs, store, navigator } = aRunningPage({ address: '/courses?page=2' });
    dialogs.open({ kind: 'login' });
    afterSignIn.finish('t');
    expect(store.read('token')).to.equal('t');
    expect(dialogs.dialog$.value).to.equal(undefined);
    expect(navigator.journeys).to.deep.equal(['reload /courses?page=2']);
  });

  it('nothing stored names the mobiles to which an SMS was sent', () => {
    const { afterSignIn, store } = aRunningPage({ address: '/courses' });
    store.write('smsDeadline', '1', 'login:13800000001');
    afterSignIn.finish('t');
    expect(store.read('smsDeadline', 'login:13800000001')).to.equal(undefined);
  });

  it('the member is left to the document that is loaded next, and requested here when this page stays', () => {
    const { afterSignIn, members, session, time } = aRunningPage({ address: '/courses' });
    afterSignIn.finish('t');
    expect([members.details.requestCount, session.state$.value.kind]).to.deep.equal([0, 'restoring']);
    time.advance(5000);
    members.details.answer(aMember());
    expect([members.details.requestCount, session.state$.value.kind]).to.deep.equal([1, 'member']);
  });

  it('the member is requested once, and at once, where no reload follows', () => {
    const { afterSignIn, members, time } = aRunningPage({ address: '/login?redirect=%2Fvip' });
    afterSignIn.finish('t');
    members.details.answer(aMember());
    time.advance(5000);
    expect(members.details.requestCount).to.equal(1);
  });

  for (const loginPage of ['/login', '/login/callback']) {
    it(`the redirect in the address replaces ${loginPage}`, () => {
      const { afterSignIn, navigator } = aRunningPage({ address: `${loginPage}?redirect=%2Fmember%3Ftab%3D1%23top` });
      afterSignIn.finish('t');
      expect(navigator.journeys).to.deep.equal(['replace /member?tab=1#top']);
    });
  }

  it('the site opens the study center when the visitor was heading there, and forgets the target', () => {
    const { afterSignIn, dialogs, navigator } = aRunningPage();
    dialogs.open({ kind: 'login' }, '/study-center');
    afterSignIn.finish('t');
    expect(navigator.journeys).to.deep.equal(['replace /study-center']);
    expect(dialogs.target).to.equal(undefined);
  });
});

describe('After a social registration or binding', () => {
  it('the site stores the token, then loads the member, then opens the redirect', () => {
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

  it('the site opens the face check with the target when the check is required and not done', () => {
    const { afterSignIn, members, navigator, store } = aRunningPage({
      address: '/login?redirect=%2Fvip',
      site: strict,
    });
    afterSignIn.finishBinding('t').subscribe();
    members.details.answer(aMember().withoutFaceCheck());
    expect(navigator.journeys).to.deep.equal(['replace /face-check?redirect=%2Fvip']);
    expect(store.read('token'), 'the token stays stored').to.equal('t');
  });

  it('the site skips the face check when it is done or not required', () => {
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

  it('the site shows a toast and continues when the member cannot be loaded: the visitor is signed in', () => {
    const { afterSignIn, members, navigator, notifier, store } = aRunningPage({ address: '/login?redirect=%2Fvip' });
    const finishing = watching(afterSignIn.finishBinding('t'));
    members.details.failWith({ kind: 'timeout' });
    expect(notifier.messages).to.deep.equal(['error 请求超时，请稍后重试']);
    expect(navigator.journeys).to.deep.equal(['replace /vip']);
    expect([finishing.completed, finishing.errors, store.read('token')]).to.deep.equal([true, [], 't']);
  });

  it('the site ignores a 401 for the new token, which the end of the session handles: no toast, no navigation', () => {
    const { afterSignIn, members, navigator, notifier } = aRunningPage();
    const finishing = watching(afterSignIn.finishBinding('t'));
    members.details.failWith({ kind: 'unauthorized', isStale: false });
    expect([...notifier.messages, ...navigator.journeys]).to.deep.equal([]);
    expect(finishing.completed).to.equal(true);
  });

  it('the site continues when its configuration is not known yet', () => {
    const { session, afterSignIn, members, navigator } = aPage({ address: '/login?redirect=%2Fvip' });
    session.run().subscribe();
    afterSignIn.finishBinding('t').subscribe();
    members.details.answer(aMember().withoutFaceCheck());
    expect(navigator.journeys).to.deep.equal(['replace /vip']);
  });

  it('nothing happens before the subscription, and no navigation follows once the visitor has closed the dialog', () => {
    const { afterSignIn, members, navigator, store } = aRunningPage();
    const finishing$ = afterSignIn.finishBinding('t');
    expect(store.read('token')).to.equal(undefined);
    watching(finishing$).stop();
    members.details.answer(aMember());
    expect(navigator.journeys).to.deep.equal([]);
  });
});

describe('After a login by address', () => {
  it('the site continues from the callback page to the redirect', () => {
    const { afterSignIn, members, navigator } = aRunningPage({
      address: '/login/callback?redirect=%2Fvip',
      site: strict,
    });
    const finishing = watching(afterSignIn.finishCodeLogin('t'));
    members.details.answer(aMember());
    expect([finishing.completed, navigator.journeys]).to.deep.equal([true, ['replace /vip']]);
  });

  it('a visitor who leaves the callback page while the member loads stays on the new page', () => {
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

  it('the site stays on any other page', () => {
    const { afterSignIn, navigator, store } = aRunningPage({ address: '/courses' });
    const finishing$ = afterSignIn.finishCodeLogin('t');
    expect(store.read('token'), 'nothing before the subscription').to.equal(undefined);
    expect([watching(finishing$).completed, store.read('token'), navigator.journeys]).to.deep.equal([true, 't', []]);
  });
});

describe('After a forced step', () => {
  it('the site requests the member once and continues, first to the face check when it is required', () => {
    for (const [member, journey] of [
      [aMember(), 'replace /order'],
      [aMember().withoutFaceCheck(), 'replace /face-check?redirect=%2Forder'],
    ] as const) {
      const { afterSignIn, members, navigator } = memberAt('/bind-mobile');
      const before = members.details.requestCount;
      const finishing$ = afterSignIn.finishForcedStep('bindMobile', '/order');
      expect(members.details.requestCount, 'nothing before the subscription').to.equal(before);
      const finishing = watching(finishing$);
      expect([members.details.requestCount, navigator.journeys]).to.deep.equal([before + 1, []]);
      members.details.answer(member);
      expect([finishing.completed, navigator.journeys]).to.deep.equal([true, [journey]]);
    }
  });

  it('the site continues although the member cannot be requested', () => {
    const { afterSignIn, members, navigator, session } = memberAt('/bind-mobile', aMember().withoutMobile());
    const finishing = watching(afterSignIn.finishForcedStep('bindMobile', '/order'));
    members.details.failWith({ kind: 'offline' });
    expect([finishing.completed, navigator.journeys]).to.deep.equal([true, ['replace /order']]);
    expect(session.state$.value).to.have.nested.property('user.isMobileBound', true);
  });

  it('the site waits for the member, also when a second request for the member replaces the first', () => {
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

  it('the site does not ask the member for a mobile again although the server does not report it yet', () => {
    const { afterSignIn, members, session } = memberAt('/bind-mobile', aMember().withoutMobile());
    afterSignIn.finishForcedStep('bindMobile', '/order').subscribe();
    members.details.answer(aMember().withoutMobile());
    expect(session.state$.value).to.have.nested.property('user.isMobileBound', true);
  });
});

function memberAt(address: string, member = aMember()) {
  const page = aRunningPage({ address, stored: { token: 't' }, site: strict });
  page.members.details.answer(member);
  return page;
}

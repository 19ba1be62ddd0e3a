import { expect } from 'chai';

import { QqLogin, SignIn } from '../../../src/application/signing-in/sign-in.js';
import { aDoor } from '../../support/a-door.js';
import { watching } from '../../support/watching.js';

describe('sign-in', () => {
  it('by password sends the normalised mobile and the password as typed, without msv (spec §7, clarifications §1)', () => {
    const { signIn, gateway } = aLogin();
    signIn.withPassword({ mobile: '+86 138-0000-0000', password: ' secret ' }).subscribe();
    expect(gateway.sent).to.deep.equal([{ mobile: '13800000000', password: ' secret ' }]);
  });

  it('by SMS sends mobile, code and msv (spec §7)', () => {
    const { signIn, gateway } = aLogin();
    signIn.withSms({ mobile: '138 0000 0000', smsCode: ' 123456 ' }).subscribe();
    expect(gateway.sent).to.deep.equal([{ mobile: '13800000000', smsCode: '123456', msv: 'inviter' }]);
  });

  it('by SMS sends an empty msv when nobody invited the visitor (clarifications §1)', () => {
    const { signIn, gateway, store } = aLogin();
    store.erase('msv');
    signIn.withSms({ mobile: '13800000000', smsCode: '123456' }).subscribe();
    expect(gateway.sent).to.deep.equal([{ mobile: '13800000000', smsCode: '123456', msv: '' }]);
  });

  for (const way of ['withPassword', 'withSms'] as const) {
    it(`${way} ends where spec §4 says, and emits nothing`, () => {
      const { signIn, gateway, store, navigator } = aLogin();
      const signingIn = watching(signIn[way](form));
      expect(store.read('token')).to.equal(undefined);
      gateway.tokens.answer('fresh');
      expect(store.read('token')).to.equal('fresh');
      expect(navigator.journeys).to.deep.equal(['replace /vip']);
      expect([signingIn.values, signingIn.completed]).to.deep.equal([[], true]);
    });

    it(`${way} leaves everything as it was when it is refused`, () => {
      const { signIn, gateway, store, navigator, dialogs, notifier } = aLogin();
      const signingIn = watching(signIn[way](form));
      gateway.tokens.failWith({ kind: 'refused', message: '密码错误' });
      expect(signingIn.errors).to.deep.equal([{ kind: 'refused', message: '密码错误' }]);
      expect([store.read('token'), navigator.journeys, notifier.said]).to.deep.equal([undefined, [], []]);
      expect(dialogs.dialog$.value).to.deep.equal({ kind: 'login' });
    });

    it(`${way} is cold, and given up with its subscription`, () => {
      const { signIn, gateway } = aLogin();
      const signingIn$ = signIn[way](form);
      expect(gateway.sent).to.deep.equal([]);
      watching(signingIn$).stop();
      expect([gateway.tokens.asked, gateway.tokens.waiting]).to.deep.equal([1, 0]);
    });
  }
});

const form = { mobile: '13800000000', password: 'secret', smsCode: '123456' };

function aLogin() {
  const door = aDoor({ address: '/login?redirect=%2Fvip', stored: { msv: 'inviter' } });
  door.dialogs.open({ kind: 'login' });
  return { ...door, signIn: new SignIn(door.gateway, door.store, door.afterSignIn) };
}

describe('QQ login', () => {
  it('leaves for where the server sends on to QQ, and comes back to the page (spec §7)', () => {
    const { navigator, dialogs, gateway } = aDoor({ address: '/vip?tab=1' });
    new QqLogin(gateway, navigator, dialogs).leave();
    expect(navigator.journeys).to.deep.equal([
      'leave https://api.example/qq?back=https://site.example/vip?tab=1&failed=https://site.example/error',
    ]);
  });

  it('comes back through the callback page when the visitor was heading elsewhere (clarifications §6, §8)', () => {
    const { navigator, dialogs, gateway } = aDoor({ address: '/vip' });
    dialogs.open({ kind: 'login' }, '/study-center');
    new QqLogin(gateway, navigator, dialogs).leave();
    expect(navigator.journeys[0]).to.include('back=https://site.example/login/callback?redirect=%2Fstudy-center&');
  });
});

import { expect } from 'chai';

import { OpenAccount } from '../../../src/application/signing-in/open-account.js';
import { TypedMobile } from '../../../src/application/signing-in/typed-mobile.js';
import { aDoor } from '../../support/a-door.js';
import { watching } from '../../support/watching.js';

const form = { mobile: '+86 138 0000 0000', smsCode: ' 123456 ', password: ' secret ' };
const sent = { mobile: '13800000000', smsCode: '123456', password: ' secret ' };

describe('opening an account', () => {
  it('registers with mobile, code, password as typed, and msv (spec §7)', () => {
    const { openAccount, gateway } = aForm('register');
    openAccount.register(form).subscribe();
    expect(gateway.sent).to.deep.equal([{ ...sent, msv: 'inviter' }]);
  });

  it('registers with an empty msv when nobody invited the visitor (clarifications §1)', () => {
    const { openAccount, gateway, store } = aForm('register');
    store.erase('msv');
    openAccount.register(form).subscribe();
    expect(gateway.sent).to.deep.equal([{ ...sent, msv: '' }]);
  });

  it('resets a password without msv (spec §7)', () => {
    const { openAccount, gateway } = aForm('forgot-password');
    openAccount.resetPassword(form).subscribe();
    expect(gateway.sent).to.deep.equal([sent]);
  });

  for (const [deed, kind, said] of [
    ['register', 'register', '注册成功'],
    ['resetPassword', 'forgot-password', '密码重置成功'],
  ] as const) {
    it(`${deed} says ${said} and leads to login, mobile filled in, destination kept (clarifications §8)`, () => {
      const { openAccount, gateway, notifier, dialogs, typedMobile, store } = aForm(kind);
      const opening = watching(openAccount[deed](form));
      expect(dialogs.dialog$.value).to.deep.equal({ kind });
      gateway.accounts.complete();
      expect(notifier.said).to.deep.equal([`success ${said}`]);
      expect(dialogs.dialog$.value).to.deep.equal({ kind: 'login' });
      expect([typedMobile.value, dialogs.target]).to.deep.equal(['13800000000', '/study-center']);
      expect([opening.completed, opening.values, store.read('token')]).to.deep.equal([true, [], undefined]);
    });

    it(`${deed} stays where it is when it is refused`, () => {
      const { openAccount, gateway, notifier, dialogs, typedMobile } = aForm(kind);
      const opening = watching(openAccount[deed](form));
      gateway.accounts.failWith({ kind: 'refused', message: '手机验证码错误' });
      expect(opening.errors).to.deep.equal([{ kind: 'refused', message: '手机验证码错误' }]);
      expect([notifier.said, dialogs.dialog$.value, typedMobile.value]).to.deep.equal([[], { kind }, '']);
    });

    it(`${deed} is cold, and given up with its subscription`, () => {
      const { openAccount, gateway } = aForm(kind);
      const opening$ = openAccount[deed](form);
      expect(gateway.sent).to.deep.equal([]);
      watching(opening$).stop();
      expect([gateway.accounts.asked, gateway.accounts.waiting]).to.deep.equal([1, 0]);
    });
  }
});

function aForm(kind: 'register' | 'forgot-password') {
  const door = aDoor({ stored: { msv: 'inviter' } });
  door.dialogs.open({ kind }, '/study-center');
  const typedMobile = new TypedMobile();
  const openAccount = new OpenAccount(door.gateway, door.store, door.notifier, door.dialogs, typedMobile);
  return { ...door, typedMobile, openAccount };
}

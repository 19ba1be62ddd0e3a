import { expect } from 'chai';

import {
  BackToLogin,
  Register,
  ResetPassword,
  TypedMobile,
} from '../../../src/application/signing-in/account-forms.js';
import { aDoor } from '../../support/a-door.js';
import { watching } from '../../support/watching.js';

const form = { mobile: '+86 138 0000 0000', smsCode: ' 123456 ', password: ' secret ' };

const sent = { mobile: '13800000000', smsCode: '123456', password: ' secret ' };

describe('registration', () => {
  it('sends mobile, code, password as typed, and msv (spec §7)', () => {
    const { flow, gateway } = aForm();
    flow.perform(form).subscribe();
    expect(gateway.sent).to.deep.equal([{ ...sent, msv: 'inviter' }]);
  });

  it('sends an empty msv when nobody invited the visitor (clarifications §1)', () => {
    const { flow, gateway, store } = aForm();
    store.erase('msv');
    flow.perform(form).subscribe();
    expect(gateway.sent).to.deep.equal([{ ...sent, msv: '' }]);
  });

  it('says 注册成功 and leads to login, mobile filled in, destination kept (clarifications §8)', () => {
    const { flow, gateway, notifier, dialogs, typedMobile, store } = aForm();
    const running = watching(flow.perform(form));
    expect(dialogs.dialog$.value).to.deep.equal({ kind: 'register' });
    gateway.accounts.complete();
    expect(notifier.said).to.deep.equal(['success 注册成功']);
    expect(dialogs.dialog$.value).to.deep.equal({ kind: 'login' });
    expect([typedMobile.value, dialogs.target]).to.deep.equal(['13800000000', '/study-center']);
    expect([running.completed, running.values, store.read('token')]).to.deep.equal([true, [], undefined]);
  });

  it('stays where it is when it is refused', () => {
    const { flow, gateway, notifier, dialogs, typedMobile } = aForm();
    const running = watching(flow.perform(form));
    gateway.accounts.failWith({ kind: 'refused', message: '手机验证码错误' });
    expect(running.errors).to.deep.equal([{ kind: 'refused', message: '手机验证码错误' }]);
    expect([notifier.said, dialogs.dialog$.value, typedMobile.value]).to.deep.equal([[], { kind: 'register' }, '']);
  });

  it('is cold, and given up with its subscription', () => {
    const { flow, gateway } = aForm();
    const running$ = flow.perform(form);
    expect(gateway.sent).to.deep.equal([]);
    watching(running$).stop();
    expect([gateway.accounts.asked, gateway.accounts.waiting]).to.deep.equal([1, 0]);
  });
});

function aForm() {
  const door = aDoor({ stored: { msv: 'inviter' } });
  door.dialogs.open({ kind: 'register' }, '/study-center');
  const typedMobile = new TypedMobile();
  const back = new BackToLogin(door.notifier, door.dialogs, typedMobile);
  return { ...door, typedMobile, flow: new Register(door.gateway, door.store, back) };
}

describe('password reset', () => {
  it('sends mobile, code and password as typed, without msv (spec §7)', () => {
    const { flow, gateway } = resetForm();
    flow.perform(form).subscribe();
    expect(gateway.sent).to.deep.equal([sent]);
  });

  it('says 密码重置成功 and leads to login, mobile filled in, destination kept (clarifications §8)', () => {
    const { flow, gateway, notifier, dialogs, typedMobile, store } = resetForm();
    const running = watching(flow.perform(form));
    expect(dialogs.dialog$.value).to.deep.equal({ kind: 'forgot-password' });
    gateway.accounts.complete();
    expect(notifier.said).to.deep.equal(['success 密码重置成功']);
    expect(dialogs.dialog$.value).to.deep.equal({ kind: 'login' });
    expect([typedMobile.value, dialogs.target]).to.deep.equal(['13800000000', '/study-center']);
    expect([running.completed, running.values, store.read('token')]).to.deep.equal([true, [], undefined]);
  });

  it('stays where it is when it is refused', () => {
    const { flow, gateway, notifier, dialogs, typedMobile } = resetForm();
    const running = watching(flow.perform(form));
    gateway.accounts.failWith({ kind: 'refused', message: '手机验证码错误' });
    expect(running.errors).to.deep.equal([{ kind: 'refused', message: '手机验证码错误' }]);
    expect([notifier.said, dialogs.dialog$.value, typedMobile.value]).to.deep.equal([
      [],
      { kind: 'forgot-password' },
      '',
    ]);
  });

  it('is cold, and given up with its subscription', () => {
    const { flow, gateway } = resetForm();
    const running$ = flow.perform(form);
    expect(gateway.sent).to.deep.equal([]);
    watching(running$).stop();
    expect([gateway.accounts.asked, gateway.accounts.waiting]).to.deep.equal([1, 0]);
  });
});

function resetForm() {
  const door = aDoor({ stored: { msv: 'inviter' } });
  door.dialogs.open({ kind: 'forgot-password' }, '/study-center');
  const typedMobile = new TypedMobile();
  const back = new BackToLogin(door.notifier, door.dialogs, typedMobile);
  return { ...door, typedMobile, flow: new ResetPassword(door.gateway, back) };
}

describe('typed mobile', () => {
  it('is the last one typed, empty until then, and travels as it was typed (clarifications §8)', () => {
    const typed = new TypedMobile();
    expect(typed.value).to.equal('');
    typed.remember('138 0000');
    typed.remember('138 0000 0000');
    expect(typed.value).to.equal('138 0000 0000');
  });
});

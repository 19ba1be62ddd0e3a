import { expect } from 'chai';

import { SIGNING_IN } from '../../../src/application/signing-in/signing-in.js';
import { SMS_SENDER, SmsSender } from '../../../src/domain/signing-in/sms.js';
import { aSigningIn } from '../../support/a-signing-in.js';
import { aPicture } from '../../support/fake-gateways.js';
import { watching } from '../../support/watching.js';

describe('module of signing in', () => {
  it('makes one record of the flows, once', () => {
    const { signingIn, resolve } = openDoor();
    expect(signingIn).to.have.all.keys(
      ...['signIn', 'register', 'resetPassword', 'bindMobile', 'scanLogin', 'codeLogin', 'faceCheck', 'qqLogin'],
      'typedMobile',
      ...['consent', 'newSmsCodeForm'],
    );
    expect(resolve(SIGNING_IN)).to.equal(signingIn);
    expect(resolve(SMS_SENDER)).to.be.instanceOf(SmsSender);
  });

  it('wires each flow to its own gateway', () => {
    const { signingIn, gateway, scans, steps } = openDoor();
    signingIn.signIn.withPassword({ mobile: '138', password: 'p' }).subscribe();
    watching(signingIn.bindMobile.asMember({ mobile: '138', smsCode: '1' }, '/'));
    watching(signingIn.scanLogin.watch(scans.tickets.ask()));
    watching(signingIn.faceCheck.watch(steps.tickets.ask(), '/'));
    expect([gateway.sent.length, steps.proofs.length]).to.deep.equal([1, 1]);
    expect([scans.tickets.asked, steps.tickets.asked]).to.deep.equal([2, 2]);
  });

  it('gives every form a picture of its own and all of them one countdown (lesson 15)', () => {
    const { signingIn, captchas } = openDoor();
    const [first, second] = [signingIn.newSmsCodeForm('login'), signingIn.newSmsCodeForm('login')];
    watching(first.captcha$);
    captchas.images.answer(aPicture());
    watching(second.captcha$);
    expect(captchas.images.asked).to.equal(2);
    for (const form of [first, second]) form.typeMobile('138');
    watching(first.news$);
    const button = watching(second.button$);
    first.typeCaptcha('abcd');
    first.send();
    expect(button.values.at(-1)).to.deep.equal({ kind: 'sending', mobile: '138' });
  });

  it('fills the mobile of a new account into the next login (clarifications §8)', () => {
    const { signingIn, gateway } = openDoor();
    signingIn.register.perform({ mobile: '138', smsCode: '1', password: 'p' }).subscribe();
    gateway.accounts.complete();
    expect(signingIn.typedMobile.value).to.equal('138');
  });
});

function openDoor() {
  const rig = aSigningIn();
  return { ...rig, signingIn: rig.resolve(SIGNING_IN) };
}

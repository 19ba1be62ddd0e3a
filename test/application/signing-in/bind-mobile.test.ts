import { expect } from 'chai';

import { BindMobile } from '../../../src/application/signing-in/bind-mobile.js';
import { aDoor } from '../../support/a-door.js';
import { aMember } from '../../support/sessions.js';
import { aSite } from '../../support/site.js';
import { FakeMemberStepsGateway, FakeScanGateway } from '../../support/fake-gateways.js';
import { watching } from '../../support/watching.js';

const form = { mobile: '+86 138 0000 0000', smsCode: ' 123456 ' };
const proof = { mobile: '13800000000', smsCode: '123456' };

describe('binding a mobile', () => {
  it('after a scan sends mobile, code, the code of the scan, and msv (spec §7)', () => {
    const { bindMobile, scans } = aForm();
    bindMobile.afterScan(form, 'scan1').subscribe();
    expect(scans.bindings).to.deep.equal([{ ...proof, code: 'scan1', msv: 'inviter' }]);
  });

  it('after a code login sends mobile, code, the login code, and msv (spec §7)', () => {
    const { bindMobile, gateway } = aForm();
    bindMobile.afterCodeLogin(form, 'login1').subscribe();
    expect(gateway.sent).to.deep.equal([{ ...proof, loginCode: 'login1', msv: 'inviter' }]);
  });

  it('sends an empty msv when nobody invited the visitor (clarifications §1)', () => {
    const { bindMobile, gateway, scans, store } = aForm();
    store.erase('msv');
    bindMobile.afterScan(form, 'scan1').subscribe();
    bindMobile.afterCodeLogin(form, 'login1').subscribe();
    expect(scans.bindings).to.deep.equal([{ ...proof, code: 'scan1', msv: '' }]);
    expect(gateway.sent).to.deep.equal([{ ...proof, loginCode: 'login1', msv: '' }]);
  });

  for (const way of ['afterScan', 'afterCodeLogin'] as const) {
    it(`${way}: 绑定成功, token first, then the member, then the face rule (spec §4 after binding, lesson 11)`, () => {
      const { bindMobile, tokensOf, members, navigator, notifier, store } = aForm();
      const binding = watching(bindMobile[way](form, 'code'));
      tokensOf[way].answer('fresh');
      expect(notifier.said).to.deep.equal(['success 绑定成功']);
      expect([store.read('token'), members.details.waiting]).to.deep.equal(['fresh', 1]);
      expect(navigator.journeys).to.deep.equal([]);
      members.details.answer(aMember().withoutFaceCheck());
      expect(navigator.journeys).to.deep.equal(['replace /face-check?redirect=%2Fvip']);
      expect([binding.completed, binding.values]).to.deep.equal([true, []]);
    });

    it(`${way}: a refusal says nothing of success and stores nothing`, () => {
      const { bindMobile, tokensOf, notifier, store, navigator } = aForm();
      const binding = watching(bindMobile[way](form, 'code'));
      tokensOf[way].failWith({ kind: 'refused', message: '手机验证码错误' });
      expect(binding.errors).to.deep.equal([{ kind: 'refused', message: '手机验证码错误' }]);
      expect([notifier.said, store.read('token'), navigator.journeys]).to.deep.equal([[], undefined, []]);
    });

    it(`${way}: is cold, and given up with its subscription`, () => {
      const { bindMobile, tokensOf } = aForm();
      const binding$ = bindMobile[way](form, 'code');
      expect(tokensOf[way].asked).to.equal(0);
      watching(binding$).stop();
      expect([tokensOf[way].asked, tokensOf[way].waiting]).to.deep.equal([1, 0]);
    });
  }

  it('as a member: 绑定成功, the member anew, on to where they were heading (clarifications §5)', () => {
    const { bindMobile, steps, members, navigator, notifier } = aForm({ token: 't' });
    members.details.answer(aMember().withoutMobile());
    const binding = watching(bindMobile.asMember(form, '/order'));
    expect([steps.proofs, members.details.waiting]).to.deep.equal([[proof], 0]);
    steps.bindings.complete();
    expect([notifier.said, members.details.waiting]).to.deep.equal([['success 绑定成功'], 1]);
    members.details.answer(aMember());
    expect([binding.completed, navigator.journeys]).to.deep.equal([true, ['replace /order']]);
  });

  it('as a member: asks for no mobile again whose server has not heard of it yet (review B10)', () => {
    const { bindMobile, steps, members, session } = aForm({ token: 't' });
    members.details.answer(aMember().withoutMobile());
    bindMobile.asMember(form, '/order').subscribe();
    steps.bindings.complete();
    members.details.answer(aMember().withoutMobile());
    expect(session.state$.value).to.have.nested.property('user.mobileBound', true);
  });

  it('as a member: a refusal changes nothing', () => {
    const { bindMobile, steps, members, navigator, notifier } = aForm({ token: 't' });
    members.details.answer(aMember().withoutMobile());
    const binding = watching(bindMobile.asMember(form, '/order'));
    steps.bindings.failWith({ kind: 'refused', message: '手机号已存在' });
    expect(binding.errors).to.have.length(1);
    expect([notifier.said, members.details.waiting, navigator.journeys]).to.deep.equal([[], 0, []]);
  });
});

function aForm(stored: { readonly token?: string } = {}) {
  const door = aDoor({
    address: '/login?redirect=%2Fvip',
    stored: { msv: 'inviter', ...stored },
    site: aSite().requiringMobile().requiringFaceCheck(),
  });
  const steps = new FakeMemberStepsGateway();
  const scans = new FakeScanGateway();
  return {
    ...door,
    steps,
    scans,
    tokensOf: { afterScan: scans.tokens, afterCodeLogin: door.gateway.tokens },
    bindMobile: new BindMobile(door.gateway, scans, steps, door.store, door.notifier, door.afterSignIn),
  };
}

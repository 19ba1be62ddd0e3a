import { expect } from 'chai';

import { aMemberPlace } from '../../support/a-member-place.js';
import { watching } from '../../support/watching.js';

const OLD = { mobile: '13800000000', smsCode: '111111' };
const NEW = { mobile: '+86 139-1111-2222', smsCode: ' 222222 ' };

function proved() {
  const place = aMemberPlace();
  watching(place.mobileChange.prove(OLD));
  place.profile.proofs.answer('sign');
  return place;
}

describe('another mobile, in two steps (pages §11)', () => {
  it('proves the old one, then puts the new one in its place', () => {
    const { mobileChange, profile, drafts, known, notifier } = proved();
    expect(mobileChange.step$.value).to.deep.equal({ kind: 'change', proof: 'sign' });
    drafts.keep('mobile', '13911112222');
    const changing = watching(mobileChange.change(NEW, 'sign'));
    profile.changes.complete();
    expect(profile.asked).to.deep.equal([
      ['prove', OLD],
      ['mobile', { mobile: '13911112222', smsCode: '222222', proof: 'sign' }],
    ]);
    expect(known()).to.include({ mobile: '13911112222', mobileBound: true });
    expect([changing.completed, notifier.said, drafts.read('mobile')]).to.deep.equal([
      true,
      ['success 手机号换绑成功'],
      '',
    ]);
  });

  it('stays at the first step when the code is wrong', () => {
    const { mobileChange, profile } = aMemberPlace();
    const proving = watching(mobileChange.prove(OLD));
    profile.proofs.failWith({ kind: 'refused', message: '短信验证码错误' });
    expect(proving.errors).to.have.length(1);
    expect(mobileChange.step$.value).to.deep.equal({ kind: 'prove', expired: false });
  });

  it('goes back to the first step once the hour is over, and says so; the server is not asked', () => {
    const { mobileChange, profile, time } = proved();
    time.advance(3_600_000 - 1);
    watching(mobileChange.change(NEW, 'sign')).stop();
    expect(profile.asked.map(([call]) => call)).to.deep.equal(['prove', 'mobile']);
    time.advance(1);
    const late = watching(mobileChange.change(NEW, 'sign'));
    expect(profile.asked.map(([call]) => call)).to.deep.equal(['prove', 'mobile']);
    expect([late.errors, mobileChange.step$.value]).to.deep.equal([[], { kind: 'prove', expired: true }]);
  });

  it('does so too where the server takes the proof no more', () => {
    const { mobileChange, profile, notifier } = proved();
    const changing = watching(mobileChange.change(NEW, 'sign'));
    profile.changes.failWith({ kind: 'refused', message: '参数错误' });
    expect([changing.errors, notifier.said]).to.deep.equal([[], []]);
    expect(mobileChange.step$.value).to.deep.equal({ kind: 'prove', expired: true });
  });

  it('stays at the second step for any other refusal', () => {
    const { mobileChange, profile, known } = proved();
    const changing = watching(mobileChange.change(NEW, 'sign'));
    profile.changes.failWith({ kind: 'refused', message: '手机号已存在' });
    expect(changing.errors).to.deep.equal([{ kind: 'refused', message: '手机号已存在' }]);
    expect(mobileChange.step$.value.kind).to.equal('change');
    expect(known()?.mobile).to.equal('13800000000');
  });
});

import { expect } from 'chai';

import { confirmsDeletion, isLastWayIn, maskMobile, nicknameFault } from '../../../src/domain/member/profile.js';
import { aMember } from '../../support/sessions.js';

describe('rules of the profile (pages §11, §17)', () => {
  it('takes a nickname of up to 24 characters, an emoji being one', () => {
    expect(nicknameFault('晓雨', '小明')).to.equal(undefined);
    expect(nicknameFault(`${'🎓'.repeat(24)} `, '小明')).to.equal(undefined);
    expect(nicknameFault('长'.repeat(25), '小明')).to.equal('昵称不能超过 24 个字');
    expect(nicknameFault('  ', '小明')).to.equal('请输入昵称');
    expect(nicknameFault(' 小明 ', '小明'), 'the one change is not spent on nothing').to.equal('与当前昵称相同');
  });

  it('hides the middle of a mobile, and of any other number all but its end', () => {
    expect(maskMobile('13812345678')).to.equal('138****5678');
    expect(maskMobile('85291234567')).to.equal('852****4567');
    expect(maskMobile('528371946')).to.equal('****1946');
    expect(maskMobile('0085291234567')).to.equal('****4567');
    expect(maskMobile('+8613812345678'), 'a country before it hides no less').to.equal('+****5678');
    expect(maskMobile('')).to.equal('');
  });

  it('knows the last way in: no password, no mobile, one social account left', () => {
    const alone = aMember()
      .withoutMobile()
      .with({ passwordSet: false, linked: { qq: true, wechat: false } });
    expect(isLastWayIn(alone)).to.equal(true);
    expect(isLastWayIn(alone.with({ linked: { qq: true, wechat: true } }))).to.equal(false);
    expect(isLastWayIn(alone.with({ linked: { qq: false, wechat: false } }))).to.equal(false);
    expect(isLastWayIn(alone.with({ passwordSet: true }))).to.equal(false);
    expect(isLastWayIn(alone.with({ mobileBound: true }))).to.equal(false);
  });

  it('takes nothing but the word for a yes to the end of an account', () => {
    expect(['注销', ' 注销 ', '注 销', '', '取消'].map(confirmsDeletion)).to.deep.equal([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

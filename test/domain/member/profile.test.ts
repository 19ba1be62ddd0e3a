import { expect } from 'chai';

import {
  confirmsDeletion,
  actionInAddress,
  isLastSignInMethod,
  maskMobile,
  MEMBER_ACTIONS,
  memberAddress,
  nicknameFault,
  withoutAction,
} from '../../../src/domain/member/profile.js';
import { aMember } from '../../support/sessions.js';

const BEGINNER = aMember().withoutFaceCheck();
const SETTLED = aMember().with({ hasChangedNickname: true, linked: { qq: true, wechat: true } });

describe('The member action in the address', () => {
  it('is read as it was written, and left out when there is none', () => {
    expect(memberAddress()).to.equal('/member');
    for (const action of MEMBER_ACTIONS) {
      const query = memberAddress(action).slice('/member'.length);
      expect([actionInAddress(query, BEGINNER, 'pc'), actionInAddress(query, SETTLED, 'pc')], action).to.include(
        action,
      );
    }
  });

  it('is absent when it is unknown, or when the member has nothing to do', () => {
    for (const query of ['', '?do=', '?do=x', '?do=NICKNAME', '?do=unlink-qq', '?do=unlink-wechat']) {
      expect(actionInAddress(query, BEGINNER, 'pc'), query).to.equal(undefined);
    }
    for (const query of ['?do=nickname', '?do=link-wechat', '?do=real-name']) {
      expect(actionInAddress(query, SETTLED, 'pc'), query).to.equal(undefined);
    }
    expect(actionInAddress('?do=password', aMember().withoutMobile(), 'pc')).to.equal(undefined);
    expect(actionInAddress('?do=link-wechat', BEGINNER, 'wechat'), 'WeChat cannot scan itself').to.equal(undefined);
  });

  it('unlinks only an account that is linked', () => {
    for (const [action, linked] of [
      ['unlink-qq', { qq: true, wechat: false }],
      ['unlink-wechat', { qq: false, wechat: true }],
    ] as const) {
      const member = aMember().with({ linked });
      const offered = (['unlink-qq', 'unlink-wechat'] as const).filter((name) =>
        actionInAddress(`?do=${name}`, member, 'pc'),
      );
      expect(offered).to.deep.equal([action]);
    }
  });

  it('is removed from the address when it is done; all other parameters stay', () => {
    expect(withoutAction('?tab=1&do=nickname&from=%2Fvip')).to.equal('?tab=1&from=%2Fvip');
    expect(withoutAction('?do=nickname')).to.equal('');
  });
});

describe('The rules of the profile', () => {
  it('allow a nickname of up to 24 characters, where an emoji counts as one', () => {
    expect(nicknameFault('晓雨', '小明')).to.equal(undefined);
    expect(nicknameFault(`${'🎓'.repeat(24)} `, '小明')).to.equal(undefined);
    expect(nicknameFault('长'.repeat(25), '小明')).to.equal('昵称不能超过 24 个字');
    expect(nicknameFault('\u200b\u3164 ', '小明')).to.equal('请输入昵称');
    expect(nicknameFault(' 小明 ', '小明'), 'the one change is not spent on nothing').to.equal('与当前昵称相同');
  });

  it('hide the middle of a mobile number, and everything except the end of any other number', () => {
    expect(maskMobile('13812345678')).to.equal('138****5678');
    expect(maskMobile('85291234567')).to.equal('852****4567');
    expect(maskMobile('528371946')).to.equal('****1946');
    expect(maskMobile('0085291234567')).to.equal('****4567');
    expect(maskMobile('+8613812345678'), 'a country before it hides no less').to.equal('+****5678');
    expect(maskMobile('')).to.equal('');
  });

  it('recognise the last way to sign in: one social account, no password, no mobile', () => {
    const alone = aMember()
      .withoutMobile()
      .with({ hasPassword: false, linked: { qq: true, wechat: false } });
    expect(isLastSignInMethod(alone)).to.equal(true);
    expect(isLastSignInMethod(alone.with({ linked: { qq: true, wechat: true } }))).to.equal(false);
    expect(isLastSignInMethod(alone.with({ linked: { qq: false, wechat: false } }))).to.equal(false);
    expect(isLastSignInMethod(alone.with({ hasPassword: true }))).to.equal(false);
    expect(isLastSignInMethod(alone.with({ isMobileBound: true }))).to.equal(false);
  });

  it('accept only the word 注销 as consent to delete the account', () => {
    expect(['注销', ' 注\u200b销 ', '注 销', '', '取消'].map(confirmsDeletion)).to.deep.equal([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

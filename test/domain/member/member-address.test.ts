import { expect } from 'chai';

import { deedInAddress, MEMBER_DEEDS, memberAddress, withoutDeed } from '../../../src/domain/member/profile.js';
import { aMember } from '../../support/sessions.js';

const BEGINNER = aMember().withoutFaceCheck();
const SETTLED = aMember().with({ nicknameChanged: true, linked: { qq: true, wechat: true } });

describe('what a member is about, in the address (pages §0.1)', () => {
  it('is read as it was written, and left out where it is nothing', () => {
    expect(memberAddress()).to.equal('/member');
    for (const deed of MEMBER_DEEDS) {
      const query = memberAddress(deed).slice('/member'.length);
      expect([deedInAddress(query, BEGINNER), deedInAddress(query, SETTLED)], deed).to.include(deed);
    }
  });

  it('is absent where it makes no sense, and where there is nothing to do', () => {
    for (const query of ['', '?do=', '?do=x', '?do=NICKNAME', '?do=unlink-qq', '?do=unlink-wechat']) {
      expect(deedInAddress(query, BEGINNER), query).to.equal(undefined);
    }
    for (const query of ['?do=nickname', '?do=link-wechat', '?do=real-name']) {
      expect(deedInAddress(query, SETTLED), query).to.equal(undefined);
    }
    expect(deedInAddress('?do=password', aMember().withoutMobile())).to.equal(undefined);
  });

  it('takes away the link that is there, not the other', () => {
    for (const [deed, linked] of [
      ['unlink-qq', { qq: true, wechat: false }],
      ['unlink-wechat', { qq: false, wechat: true }],
    ] as const) {
      const member = aMember().with({ linked });
      const offered = (['unlink-qq', 'unlink-wechat'] as const).filter((name) => deedInAddress(`?do=${name}`, member));
      expect(offered).to.deep.equal([deed]);
    }
  });

  it('leaves the address when it is done, and nothing else does', () => {
    expect(withoutDeed('?tab=1&do=nickname&from=%2Fvip')).to.equal('?tab=1&from=%2Fvip');
    expect(withoutDeed('?do=nickname')).to.equal('');
  });
});

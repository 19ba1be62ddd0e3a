import { expect } from 'chai';

import { deedInAddress, MEMBER_DEEDS, memberAddress } from '../../../src/domain/member/member-address.js';
import { aMember } from '../../support/a-member.js';

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
});

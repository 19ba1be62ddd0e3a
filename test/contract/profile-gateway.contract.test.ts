import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import type { ImageFile } from '../../src/domain/member/avatar.js';
import { MEMBER_GATEWAY } from '../../src/domain/ports/account-gateway.js';
import { PROFILE_GATEWAY } from '../../src/domain/ports/profile-gateway.js';
import { SIGN_IN_GATEWAY } from '../../src/domain/ports/sign-in-gateway.js';
import { ADAPTERS } from './adapters-by-generation.js';
import { answerOf, answersOf, errorOf, refusal } from './answers.js';
import { command, query } from './gateway-promises.js';
import { keepsPromisesOfMemberCall } from './member-call-promises.js';
import { rigOfEachTest } from './server-rig.js';
import { lastProof, provenBySms, signInAs, UNKNOWN_MOBILE } from './sign-in-helpers.js';

const IMAGE: ImageFile = {
  name: 'me.png',
  mediaType: 'image/png',
  // Bytes that are not valid UTF-8 text.
  bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x00, 0xff]),
};

const CALLS = [
  command('nickname', ({ resolve }) => resolve(PROFILE_GATEWAY).changeNickname('新名字')),
  command('avatar', ({ resolve }) => resolve(PROFILE_GATEWAY).changeAvatar(IMAGE)),
  command('destroy', ({ resolve }) => resolve(PROFILE_GATEWAY).requestDeletion()),
];

/** Calls that use up the SMS code that was sent to the member. */
const CALLS_WITH_SMS = [
  command('password', (rig) =>
    rig.resolve(PROFILE_GATEWAY).changePassword({ ...lastProof(rig, SEEDED.ordinary), password: 'new-2025' }),
  ),
  query('verifyMobile', (rig) => rig.resolve(PROFILE_GATEWAY).proveMobile(lastProof(rig, SEEDED.ordinary))),
];

for (const [adapter, newRig] of ADAPTERS) {
  describe(`ProfileGateway ${adapter}`, () => {
    const rig = rigOfEachTest(newRig, (fresh) => signInAs(fresh, SEEDED.ordinary));
    const profile = () => rig.resolve(PROFILE_GATEWAY);

    for (const call of CALLS) keepsPromisesOfMemberCall(call, newRig);
    for (const call of CALLS_WITH_SMS) {
      keepsPromisesOfMemberCall(call, newRig, (fresh) => {
        provenBySms(fresh, SEEDED.ordinary);
      });
    }

    it('changes the nickname only once', async () => {
      await answersOf(profile().changeNickname('晓雨'));
      expect((await answerOf(rig.resolve(MEMBER_GATEWAY).detail())).name).to.equal('晓雨');
      expect(await errorOf(profile().changeNickname('小雨'))).to.deep.equal(refusal('当前用户已配置昵称'));
    });

    it('refuses an empty, a taken and a too long nickname', async () => {
      expect(await errorOf(profile().changeNickname(' '))).to.deep.equal(refusal('请输入昵称'));
      expect(await errorOf(profile().changeNickname('吴佳怡'))).to.deep.equal(refusal('昵称已经存在'));
      expect(await errorOf(profile().changeNickname('长'.repeat(25)))).to.deep.equal(refusal('错误'));
    });

    it('changes the password, and the member signs in with the new one', async () => {
      await answersOf(profile().changePassword({ ...provenBySms(rig, SEEDED.ordinary), password: 'new-2025' }));
      const again$ = rig.resolve(SIGN_IN_GATEWAY).withPassword({ mobile: SEEDED.ordinary, password: 'new-2025' });
      expect(await answerOf(again$)).not.to.equal('');
    });

    it('does not change the password with a wrong code, or with a mobile other than the bound one', async () => {
      const wrong = { mobile: SEEDED.ordinary, smsCode: 'wrong', password: 'p' };
      expect(await errorOf(profile().changePassword(wrong))).to.deep.equal(refusal('短信验证码错误'));
      const other = { ...provenBySms(rig), password: 'p' };
      expect(await errorOf(profile().changePassword(other))).to.deep.equal(refusal('请绑定手机号'));
    });

    it('changes the avatar to the exact bytes of the file', async () => {
      await answersOf(profile().changeAvatar(IMAGE));
      const { avatar } = await answerOf(rig.resolve(MEMBER_GATEWAY).detail());
      expect(avatar).to.equal('data:image/png;base64,iVBORw0KAP8=');
    });

    it('refuses an avatar that is no image, and an image that is too large', async () => {
      const text = { ...IMAGE, mediaType: 'text/plain' };
      expect(await errorOf(profile().changeAvatar(text))).to.deep.equal(refusal('请上传图片文件'));
      const large = { ...IMAGE, bytes: new Uint8Array(1024 * 1024 + 1) };
      expect(await errorOf(profile().changeAvatar(large))).to.deep.equal(refusal('文件不能超过1M'));
    });

    it('changes the mobile in two steps: the proof of the old mobile, then the new mobile', async () => {
      const proof = await answerOf(profile().proveMobile(provenBySms(rig, SEEDED.ordinary)));
      expect(await answersOf(profile().changeMobile({ ...provenBySms(rig), proof }))).to.deep.equal([]);
      expect((await answerOf(rig.resolve(MEMBER_GATEWAY).detail())).mobile).to.equal(UNKNOWN_MOBILE);
    });

    it('does not change the mobile without the proof of the old mobile', async () => {
      const change = { ...provenBySms(rig), proof: 'made up' };
      expect(await errorOf(profile().changeMobile(change))).to.deep.equal(refusal('参数错误'));
    });

    it('does not give a member the mobile of another member', async () => {
      const proof = await answerOf(profile().proveMobile(provenBySms(rig, SEEDED.ordinary)));
      const change = { ...provenBySms(rig, SEEDED.vip), proof };
      expect(await errorOf(profile().changeMobile(change))).to.deep.equal(refusal('手机号已存在'));
    });

    it('fails with "unauthorized" for a change of mobile without a token', async () => {
      rig.store.erase('token');
      const change = { ...provenBySms(rig), proof: 'x' };
      expect(await errorOf(profile().changeMobile(change))).to.deep.equal({ kind: 'unauthorized', isStale: false });
    });

    it('refuses the proof of a mobile that does not belong to the member', async () => {
      expect(await errorOf(profile().proveMobile(provenBySms(rig)))).to.deep.equal(refusal('参数错误'));
    });

    it('accepts one request for deletion, and the session continues', async () => {
      await answersOf(profile().requestDeletion());
      expect(await errorOf(profile().requestDeletion())).to.deep.equal(refusal('用户已申请注销'));
      expect((await answerOf(rig.resolve(MEMBER_GATEWAY).detail())).mobile).to.equal(SEEDED.ordinary);
    });
  });
}

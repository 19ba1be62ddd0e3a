import { DEFAULT_AVATAR } from '../../../src/adapters/memory/seed/members.js';
import { hasBoundMobile, maskedIdentity, type UserRecord } from '../../../src/adapters/memory/server/member/users.js';
import type { ScanOutcome } from '../../../src/adapters/memory/server/signing-in/social-sign-ins.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import type { VipPlan } from '../../../src/domain/vip.js';
import { flag, imageAddress, isoDate, localDate } from './values.js';

/** Every field of `GET v2/member/detail` (docs/api/session.md#member-detail). */
export function writeMember(user: UserRecord, generation: Generation, serverUrl: string) {
  const { realName, idNumber } = maskedIdentity(user.identity);
  return {
    id: user.id,
    avatar: avatarAddress(user.avatar, serverUrl),
    nick_name: user.name,
    mobile: user.mobile,
    is_lock: user.locked ? 1 : generation === 1 ? 0 : -1,
    is_active: generation === 1 ? 1 : -1,
    role_id: user.vip?.id ?? 0,
    // Accounts without VIP have a date in the past or none at all.
    role_expired_at: user.vip || hasBoundMobile(user) ? localDate(user.vip?.untilMs ?? user.createdAtMs) : null,
    invite_balance: 0,
    is_password_set: flag(user.password !== undefined),
    is_set_nickname: flag(user.nicknameChanged === true),
    created_at: isoDate(user.createdAtMs),
    credit1: user.credit1,
    credit2: 0,
    credit3: 0,
    role: user.vip ? { id: user.vip.id, name: user.vip.name, desc_rows: [''] } : null,
    is_bind_qq: flag(user.qqBound),
    is_bind_wechat: flag(user.wechatBound),
    is_bind_mobile: flag(hasBoundMobile(user)),
    invite_people_count: 0,
    is_face_verify: user.identity !== undefined,
    profile_real_name: realName,
    profile_id_number: idNumber,
    ...(generation === 2 && {
      agreement_status: {
        user_agreement_agreed: user.agreed.userAgreement,
        privacy_policy_agreed: user.agreed.privacyPolicy,
      },
    }),
  };
}

/** The default avatar is sent as a path without host, a chosen one as an absolute address. */
export function avatarAddress(avatar: string, serverUrl: string): string {
  return avatar === DEFAULT_AVATAR ? avatar : imageAddress(avatar, serverUrl);
}

/** An entry of `GET v2/roles` (docs/api/vip.md#list-of-plans). */
export function writePlan({ id, name, priceYuan, days, lines }: VipPlan) {
  return { id, name, charge: priceYuan, expire_days: days, desc_rows: lines.length > 0 ? lines : [''] };
}

/**
 * The three forms of `success` (docs/api/signing-in.md#code-login, docs/api/scan.md#poll-a-scan-generation-1). This API
 * cannot report "expired", so the client polls on.
 */
export function writeSocial(outcome: ScanOutcome) {
  switch (outcome.kind) {
    case 'signed-in':
      return { success: 1, token: outcome.token };
    case 'bind-mobile':
      return { success: 0, action: 'bind_mobile', code: outcome.code };
    case 'waiting':
    case 'expired':
      return { success: -1 };
  }
}

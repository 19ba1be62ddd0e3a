import type { Slide } from '../../../domain/home/home.js';
import type { LoginUser } from '../../../domain/session/login-user.js';
import type { Generation, SystemConfig } from '../../../domain/site/system-config.js';
import type { SlideRecord } from '../server/home.js';
import { hasBoundMobile, maskedIdentity, type UserRecord } from '../server/member/users.js';
import type { Images } from '../server/images.js';
import type { SiteSettings } from '../server/site-settings.js';

/** Converts the settings of the in-memory server for the domain. There is no API host, so images are data URIs. */
export function systemConfigOf(settings: SiteSettings, slides: readonly SlideRecord[], images: Images): SystemConfig {
  const { generation } = settings;
  return {
    siteName: settings.siteName,
    logoUrl: images.inline(settings.logo),
    serverUrl: '',
    phoneSiteUrl: settings.phoneSiteUrl,
    icpRecords: settings.icpRecords,
    userProtocolUrl: '/user/protocol',
    privacyProtocolUrl: '/user/private_protocol',
    memberProtocolUrl: '/user/vip_protocol',
    paidContentProtocolUrl: generation === 1 ? '' : '/user/paid_content_purchase_protocol',
    socialites: {
      qq: settings.qq,
      wechat: settings.generation === 1 ? settings.wechat : settings.wechatScan,
      wechatScan: settings.wechatScan,
    },
    member: { bindMobileRequired: settings.bindMobileRequired, faceCheckRequired: settings.faceCheckRequired },
    watermark: settings.watermarkShown ? settings.watermark : undefined,
    switches: settings.switches,
    slides: generation === 1 ? slides.map((slide) => slideOf(slide, images)) : [],
    purchaseNoticeHtml: generation === 1 ? '' : settings.purchaseNotice,
  };
}

/** Converts a slide of the carousel. */
export function slideOf({ image, link }: SlideRecord, images: Images): Slide {
  return { image: images.inline(image), ...(link !== '' && { link }) };
}

/**
 * Converts an account. Generation 1 does not require consent, so its members count as consented
 * (docs/api/signing-in.md#consent).
 */
export function loginUserOf(user: UserRecord, images: Images, generation: Generation): LoginUser {
  const { userAgreement, privacyPolicy } = user.agreed;
  return {
    id: user.id,
    name: user.name,
    avatar: images.inline(user.avatar),
    mobile: user.mobile,
    isMobileBound: hasBoundMobile(user),
    isFaceVerified: user.identity !== undefined,
    hasConsented: generation === 1 || (userAgreement && privacyPolicy),
    credit1: user.credit1,
    vipUntil: user.vip?.untilMs,
    hasChangedNickname: user.nicknameChanged === true,
    hasPassword: user.password !== undefined,
    linked: { qq: user.qqBound, wechat: user.wechatBound },
    ...maskedIdentity(user.identity),
    vipPlanId: user.vip?.id,
  };
}

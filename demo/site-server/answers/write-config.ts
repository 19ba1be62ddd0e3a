import type { SlideRecord } from '../../../src/adapters/memory/server/home.js';
import type { SiteContent, SiteSettings } from '../../../src/adapters/memory/server/site-settings.js';
import type { WatermarkSetting } from '../../../src/domain/lesson/watermark.js';
import type { PointsRewards } from '../../../src/domain/points.js';
import {
  FUNCTION_SWITCH_DEFAULTS,
  type FunctionSwitches,
  type Generation,
} from '../../../src/domain/site/system-config.js';
import { flag, imageAddress } from './values.js';
import { writeConfigSliders } from './write-home.js';
import { writeLinks, writeNavs } from './write-navs.js';

/** Every field of `GET v2/other/config` (docs/api/site.md#configuration). */
export function writeConfig(
  settings: SiteSettings,
  content: SiteContent,
  slides: readonly SlideRecord[],
  generation: Generation,
  serverUrl: string,
) {
  const [icp, icp2] = settings.icpRecords;
  const switches = configuredSwitches(settings.switches);
  return {
    name: settings.siteName,
    logo: { logo: imageAddress(settings.logo, serverUrl), white_logo: {} },
    url: serverUrl,
    pc_url: '',
    h5_url: settings.phoneSiteUrl,
    icp: icp?.text ?? '',
    icp_link: icp?.url ?? '',
    icp2: icp2?.text ?? '',
    icp2_link: icp2?.url ?? '',
    user_protocol: `${serverUrl}/user/protocol`,
    user_private_protocol: `${serverUrl}/user/private_protocol`,
    vip_protocol: `${serverUrl}/user/vip_protocol`,
    aboutus: `${serverUrl}/aboutus`,
    player: {
      cover: '',
      enabled_bullet_secret: String(flag(settings.watermarkShown)),
      bullet_secret: writeWatermark(settings.watermark),
    },
    member: {
      enabled_mobile_bind_alert: flag(settings.bindMobileRequired),
      enabled_face_verify: settings.faceCheckRequired,
    },
    socialites: writeSocialites(settings, generation),
    credit1_reward: writeRewards(settings.rewards),
    enabled_addons: [],
    ...(generation === 1
      ? { sliders: writeConfigSliders(slides) }
      : {
          paid_content_purchase_protocol: `${serverUrl}/user/paid_content_purchase_protocol`,
          course_purchase_notice: settings.purchaseNotice,
        }),
    navs: writeNavs(content.navs, 'PC'),
    links: writeLinks(content.links),
    ...(Object.keys(switches).length > 0 && { function_switches: switches }),
  };
}

/** The server sends the share as a text, as the owner has typed it (docs/api/site.md#configuration). */
function writeRewards({ register, watchedLesson, watchedCourse, paidOrder }: PointsRewards) {
  return {
    register,
    watched_vod_course: watchedCourse,
    watched_video: watchedLesson,
    paid_order: String(paidOrder),
  };
}

/** The server sends the numbers as texts. */
function writeWatermark({ text, sizePx, color, opacity }: WatermarkSetting) {
  return { size: String(sizePx), color, opacity: String(opacity), text };
}

/**
 * Generation 1 has a separate key for the scan, generation 2 has none
 * (docs/api/README.md#differences-between-the-generations).
 */
function writeSocialites({ qq, wechat, wechatScan }: SiteSettings, generation: Generation) {
  return generation === 1
    ? { qq: flag(qq), wechat_scan: flag(wechatScan), wechat_oauth: flag(wechat) }
    : { qq: flag(qq), wechat_oauth: flag(wechatScan) };
}

/**
 * The function switches of docs/spec/start-and-routes.md#configuration, which are not part of
 * docs/api/site.md#configuration. Only those that differ from the default are written.
 */
function configuredSwitches(switches: FunctionSwitches): Partial<FunctionSwitches> {
  const defaults: Readonly<Record<string, boolean>> = FUNCTION_SWITCH_DEFAULTS;
  return Object.fromEntries(Object.entries(switches).filter(([name, on]) => defaults[name] !== on));
}

import type { Slide } from '../../../domain/home/home.js';
import type { WatermarkSetting } from '../../../domain/lesson/watermark.js';
import { imageUrl } from '../../../domain/site/image-url.js';
import {
  FUNCTION_SWITCH_DEFAULTS,
  type FunctionSwitches,
  type IcpRecord,
  type SystemConfig,
} from '../../../domain/site/system-config.js';
import { asQuantity } from '../../wire/quantities.js';
import {
  asBoolean,
  asRecord,
  asWebAddress,
  decodeList,
  type JsonRecord,
  nonEmptyText,
  required,
  textOrEmpty,
} from '../client/json-readers.js';

/**
 * docs/api/site.md#configuration. No field is required: older and newer servers lack some. `apiBase` replaces an absent
 * `url`. The rewards (../points.ts) and what tells the generations apart (../client/generations.ts) are decoded there.
 */
export function decodeSystemConfig(data: unknown, apiBase = ''): SystemConfig {
  const config = required(asRecord(data), 'config');
  const serverUrl = decodeServerUrl(config) || apiBase;
  const member = mapOf(config['member']);
  return {
    siteName: nonEmptyText(config['webname']) ?? textOrEmpty(config['name']),
    logoUrl: logoOf(mapOf(config['logo']), serverUrl),
    serverUrl,
    phoneSiteUrl: asWebAddress(config['h5_url']) ?? '',
    icpRecords: [...icpRecord(config['icp'], config['icp_link']), ...icpRecord(config['icp2'], config['icp2_link'])],
    userProtocolUrl: textOrEmpty(config['user_protocol']),
    privacyProtocolUrl: textOrEmpty(config['user_private_protocol']),
    memberProtocolUrl: textOrEmpty(config['vip_protocol']),
    paidContentProtocolUrl: textOrEmpty(config['paid_content_purchase_protocol']),
    socialites: socialitesOf(config),
    member: {
      bindMobileRequired: asBoolean(member['enabled_mobile_bind_alert']) ?? false,
      faceCheckRequired: asBoolean(member['enabled_face_verify']) ?? false,
    },
    slides: slidesOf(config['sliders'], serverUrl),
    purchaseNoticeHtml: textOrEmpty(config['course_purchase_notice']),
    watermark: decodeWatermark(mapOf(config['player'])),
    switches: switchesOf(mapOf(config['function_switches'])),
  };
}

/** The server's own URL without a trailing slash; empty when it is absent. */
export function decodeServerUrl(config: JsonRecord): string {
  return textOrEmpty(config['url']).replace(/\/+$/, '');
}

/**
 * When the owner has removed the logo, the server sends its root URL, which is no image
 * (docs/api/site.md#configuration).
 */
function logoOf(logo: JsonRecord, serverUrl: string): string {
  const url = imageUrl(textOrEmpty(logo['logo']), serverUrl);
  return url.replace(/\/+$/, '') === serverUrl ? '' : url;
}

/** A slide without an image is left out. */
function slidesOf(sliders: unknown, serverUrl: string): readonly Slide[] {
  const slides = decodeList(sliders, (slider) => {
    const link = nonEmptyText(slider['url']);
    const image = required(nonEmptyText(slider['thumb']), 'slider.thumb');
    return { image: imageUrl(image, serverUrl), ...(link !== undefined && { link }) };
  });
  return slides ?? [];
}

/** Numbers arrive as strings, and as numbers while they have their defaults (docs/api/site.md#configuration). */
function decodeWatermark(player: JsonRecord): WatermarkSetting | undefined {
  if (!asBoolean(player['enabled_bullet_secret'])) return undefined;
  const { text, size, color, opacity } = mapOf(player['bullet_secret']);
  return {
    text: textOrEmpty(text),
    sizePx: asQuantity(size) ?? 14,
    color: textOrEmpty(color),
    opacity: asQuantity(opacity) ?? 1,
  };
}

function icpRecord(text: unknown, url: unknown): readonly IcpRecord[] {
  const label = nonEmptyText(text);
  return label === undefined ? [] : [{ text: label, url: textOrEmpty(url) }];
}

/**
 * The first generation has a switch for the scan alone, the second one for all of WeChat
 * (docs/api/README.md#detecting-the-generation).
 */
function socialitesOf(config: JsonRecord): SystemConfig['socialites'] {
  const socialites = mapOf(config['socialites']);
  const isOn = (name: string) => asBoolean(socialites[name]) ?? false;
  return {
    qq: isOn('qq'),
    wechat: isOn('wechat_oauth'),
    wechatScan: isOn(Object.hasOwn(socialites, 'wechat_scan') ? 'wechat_scan' : 'wechat_oauth'),
  };
}

/** Absent switches keep their defaults; a server may know no switches at all. */
function switchesOf(configured: JsonRecord): FunctionSwitches {
  const switches: Record<keyof FunctionSwitches, boolean> = { ...FUNCTION_SWITCH_DEFAULTS };
  for (const name of namesOf(switches)) switches[name] = asBoolean(configured[name]) ?? switches[name];
  return switches;
}

function namesOf(switches: FunctionSwitches): readonly (keyof FunctionSwitches)[] {
  // Object.keys widens the keys of a closed record to string.
  return Object.keys(switches) as (keyof FunctionSwitches)[];
}

function mapOf(value: unknown): JsonRecord {
  return asRecord(value) ?? {};
}

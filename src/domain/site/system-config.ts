import type { Slide } from '../home/home.js';
import { token } from '../kernel/token.js';
import type { WatermarkSetting } from '../lesson/playing.js';

/** Of a server: 1 is MeEdu 4.9.11, 2 is 4.9.30 and later (API 0, 3). */
export type Generation = 1 | 2;

/**
 * What has changed between the generations, feature by feature, and which of the two ways this server has as far as
 * its configuration tells (API 4). Versions in between mix them.
 */
export interface GenerationSigns {
  /** WeChat: sign-in by scan, the binding after it, and linking it to a member. */
  readonly wechatScan: Generation;
  /** Blocks and slides of home (pages API 3.1). */
  readonly home: Generation;
  /** Comments on courses and lessons (pages API 3.7, 3.8). */
  readonly comments: Generation;
  /** Orders and their payment (pages API 3.15, 3.16). */
  readonly orders: Generation;
}

/** Feature switches of the site and their defaults (spec §3). */
export const FUNCTION_SWITCH_DEFAULTS = {
  vip: true,
  live: false,
  book: false,
  topic: false,
  paper: false,
  practice: false,
  mockPaper: false,
  wrongBook: false,
  wenda: false,
  share: false,
  codeExchanger: false,
  snapshort: false,
  ke: false,
  promoCode: false,
  daySignIn: false,
  credit1Mall: false,
  tuangou: false,
  miaosha: false,
  cert: false,
} as const;

export type FunctionSwitch = keyof typeof FUNCTION_SWITCH_DEFAULTS;
export type FunctionSwitches = Readonly<Record<FunctionSwitch, boolean>>;

/** A partner site named in the footer of home (spec §3, API 2.19). */
export interface FriendlyLink {
  readonly id: number;
  readonly name: string;
  readonly url: string;
}

/** One filing record in the footer. `url` is empty when the owner gave no link. */
export interface IcpRecord {
  readonly text: string;
  readonly url: string;
}

/** How the site is set up on the server (spec §3, API 2.17). Absent texts are empty strings. */
export interface SystemConfig {
  readonly siteName: string;
  /** Address of the picture; empty when there is none. */
  readonly logoUrl: string;
  /** Where a path leads that stands in a text of the server, without a closing slash; empty for this origin. */
  readonly serverUrl: string;
  /** Home of the mobile site; empty when there is none. */
  readonly phoneSiteUrl: string;
  /** At most two, in order (spec §9). */
  readonly icpRecords: readonly IcpRecord[];
  readonly userProtocolUrl: string;
  readonly privacyProtocolUrl: string;
  /** What buyers of a membership, and of a course, agree to (pages §7.4). */
  readonly memberProtocolUrl: string;
  readonly paidContentProtocolUrl: string;
  readonly socialites: { readonly qq: boolean; readonly wechatScan: boolean };
  readonly member: { readonly bindMobileRequired: boolean; readonly faceCheckRequired: boolean };
  /** Of the carousel on home (pages §1.1). A server of the later generation names them among the blocks of home. */
  readonly slides: readonly Slide[];
  /** What to know before buying a course (pages §3), as the owner wrote it, not yet sanitised; empty when there is none. */
  readonly purchaseNoticeHtml: string;
  /** Over the picture of a lesson (pages §4); `undefined` where the owner wants none. */
  readonly watermark: WatermarkSetting | undefined;
  readonly switches: FunctionSwitches;
}

/** What the operator set for this installation (clarifications §1, §10). Fixed for the life of the page. */
export interface RuntimeSettings {
  /** Hides the VIP entry. */
  readonly vipDisabled: boolean;
  /** How the mobile site writes its addresses. */
  readonly phoneSiteStyle: 'hash' | 'history';
  /** The browser's own description of itself. */
  readonly userAgent: string;
}

/** Where the calls are asked, without a closing slash; empty for this origin. Between two adapters: no flow needs it. */
export const API_BASE = token<string>('ApiBase');
export const RUNTIME_SETTINGS = token<RuntimeSettings>('RuntimeSettings');

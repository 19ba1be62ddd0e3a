import type { Slide } from '../home/home.js';
import { token } from '../kernel/token.js';
import type { WatermarkSetting } from '../lesson/watermark.js';
import type { Scene } from './scene.js';

/** Generation of the server: 1 is MeEdu 4.9.11, 2 is 4.9.30 and later (docs/api/README.md#generations). */
export type Generation = 1 | 2;

/**
 * The generation of the server for each feature that differs between the generations, as its configuration shows it
 * (docs/api/README.md#detecting-the-generation). A version between the two is a mixture of both.
 */
export interface GenerationSigns {
  /** WeChat: signing in by scan, binding a mobile number after it, and linking it to a member. */
  readonly wechatScan: Generation;
  /** Blocks and slides of home (docs/api/home.md#home-blocks). */
  readonly home: Generation;
  /**
   * Comments on courses and lessons (docs/api/comments.md#comments-generation-1,
   * docs/api/comments.md#comments-generation-2).
   */
  readonly comments: Generation;
  /** Orders and their payment (docs/api/orders.md). */
  readonly orders: Generation;
}

/** The site's function switches with their defaults (docs/spec/start-and-routes.md#configuration). */
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

/** A partner site in the footer of home (docs/spec/header-and-footer.md#friendly-links, docs/api/site.md#links). */
export interface FriendlyLink {
  readonly id: number;
  readonly name: string;
  readonly url: string;
}

/** A filing record in the footer. `url` is empty when the owner gave no link. */
export interface IcpRecord {
  readonly text: string;
  readonly url: string;
}

/**
 * The server's configuration of the site (docs/spec/start-and-routes.md#configuration, docs/api/site.md#configuration).
 * Missing texts are empty strings.
 */
export interface SystemConfig {
  readonly siteName: string;
  /** URL of the logo; empty when there is none. */
  readonly logoUrl: string;
  /** Base URL for the server's relative paths, without a trailing slash; empty for this origin. */
  readonly serverUrl: string;
  /** URL of the phone site's home page; empty when there is none. */
  readonly phoneSiteUrl: string;
  /** At most two, in order (docs/spec/header-and-footer.md#filing-records). */
  readonly icpRecords: readonly IcpRecord[];
  readonly userProtocolUrl: string;
  readonly privacyProtocolUrl: string;
  /** The agreements for buying a membership and for buying a course (docs/spec/orders.md#agreement). */
  readonly memberProtocolUrl: string;
  readonly paidContentProtocolUrl: string;
  /** `wechat`: by WeChat's consent, in WeChat's own browser; `wechatScan`: by a code, on a computer. */
  readonly socialites: { readonly qq: boolean; readonly wechat: boolean; readonly wechatScan: boolean };
  readonly member: { readonly bindMobileRequired: boolean; readonly faceCheckRequired: boolean };
  /**
   * Slides of the carousel on home (docs/spec/home.md#carousel). A server of the second generation sends them with the
   * blocks.
   */
  readonly slides: readonly Slide[];
  /**
   * The owner's HTML of the purchase notice for courses (docs/spec/courses.md#introduction), not yet sanitised; empty
   * when there is none.
   */
  readonly purchaseNoticeHtml: string;
  /** The watermark on lesson videos (docs/spec/lesson.md#watermark); `undefined` when the owner has turned it off. */
  readonly watermark: WatermarkSetting | undefined;
  readonly switches: FunctionSwitches;
}

/**
 * The operator's settings of this installation (docs/spec/start-and-routes.md#settings). They never change while the
 * page is open.
 */
export interface RuntimeSettings {
  /** Hides the VIP entry. */
  readonly isVipDisabled: boolean;
  /** How the phone site's addresses are written. */
  readonly phoneSiteStyle: 'hash' | 'history';
  /** Where the visit takes place, by the browser's user agent. */
  readonly scene: Scene;
  /** In a browser inside an app, which neither prints nor saves files. */
  readonly isInApp: boolean;
  /** Addresses of the operator's own scripts, in their order. */
  readonly scripts: readonly string[];
  /** The site's name in the document's metadata: a snapshot has the one of an earlier configuration. */
  readonly nameInDocument?: string | undefined;
}

/** Base URL of the API, without a trailing slash; empty for this origin. Only adapters use it. */
export const API_BASE = token<string>('ApiBase');
export const RUNTIME_SETTINGS = token<RuntimeSettings>('RuntimeSettings');

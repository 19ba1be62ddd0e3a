import type { WatermarkSetting } from '../../../domain/lesson/watermark.js';
import type { NavItem } from '../../../domain/site/nav.js';
import type { PointsRewards } from '../../../domain/points.js';
import type { FriendlyLink, FunctionSwitches, Generation, IcpRecord } from '../../../domain/site/system-config.js';
import type { MethodSign } from './orders/payment-methods.js';

/** The configuration of the site by its owner (docs/api/site.md#configuration), and properties of its server. */
export interface SiteSettings {
  readonly generation: Generation;
  readonly siteName: string;
  /** Path of the image on the server. */
  readonly logo: string;
  /** Address of the phone site; empty when there is none. */
  readonly phoneSiteUrl: string;
  readonly icpRecords: readonly IcpRecord[];
  readonly qq: boolean;
  /** WeChat's consent in WeChat's own browser. Generation 2 has one switch for it and the scan. */
  readonly wechat: boolean;
  readonly wechatScan: boolean;
  readonly bindMobileRequired: boolean;
  readonly faceCheckRequired: boolean;
  /** A newer login ends the older one (docs/api/README.md#one-device-rule, rule 3). */
  readonly oneDevice: boolean;
  /** HTML shown before a course is bought; empty for none. Generation 1 does not have it. */
  readonly purchaseNotice: string;
  /** The rewards in points. */
  readonly rewards: PointsRewards;
  /** The owner has set up a search engine (docs/api/search.md#when-search-is-off). */
  readonly search: boolean;
  /** The payment methods of generation 1. */
  readonly payWays: readonly MethodSign[];
  /**
   * WeChat returns no QR code and the redirect ends on an error, but the order gets the status "paying" all the same
   * (docs/api/orders.md#wechat-payment, docs/api/orders.md#redirect-to-pay).
   */
  readonly payGatewayBroken: boolean;
  /**
   * The server ignores every promo code when it creates an order, and does not report it
   * (docs/api/orders.md#create-an-order-generation-1).
   */
  readonly codesDropped: boolean;
  /** The attachment files are missing on the server's disk (docs/api/courses.md#attachment-link). */
  readonly filesLost: boolean;
  /** HTML of the owner's instructions for transfers; may be empty. */
  readonly transferText: string;
  /** Whether the player shows a watermark over videos (docs/api/site.md#configuration `player`). */
  readonly watermarkShown: boolean;
  readonly watermark: WatermarkSetting;
  readonly switches: FunctionSwitches;
}

/** The navigation menu and the partner links (docs/api/site.md#navigation, docs/api/site.md#links), in order. */
export interface SiteContent {
  readonly navs: readonly NavItem[];
  readonly links: readonly FriendlyLink[];
}

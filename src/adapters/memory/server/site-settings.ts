import type { WatermarkSetting } from '../../../domain/lesson/playing.js';
import type { NavItem } from '../../../domain/nav.js';
import type { PayWayName } from '../../../domain/orders/order.js';
import type { PointsRewards } from '../../../domain/points.js';
import type { FriendlyLink, FunctionSwitches, Generation, IcpRecord } from '../../../domain/site/system-config.js';

/** What the owner of the site has set up (docs/api/site.md#configuration), and the server that it runs on. */
export interface SiteSettings {
  readonly generation: Generation;
  readonly siteName: string;
  /** Path of the picture on the server. */
  readonly logo: string;
  /** Home of the mobile site, empty when there is none. */
  readonly phoneSiteUrl: string;
  readonly icpRecords: readonly IcpRecord[];
  readonly qq: boolean;
  readonly wechatScan: boolean;
  readonly bindMobileRequired: boolean;
  readonly faceCheckRequired: boolean;
  /** A newer sign-in ends the older one (docs/api/README.md#one-device-rule, rule 3). */
  readonly oneDevice: boolean;
  /** HTML of what to know before buying a course, empty for nothing; the first generation knows of no such thing. */
  readonly purchaseNotice: string;
  /** What brings points. */
  readonly rewards: PointsRewards;
  /** Somebody has set up a search engine (docs/api/search.md#when-search-is-off). */
  readonly search: boolean;
  /** The ways to pay of the first generation. */
  readonly payWays: readonly PayWayName[];
  /** WeChat gives no code: the order is being paid all the same (docs/api/orders.md#wechat-payment). */
  readonly payGatewayBroken: boolean;
  /**
   * Orders are made without their code, and nothing is said of it (docs/api/orders.md#create-an-order-generation-1),
   * however good it was.
   */
  readonly codesDropped: boolean;
  /**
   * The files behind the links of attachments are missing on the server's disk (docs/api/courses.md#attachment-link).
   */
  readonly filesLost: boolean;
  /** HTML of what the owner says about transfers; may be empty. */
  readonly transferText: string;
  /** Whether one stands over the films of lessons (docs/api/site.md#configuration `player`). */
  readonly watermarkShown: boolean;
  readonly watermark: WatermarkSetting;
  readonly switches: FunctionSwitches;
}

/**
 * What the owner has written: the menu and the partners (docs/api/site.md#navigation, docs/api/site.md#links), in
 * order.
 */
export interface SiteContent {
  readonly navs: readonly NavItem[];
  readonly links: readonly FriendlyLink[];
}

import type { Slide } from '../home/slide.js';
import type { WatermarkSetting } from '../lesson/watermark.js';
import type { FunctionSwitches } from './function-switches.js';

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

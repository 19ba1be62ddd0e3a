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

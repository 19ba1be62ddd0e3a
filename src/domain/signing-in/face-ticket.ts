/** A face check under way (API 2.21). */
export interface FaceTicket {
  /** To be opened with a phone. */
  readonly url: string;
  readonly ruleId: string;
  readonly bizToken: string;
}

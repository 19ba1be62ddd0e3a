/** A notification to the member (pages API 3.18). */
export interface MemberMessage {
  /** A UUID. */
  readonly id: string;
  /** Plain text. */
  readonly text: string;
  readonly read: boolean;
  /** Milliseconds since the epoch. */
  readonly createdAt: number | undefined;
}

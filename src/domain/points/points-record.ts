/** One movement of the points balance (pages API 3.19). It has no id. */
export interface PointsRecord {
  /** Negative when points were spent. */
  readonly change: number;
  readonly remark: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number | undefined;
}

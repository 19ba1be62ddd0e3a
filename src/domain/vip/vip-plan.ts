/** A membership that the site sells (pages API 3.13). */
export interface VipPlan {
  readonly id: number;
  readonly name: string;
  readonly priceYuan: number;
  /** How long it lasts. */
  readonly days: number;
  /** What it comes with, in lines that say something. */
  readonly lines: readonly string[];
}

/** A code that takes something off a price (pages API 3.14). */
export interface PromoCodeRecord {
  readonly id: number;
  readonly code: string;
  /** May be more than any price. */
  readonly discountYuan: number;
  readonly expiresAtMs: number | undefined;
  /** Who gave it out: nobody can use their own. */
  readonly ownerId?: number;
  /** Nobody can use it any more. */
  readonly usedUp?: boolean;
}

/** The code of that name, letters as they are; `undefined` where there is none. */
export function promoCodeOf(codes: readonly PromoCodeRecord[], code: string): PromoCodeRecord | undefined {
  return codes.find((one) => one.code === code);
}

import type { PromoCodeRecord } from '../engine/orders/promo-codes.js';

const DAY_MS = 86_400_000;

/** A code of every sort; nobody can use the last three, each for a reason of its own. */
export function seededPromoCodes(now: number): readonly PromoCodeRecord[] {
  return [
    { id: 1, code: 'STUDY20', discountYuan: 20, expiresAtMs: now + 365 * DAY_MS },
    { id: 2, code: 'ALLFREE', discountYuan: 1_000_000, expiresAtMs: undefined },
    { id: 3, code: '开学 5%折', discountYuan: 5, expiresAtMs: undefined },
    { id: 4, code: 'LASTYEAR', discountYuan: 50, expiresAtMs: now - DAY_MS },
    { id: 5, code: 'USEDUP', discountYuan: 50, expiresAtMs: undefined, usedUp: true },
    { id: 6, code: 'MINE101', discountYuan: 50, expiresAtMs: undefined, ownerId: 101 },
  ];
}

import { yuan } from '../text/quantities.js';
import type { CourseSummary } from './course.js';
import { FREE, NOT_SOLD_ALONE } from './strings.js';

/** Something with a price. Without `isFree` (a membership, the product of an order), a price of 0 is free. */
export type Priced = Pick<CourseSummary, 'priceYuan'> & Partial<Pick<CourseSummary, 'isFree'>>;

/** The price; `undefined` where it is not known, and for a course that is not sold: at 0, but not free. */
export function priceOf({ priceYuan, isFree = priceYuan === 0 }: Priced): number | undefined {
  return isFree ? 0 : priceYuan === 0 ? undefined : priceYuan;
}

/** The price as text, on every card, row and page (docs/spec/every-page.md#numbers); empty where it is not known. */
export function priceText({ priceYuan, isFree = priceYuan === 0 }: Priced): string {
  if (isFree) return FREE;
  if (priceYuan === undefined) return '';
  return priceYuan === 0 ? NOT_SOLD_ALONE : yuan(priceYuan);
}

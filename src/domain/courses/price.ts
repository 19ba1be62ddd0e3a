import { yuan } from '../text/quantities.js';
import type { CourseSummary } from './course.js';
import { FREE, NOT_SOLD_ALONE } from './strings.js';

/** What is sold, or given away: a course, or a membership, which is free at a price of 0. */
export type Priced = Pick<CourseSummary, 'isFree' | 'priceYuan'>;

/** The price in yuan; `undefined` for a course that is not sold: its price is 0 but it is not free. */
export function priceOf({ isFree, priceYuan }: Priced): number | undefined {
  return isFree ? 0 : priceYuan > 0 ? priceYuan : undefined;
}

/** The price as text, on every card, row and page (docs/spec/every-page.md#numbers). */
export function priceText(priced: Priced): string {
  const price = priceOf(priced);
  if (price === undefined) return NOT_SOLD_ALONE;
  return price === 0 ? FREE : yuan(price);
}

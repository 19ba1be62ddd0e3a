import { yuan } from '../text/quantities.js';
import type { CourseSummary } from './course-card.js';
import { FREE } from './words.js';

/** What a course costs, in words (pages §0.7). */
export function priceText({ isFree, priceYuan }: Pick<CourseSummary, 'isFree' | 'priceYuan'>): string {
  return isFree ? FREE : yuan(priceYuan);
}

import './price.scss';

import type { CourseCard } from '../../domain/courses/course-card.js';
import { priceText } from '../../domain/courses/price.js';

/** What a course costs (pages §0.7). */
export function Price({ course }: { readonly course: Pick<CourseCard, 'isFree' | 'priceYuan'> }) {
  const { isFree } = course;
  return (
    <span className={isFree ? 'price price--free' : 'price'} translate={isFree ? undefined : 'no'}>
      {priceText(course)}
    </span>
  );
}

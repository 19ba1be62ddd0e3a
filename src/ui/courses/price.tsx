import './price.scss';

import type { CourseCard } from '../../domain/courses/course-card.js';
import { priceText } from '../../domain/courses/price.js';

/** What a course costs (pages §0.7). */
export function Price({ course }: { readonly course: Pick<CourseCard, 'isFree' | 'priceYuan'> }) {
  return <span className={course.isFree ? 'price price--free' : 'price'}>{priceText(course)}</span>;
}

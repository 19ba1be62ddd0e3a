import './price.scss';

import { type CourseSummary, priceText } from '../../domain/courses/course.js';

/** What a course costs (docs/spec/every-page.md#numbers). */
export function Price({ course }: { readonly course: Pick<CourseSummary, 'isFree' | 'priceYuan'> }) {
  const { isFree } = course;
  return (
    <span className={isFree ? 'price price--free' : 'price'} translate={isFree ? undefined : 'no'}>
      {priceText(course)}
    </span>
  );
}

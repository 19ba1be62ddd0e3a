import './price.scss';

import { type Priced, priceOf, priceText } from '../../domain/courses/course.js';

/** What a course costs (docs/spec/every-page.md#numbers). An amount is not translated, words are. */
export function Price({ course }: { readonly course: Priced }) {
  const isAmount = Boolean(priceOf(course));
  return (
    <span className={isAmount ? 'price' : 'price price--words'} translate={isAmount ? 'no' : undefined}>
      {priceText(course)}
    </span>
  );
}

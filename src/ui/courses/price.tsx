import './price.scss';

import { type Priced, priceOf, priceText } from '../../domain/courses/price.js';

/** What a course costs (docs/spec/every-page.md#numbers). An amount is not translated, a text is. */
export function Price({ course }: { readonly course: Priced }) {
  const isAmount = Boolean(priceOf(course));
  return (
    <span className={isAmount ? 'price' : 'price price--text'} translate={isAmount ? 'no' : undefined}>
      {priceText(course)}
    </span>
  );
}

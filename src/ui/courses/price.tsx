import './price.scss';

import { type Priced, priceOf, priceText } from '../../domain/courses/price.js';

/**
 * What a course, a membership or the product of an order costs (docs/spec/every-page.md#numbers). An amount is not
 * translated, a text is.
 */
export function Price({ priced }: { readonly priced: Priced }) {
  const isAmount = Boolean(priceOf(priced));
  return (
    <span className={isAmount ? 'price' : 'price price--text'} translate={isAmount ? 'no' : undefined}>
      {priceText(priced)}
    </span>
  );
}

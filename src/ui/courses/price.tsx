import './price.scss';

import { type Priced, priceOf, priceText } from '../../domain/courses/price.js';

/** What a course or a membership costs (docs/spec/every-page.md#numbers). An amount is not translated, a text is. */
export function Price({ of }: { readonly of: Priced }) {
  const isAmount = Boolean(priceOf(of));
  return (
    <span className={isAmount ? 'price' : 'price price--text'} translate={isAmount ? 'no' : undefined}>
      {priceText(of)}
    </span>
  );
}

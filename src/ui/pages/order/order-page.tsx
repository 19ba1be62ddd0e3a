import './order.scss';

import { useState } from 'react';

import { ORDER } from '../../../domain/access/titles.js';
import { coursesAddress } from '../../../domain/courses/courses-address.js';
import { SEE_ALL_COURSES } from '../../../domain/courses/words.js';
import { UNSUPPORTED_GOODS } from '../../../domain/orders/words.js';
import { CONTENT_GONE } from '../../../domain/site/words.js';
import { EmptyState } from '../../feedback/empty-state.js';
import { Loaded } from '../../feedback/loaded.js';
import { useLoading } from '../../hooks/use-loading.js';
import { Link } from '../../links/link.js';
import type { Served } from '../../routing/page-loader.js';
import { OrderSkeleton } from './order-skeleton.js';
import { OrderView } from './order-view.js';

/** Where something is bought (pages §7). */
export function OrderPage({ service }: Served<'order'>) {
  const [visit] = useState(() => service.open());
  const [state] = useLoading(() => visit.state$);
  return (
    <div className="page column order-page">
      <h1 className="page__heading">{ORDER}</h1>
      <Loaded
        state={state}
        onRetry={() => {
          visit.retry();
        }}
        skeleton={<OrderSkeleton />}
        gone={<NotForSale text={CONTENT_GONE} />}
      >
        {(shown) =>
          shown.kind === 'unsupported' ? (
            <NotForSale text={UNSUPPORTED_GOODS} />
          ) : (
            <OrderView flow={shown.flow} visit={visit} agreementUrl={(agreement) => service.agreementUrl(agreement)} />
          )
        }
      </Loaded>
    </div>
  );
}

function NotForSale({ text }: { readonly text: string }) {
  return (
    <EmptyState text={text}>
      <Link className="btn btn-primary" to={coursesAddress()}>
        {SEE_ALL_COURSES}
      </Link>
    </EmptyState>
  );
}

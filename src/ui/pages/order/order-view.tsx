import type { OrderVisit } from '../../../application/orders/order.js';
import { courseAddress } from '../../../domain/courses/course-address.js';
import { coursesAddress } from '../../../domain/courses/courses-address.js';
import { SEE_ALL_COURSES } from '../../../domain/courses/words.js';
import { BACK_TO_COURSE } from '../../../domain/lesson/words.js';
import type { Goods } from '../../../domain/orders/goods.js';
import type { OrderFlow } from '../../../domain/orders/order-flow.js';
import type { OrderAgreement } from '../../../domain/orders/payment.js';
import { GO_TO_LEARN, NOT_SOLD } from '../../../domain/orders/words.js';
import { EmptyState } from '../../feedback/empty-state.js';
import { Link } from '../../links/link.js';
import { EarlierOffer } from './earlier-offer.js';
import { GoodsCard } from './goods-card.js';
import { OrderFields } from './order-fields.js';
import { OrderSkeleton } from './order-skeleton.js';
import { UnknownOrder } from './unknown-order.js';

interface OrderViewProps {
  readonly flow: OrderFlow;
  readonly visit: OrderVisit;
  readonly agreementUrl: (agreement: OrderAgreement) => string;
}

/** An order that is not made yet, however it stands; made, it is on its way to the page where it is paid. */
export function OrderView({ flow, visit, agreementUrl }: OrderViewProps) {
  switch (flow.kind) {
    case 'draft':
      return flow.earlier === undefined ? (
        <OrderFields flow={flow} visit={visit} agreementUrl={agreementUrl} />
      ) : (
        <div className="order-alone">
          <GoodsCard goods={flow.form.goods} />
          <EarlierOffer earlier={flow.earlier} visit={visit} />
        </div>
      );
    case 'sending':
      return <OrderFields flow={flow} visit={visit} agreementUrl={agreementUrl} />;
    case 'unknown':
      return (
        <div className="order-alone">
          <GoodsCard goods={flow.form.goods} />
          <UnknownOrder error={flow.error} visit={visit} />
        </div>
      );
    case 'not-sold':
      return <NotSold goods={flow.goods} />;
    default:
      return <OrderSkeleton />;
  }
}

/** Why it is not sold, in the words of the page that would sell it, and the way on. */
function NotSold({ goods: { kind, id, notSoldBecause = 'bought' } }: { readonly goods: Goods }) {
  const isOwned = notSoldBecause === 'free' || notSoldBecause === 'bought' || notSoldBecause === 'vip';
  return (
    <EmptyState text={NOT_SOLD[notSoldBecause]}>
      {kind === 'course' ? (
        <Link className="btn btn-primary" to={courseAddress(id)}>
          {isOwned ? GO_TO_LEARN : BACK_TO_COURSE}
        </Link>
      ) : (
        <Link className="btn btn-primary" to={coursesAddress()}>
          {SEE_ALL_COURSES}
        </Link>
      )}
    </EmptyState>
  );
}

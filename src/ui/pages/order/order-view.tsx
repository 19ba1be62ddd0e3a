import type { OrderVisit } from '../../../application/orders/order.js';
import { courseAddress } from '../../../domain/courses/course-address.js';
import { ROUTES } from '../../../domain/access/routes.js';
import type { Goods } from '../../../domain/orders/goods.js';
import type { OrderFlow } from '../../../domain/orders/order-flow.js';
import type { OrderAgreement } from '../../../domain/orders/payment.js';
import { GO_TO_LEARN, OWNED } from '../../../domain/orders/words.js';
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
    case 'owned':
      return <Owned goods={flow.goods} />;
    default:
      return <OrderSkeleton />;
  }
}

function Owned({ goods: { kind, id, ownedBecause = 'bought' } }: { readonly goods: Goods }) {
  return (
    <EmptyState text={OWNED[ownedBecause]}>
      <Link className="btn btn-primary" to={kind === 'course' ? courseAddress(id) : ROUTES.vip.pattern}>
        {GO_TO_LEARN}
      </Link>
    </EmptyState>
  );
}

import type { Bought } from '../../../application/orders/paying.js';
import { ROUTES } from '../../../domain/access/routes.js';
import { courseAddress } from '../../../domain/courses/course-address.js';
import { GOODS_PRICE, AMOUNT_PAID, GO_TO_LEARN, ORDERED_AT, PAID, SEE_ORDERS } from '../../../domain/orders/strings.js';
import { yuan } from '../../../domain/quantities.js';
import { Link } from '../../routing/link.js';
import { OrderNumber } from '../../orders/order-number.js';
import { TickIcon } from '../../theme/icons.js';
import { Ago } from '../../widgets/ago.js';

interface PaidOrderProps {
  readonly orderNo: string;
  readonly bought: Bought | undefined;
}

/** The paid product, with a link to it (docs/spec/orders.md#success-page). */
export function PaidOrder({ orderNo, bought }: PaidOrderProps) {
  return (
    <div className="order-success">
      <span className="order-success__tick">
        <TickIcon />
      </span>
      {/* The heading of the page says it to the eye. */}
      <p className="visually-hidden" role="status">
        {PAID}
      </p>
      {bought?.goods && <h2 className="order-success__name">{bought.goods.name}</h2>}
      {bought !== undefined && <AmountPaid bought={bought} />}
      <p className="order-success__number">
        <OrderNumber orderNo={orderNo} />
      </p>
      {bought?.orderedAt !== undefined && (
        <p className="order-success__number">
          <span>{`${ORDERED_AT} `}</span>
          <Ago instant={bought.orderedAt} form="day-and-time" />
        </p>
      )}
      <div className="order-success__actions">
        <Link className="btn btn-primary btn-lg" to={productAddress(bought)}>
          {GO_TO_LEARN}
        </Link>
        <Link className="btn btn-lg order-quiet" to={ROUTES.memberOrders.pattern}>
          {SEE_ORDERS}
        </Link>
      </div>
    </div>
  );
}

/** Only an amount that the server returned with the order is called paid (docs/spec/orders.md#amount-due). */
function AmountPaid({ bought: { paidYuan, priceYuan } }: { readonly bought: Bought }) {
  const amount = paidYuan ?? priceYuan;
  if (amount === undefined) return undefined;
  return (
    <p>
      <span>{paidYuan === undefined ? GOODS_PRICE : AMOUNT_PAID}</span>{' '}
      <strong className="order-success__amount" translate="no">
        {yuan(amount)}
      </strong>
    </p>
  );
}

/** The course itself; the course list for a membership; the study center if the product is unknown. */
function productAddress(bought: Bought | undefined): string {
  if (bought?.goods === undefined) return ROUTES.studyCenter.pattern;
  return bought.goods.kind === 'course' ? courseAddress(bought.goods.id) : ROUTES.courses.pattern;
}

import { ROUTES } from '../../../domain/access/routes.js';
import { courseAddress } from '../../../domain/courses/course-address.js';
import type { Order } from '../../../domain/orders/order.js';
import { payAddress } from '../../../domain/orders/order-address.js';
import { nextActionOf, type OrderNextAction } from '../../../domain/orders/order-next-step.js';
import { orderState } from '../../../domain/orders/order-state.js';
import { refunded, SEE_VIP, STATE_UNKNOWN, CONTINUE_PAYING, GO_TO_LEARN } from '../../../domain/orders/words.js';
import { yuan } from '../../../domain/text/quantities.js';
import { Link } from '../../links/link.js';
import { Ago } from '../../time/ago.js';
import { OrderCover } from './order-cover.js';
import { OrderNumber } from '../../orders/order-number.js';
import { OrderedThings } from './ordered-things.js';

/** An order: of what, for how much, what has become of it, and what comes next (pages §10). */
export function OrderRow({ order }: { readonly order: Order }) {
  const { orderNo, charge, statusText, refunded: paidBack, createdAt } = order;
  const next = nextActionOf(order);
  return (
    <li className="order-row">
      <OrderCover order={order} />
      <div className="order-row__words">
        <OrderedThings order={order} />
        <p className="order-row__facts">
          <OrderNumber orderNo={orderNo} />
          {createdAt !== undefined && <Ago instant={createdAt} form="day-and-time" />}
        </p>
      </div>
      <p className="order-row__money">
        <span className="order-row__price" translate="no">
          {yuan(charge)}
        </span>
        {paidBack > 0 && <span className="order-row__refund">{refunded(yuan(paidBack))}</span>}
      </p>
      <p className={`order-row__state order-row__state--${orderState(order) ?? 'unknown'}`}>
        {statusText || STATE_UNKNOWN}
      </p>
      <div className="order-row__next">{next && <NextStep step={next} />}</div>
    </li>
  );
}

function NextStep({ step }: { readonly step: OrderNextAction }) {
  switch (step.kind) {
    case 'pay':
      return (
        <Link className="btn btn-primary" to={payAddress(step.orderNo)}>
          {CONTINUE_PAYING}
        </Link>
      );
    case 'learn':
      return (
        <Link className="btn order-quiet" to={courseAddress(step.courseId)}>
          {GO_TO_LEARN}
        </Link>
      );
    case 'see-vip':
      return (
        <Link className="btn order-quiet" to={ROUTES.vip.pattern}>
          {SEE_VIP}
        </Link>
      );
  }
}

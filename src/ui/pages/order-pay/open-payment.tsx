import type { PaymentFlow, PaymentVisit } from '../../../application/orders/order-pay.js';
import { ROUTES } from '../../../domain/access/routes.js';
import { courseAddress } from '../../../domain/courses/course-address.js';
import type { WaitingOrder } from '../../../domain/orders/waiting-order.js';
import { BACK, I_HAVE_PAID, NOT_PAID_YET } from '../../../domain/orders/words.js';
import { Waiting } from '../../forms/waiting.js';
import { Link } from '../../links/link.js';
import { OrderFacts } from './order-facts.js';
import { PaymentCode } from './payment-code.js';
import { TimeLeft } from './time-left.js';

interface OpenPaymentProps {
  readonly flow: Extract<PaymentFlow, { readonly kind: 'waiting' }>;
  readonly visit: PaymentVisit;
}

/** An order that waits for its money, and what it is paid with (pages §8). */
export function OpenPayment({ flow: { order, payment, asked, over }, visit }: OpenPaymentProps) {
  const asking = asked === 'asking' || over;
  return (
    <section className="payment">
      <OrderFacts order={order} byHand={payment.kind === 'hand'} />
      <PaymentCode payment={payment} over={over} />
      {order.endsAt !== undefined && !over && <TimeLeft endsAt={order.endsAt} />}
      <p className="payment__stand" role="status">
        {asked === 'not-yet' && NOT_PAID_YET}
      </p>
      <div className="payment__deeds">
        <button
          type="button"
          className="btn btn-primary btn-lg"
          aria-disabled={asking}
          aria-busy={asking}
          onClick={() => {
            if (!asking) visit.do({ kind: 'confirmed' });
          }}
        >
          <Waiting busy={asking}>{I_HAVE_PAID}</Waiting>
        </button>
        <Link className="btn btn-lg btn-quiet" to={wayBack(order)}>
          {BACK}
        </Link>
      </div>
    </section>
  );
}

/** To what was about to be bought: the page before may be that of another site. */
function wayBack({ goods }: WaitingOrder): string {
  if (goods === undefined) return ROUTES.memberOrders.pattern;
  return goods.kind === 'course' ? courseAddress(goods.id) : ROUTES.vip.pattern;
}

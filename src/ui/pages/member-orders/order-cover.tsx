import type { Order } from '../../../domain/orders/order.js';
import { goodsOfOrder } from '../../../domain/orders/order-state.js';
import { Cover } from '../../courses/cover.js';

/** The picture of what was ordered, or a drawing of its kind. */
export function OrderCover({ order }: { readonly order: Order }) {
  const kind = goodsOfOrder(order)?.kind;
  return (
    <div className="order-row__cover">
      <Cover
        url={order.goods[0]?.thumb ?? ''}
        {...(kind === 'role' && { blank: <Crown /> })}
        {...(kind === undefined && { blank: <Bag /> })}
      />
    </div>
  );
}

function Crown() {
  return (
    <svg className="cover__picture" viewBox="0 0 160 120" fill="none" aria-hidden="true">
      <path className="drawing__paper" d="M48 80l-6-38 22 16 16-26 16 26 22-16-6 38z" />
      <path className="drawing__line" d="M48 90h64" />
      <path className="drawing__accent" d="M80 60v8" />
    </svg>
  );
}

function Bag() {
  return (
    <svg className="cover__picture" viewBox="0 0 160 120" fill="none" aria-hidden="true">
      <path className="drawing__paper" d="M50 46h60l6 48H44z" />
      <path className="drawing__line" d="M66 54V40a14 14 0 0 1 28 0v14" />
      <path className="drawing__accent" d="M70 72h20" />
    </svg>
  );
}

import { ROUTES } from '../../../domain/access/routes.js';
import { courseAddress } from '../../../domain/courses/course-address.js';
import type { Order, OrderedGoods } from '../../../domain/orders/order.js';
import { goodsOfOrder } from '../../../domain/orders/order-state.js';
import { NO_GOODS, timesOf } from '../../../domain/orders/words.js';
import { Link } from '../../links/link.js';

/** What was ordered, each with the way to its page where it has one. */
export function OrderedThings({ order: { goods } }: { readonly order: Order }) {
  if (goods.length === 0) return <h3 className="order-row__name order-row__name--missing">{NO_GOODS}</h3>;
  return goods.map((thing, place) => (
    <h3 key={place} className="order-row__name">
      <Thing thing={thing} />
      {thing.count > 1 && <span className="order-row__count">{timesOf(thing.count)}</span>}
    </h3>
  ));
}

function Thing({ thing }: { readonly thing: OrderedGoods }) {
  const name = thing.name || NO_GOODS;
  const page = pageOf(thing);
  return page === undefined ? <span>{name}</span> : <Link to={page}>{name}</Link>;
}

/** Kinds without a page here have no link (pages §10). */
function pageOf(thing: OrderedGoods): string | undefined {
  const named = goodsOfOrder({ goods: [thing] });
  if (named === undefined || named.id <= 0) return undefined;
  return named.kind === 'course' ? courseAddress(named.id) : ROUTES.vip.pattern;
}

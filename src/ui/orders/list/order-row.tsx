import { Link } from 'react-router-dom';

import type { ListedOrderWithAmount } from '../../../application/orders/order-list.js';
import { ROUTES } from '../../../domain/access/routes.js';
import { courseAddress } from '../../../domain/courses/course-address.js';
import { isolated } from '../../../domain/text/isolated.js';
import {
  productOfOrder,
  nextActionOf,
  type ListedOrder,
  type OrderedProduct,
  type OrderNextAction,
  orderState,
} from '../../../domain/orders/listed-order.js';
import { receiptOf, SEE_RECEIPT } from '../../../domain/orders/receipt.strings.js';
import { orderAddress, payAddress, productAddress, successAddress } from '../../../domain/orders/order-addresses.js';
import * as strings from '../../../domain/orders/strings.js';
import { yuan } from '../../../domain/text/quantities.js';
import { ofCourse } from '../../../domain/study.strings.js';
import { Cover } from '../../courses/cover.js';
import { OrderNumber } from '../order-number.js';
import { Ago } from '../../shared/widgets/ago.js';

/** The image of the ordered product, or a drawing for its kind. */
function OrderCover({ order }: { readonly order: ListedOrder }) {
  const kind = productOfOrder(order)?.kind;
  return (
    <div className="order-row__cover">
      <Cover
        url={order.products[0]?.cover ?? ''}
        {...(kind === 'role' && { blank: <CrownDrawing /> })}
        {...(kind === undefined && { blank: <BagDrawing /> })}
      />
    </div>
  );
}

function CrownDrawing() {
  return (
    <svg className="cover__image" viewBox="0 0 160 120" fill="none" aria-hidden="true">
      <path className="drawing__paper" d="M48 80l-6-38 22 16 16-26 16 26 22-16-6 38z" />
      <path className="drawing__line" d="M48 90h64" />
      <path className="drawing__accent" d="M80 60v8" />
    </svg>
  );
}

function BagDrawing() {
  return (
    <svg className="cover__image" viewBox="0 0 160 120" fill="none" aria-hidden="true">
      <path className="drawing__paper" d="M50 46h60l6 48H44z" />
      <path className="drawing__line" d="M66 54V40a14 14 0 0 1 28 0v14" />
      <path className="drawing__accent" d="M70 72h20" />
    </svg>
  );
}

/** The ordered products, each with a link to its page if it has one. */
function OrderedProducts({ order: { products } }: { readonly order: ListedOrder }) {
  if (products.length === 0)
    return <h3 className="order-row__name order-row__name--missing">{strings.NO_PRODUCT_DETAILS}</h3>;
  return products.map((product, index) => (
    <h3 key={index} className="order-row__name">
      <OrderedProduct product={product} />
      {product.count !== undefined && product.count > 1 && (
        <span className="order-row__count">{strings.quantityOf(product.count)}</span>
      )}
    </h3>
  ));
}

function OrderedProduct({ product }: { readonly product: OrderedProduct }) {
  const name = isolated(product.name) || strings.NO_PRODUCT_DETAILS;
  const page = pageOf(product);
  return page === undefined ? <span>{name}</span> : <Link to={page}>{name}</Link>;
}

/** Kinds without a page on this site have no link (docs/spec/orders.md#order-list). */
function pageOf(product: OrderedProduct): string | undefined {
  const named = productOfOrder({ products: [product] });
  return named === undefined || named.id <= 0 ? undefined : productAddress(named);
}

interface OrderRowProps {
  readonly order: ListedOrderWithAmount;
  /** All orders on the page. */
  readonly listed: readonly ListedOrder[];
}

/** One order: products, amount, state and next action (docs/spec/orders.md#order-list). */
export function OrderRow({ order, listed }: OrderRowProps) {
  const { orderNo, amount, statusText, createdAt } = order;
  const next = nextActionOf(order, listed);
  const state = orderState(order);
  return (
    <li className="order-row">
      <OrderCover order={order} />
      <div className="order-row__text">
        <OrderedProducts order={order} />
        <p className="order-row__facts">
          <OrderNumber orderNo={orderNo} />
          {createdAt !== undefined && <Ago instant={createdAt} form="day-and-time" />}
          {state === 'paid' && (
            <Link className="order-row__receipt" to={successAddress(orderNo)} aria-label={receiptOf(orderNo)}>
              {SEE_RECEIPT}
            </Link>
          )}
        </p>
      </div>
      <p className="order-row__money">
        {amount.yuan !== undefined && (
          <>
            <span className="order-row__label">{strings.AMOUNT_NAMES[amount.kind]}</span>
            <span className="order-row__price" translate="no">
              {yuan(amount.yuan)}
            </span>
          </>
        )}
        {Boolean(order.refunded) && (
          <span className="order-row__refund">{strings.refunded(yuan(order.refunded ?? 0))}</span>
        )}
      </p>
      <p className={`order-row__state order-row__state--${state ?? 'unknown'}`}>
        {statusText || strings.STATE_UNKNOWN}
      </p>
      {next ? (
        <div className="order-row__next">
          <NextStep step={next} name={order.products[0]?.name ?? ''} />
        </div>
      ) : (
        // Keeps the columns of a wide list.
        <div className="order-row__next order-row__next--none" aria-hidden="true">
          —
        </div>
      )}
    </li>
  );
}

interface NextStepProps {
  readonly step: OrderNextAction;
  /** What was ordered; tells the links of several orders apart. Empty when unknown. */
  readonly name: string;
}

function NextStep({ step, name }: NextStepProps) {
  const productText = name !== '' && <span className="visually-hidden">{ofCourse(name)}</span>;
  switch (step.kind) {
    case 'pay':
      return (
        <Link className="btn btn-primary" to={payAddress(step.orderNo)}>
          <span>{strings.CONTINUE_PAYING}</span>
          {productText}
        </Link>
      );
    case 'learn':
      return (
        <Link className="btn order-quiet" to={courseAddress(step.courseId)}>
          <span>{strings.GO_TO_LEARN}</span>
          {productText}
        </Link>
      );
    case 'order-again':
      return (
        <Link className="btn order-quiet" to={orderAddress(step.product)}>
          <span>{strings.ORDER_AGAIN}</span>
          {productText}
        </Link>
      );
    case 'see-vip':
      return (
        <Link className="btn order-quiet" to={ROUTES.vip.pattern}>
          <span>{ROUTES.vip.title}</span>
          {productText}
        </Link>
      );
  }
}

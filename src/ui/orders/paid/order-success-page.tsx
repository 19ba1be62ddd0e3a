import './order-success.scss';
import '../../shared/feedback/spinner.scss';

import { useState } from 'react';
import { Link } from 'react-router-dom';

import type { OrderPageState, OrderVisit } from '../../../application/orders/purchase.js';
import type { Bought } from '../../../domain/orders/receipt.js';
import { ROUTES } from '../../../domain/access/routes.js';
import { learningAddress } from '../../../domain/orders/order-addresses.js';
import * as strings from '../../../domain/orders/strings.js';
import { yuan } from '../../../domain/text/quantities.js';
import { CONTENT_MISSING } from '../../../domain/site/strings.js';
import { EmptyState } from '../../shared/feedback/empty-state.js';
import { Loaded } from '../../shared/feedback/loaded.js';
import { useLoading } from '../../shared/hooks/use-refreshable.js';
import { ClockDrawing } from '../order-drawings.js';
import { NoOrder } from '../no-order.js';
import { OrderButton } from '../order-button.js';
import { OrderNumber } from '../order-number.js';
import type { ServiceProps } from '../../shared/routing/page-loader.js';
import { usePageTitle } from '../../shared/routing/page-title.js';
import { TickIcon } from '../../shared/theme/icons.js';
import { PrintButton } from '../../shared/widgets/print-button.js';
import { Receipt } from './receipt.js';
import { Ago } from '../../shared/widgets/ago.js';

interface SuccessViewProps {
  readonly shown: OrderPageState;
  readonly visit: OrderVisit;
}

/** State of the payment of the order in the address. */
function SuccessView({ shown, visit }: SuccessViewProps) {
  if (shown.kind === 'no-order')
    return (
      <EmptyState text={strings.ORDER_SUCCESS_EMPTY} to={ROUTES.memberOrders.pattern} action={strings.BACK_TO_ORDERS} />
    );
  const { flow, bought } = shown;
  switch (flow.kind) {
    case 'paid':
      return <PaidOrder orderNo={flow.orderNo} bought={bought} />;
    case 'cancelled':
      return <NoOrder text={strings.ORDER_CANCELLED} />;
    default:
      return <Unconfirmed isOver={flow.kind === 'unsettled'} visit={visit} />;
  }
}

interface UnconfirmedProps {
  /** The status has been requested for long enough. */
  readonly isOver: boolean;
  readonly visit: OrderVisit;
}

function Unconfirmed({ isOver, visit }: UnconfirmedProps) {
  return (
    <div className="order-success">
      {isOver ? (
        // docs/spec/every-page.md#images: an image is removed with its parent
        <div>
          <svg className="notice__drawing" viewBox="0 0 160 120" fill="none" aria-hidden="true">
            <ClockDrawing />
          </svg>
        </div>
      ) : (
        <span className="spinner-border" aria-hidden="true" />
      )}
      <p role="status">{isOver ? strings.PAYMENT_UNCONFIRMED : strings.CONFIRMING}</p>
      {isOver && (
        <div className="order-success__actions">
          <Link className="btn btn-primary" to={ROUTES.memberOrders.pattern}>
            {strings.SEE_ORDERS}
          </Link>
          <OrderButton visit={visit} action={{ kind: 'confirmed' }} look="btn-quiet">
            {strings.QUERY_PAYMENT}
          </OrderButton>
        </div>
      )}
    </div>
  );
}

interface PaidOrderProps {
  readonly orderNo: string;
  readonly bought: Bought | undefined;
}

/** The paid product, with a link to it (docs/spec/orders.md#success-page). */
function PaidOrder({ orderNo, bought }: PaidOrderProps) {
  return (
    <div className="order-success">
      <span className="order-success__tick">
        <TickIcon />
      </span>
      {/* The page's heading displays this text; this region announces it to screen readers. */}
      <p className="visually-hidden" role="status">
        {strings.PAYMENT_SUCCEEDED}
      </p>
      {bought?.product && <h2 className="order-success__name">{bought.product.name}</h2>}
      {bought !== undefined && <AmountPaid bought={bought} />}
      <p className="order-success__number">
        <OrderNumber orderNo={orderNo} />
      </p>
      {bought?.orderedAt !== undefined && (
        <p className="order-success__number">
          <span>{`${strings.ORDERED_AT} `}</span>
          <Ago instant={bought.orderedAt} form="day-and-time" />
        </p>
      )}
      <div className="order-success__actions">
        <Link
          className="btn btn-primary btn-lg"
          to={bought?.product === undefined ? ROUTES.studyCenter.pattern : learningAddress(bought.product)}
        >
          {strings.GO_TO_LEARN}
        </Link>
        <Link className="btn btn-lg order-quiet" to={ROUTES.memberOrders.pattern}>
          {strings.SEE_ORDERS}
        </Link>
        <PrintButton className="btn-lg btn-quiet" />
      </div>
      <Receipt orderNo={orderNo} bought={bought} />
    </div>
  );
}

/** Only an amount that the server returned with the order is called paid (docs/spec/orders.md#amount-due). */
function AmountPaid({ bought: { amount } }: { readonly bought: Bought }) {
  if (amount.yuan === undefined) return undefined;
  return (
    <p>
      <span>{strings.AMOUNT_NAMES[amount.kind]}</span>{' '}
      <strong className="order-success__amount" translate="no">
        {yuan(amount.yuan)}
      </strong>
    </p>
  );
}

/**
 * The result of a payment (docs/spec/orders.md#success-page). It reports success only after the server has confirmed
 * it.
 */
export function OrderSuccessPage({ service }: ServiceProps<'order'>) {
  const [visit] = useState(service.orderSuccess);
  const [state] = useLoading(() => visit.state$);
  const shown = state.kind === 'ready' ? state.value : undefined;
  const isPaid = shown?.kind === 'order' && shown.flow.kind === 'paid';
  const heading = isPaid ? ROUTES.orderSuccess.title : strings.PAYMENT_RESULT;
  // When the address names no order, the title must not claim a payment: the page has its default title.
  usePageTitle(shown?.kind === 'no-order' ? undefined : heading);
  return (
    <div className="page column purchase">
      <h1 className="page__heading">{heading}</h1>
      <Loaded
        state={state}
        onRetry={() => {
          visit.dispatch({ kind: 'confirmed' });
        }}
        missing={<NoOrder text={CONTENT_MISSING} />}
      >
        {(value) => <SuccessView shown={value} visit={visit} />}
      </Loaded>
    </div>
  );
}

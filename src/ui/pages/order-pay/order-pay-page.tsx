import './order-pay.scss';

import { useState } from 'react';

import type { PaymentFlow, PaymentVisit } from '../../../application/orders/paying.js';
import { ROUTES } from '../../../domain/access/routes.js';
import { courseAddress } from '../../../domain/courses/course-address.js';
import {
  BACK_TO_ORDERS,
  PAY_CODE_EXPIRED,
  GO_TO_LEARN,
  NOT_SOLD,
  ORDER_AGAIN,
  ORDER_CANCELLED,
  ORDER_PAY_EMPTY,
  ORDER_REPLACED,
  PAY_PAGE_EXPIRED,
  PAYMENT_TIMED_OUT,
  STARTING_PAYMENT,
  TO_NEW_ORDER,
} from '../../../domain/orders/strings.js';
import { CONTENT_MISSING } from '../../../domain/site/strings.js';
import { EmptyState } from '../../feedback/empty-state.js';
import { Loaded } from '../../feedback/loaded.js';
import { Skeleton } from '../../feedback/skeleton.js';
import { useLoading } from '../../hooks/use-refreshable.js';
import type { ServiceProps } from '../../routing/page-loader.js';
import { QrPanel } from '../../widgets/qr-panel.js';
import { OpenPayment } from './open-payment.js';
import { OrderFacts } from './order-facts.js';
import { PaymentMethods } from './payment-methods.js';

interface PaymentViewProps {
  readonly flow: PaymentFlow;
  readonly visit: PaymentVisit;
}

/** An order that exists, in every payment status. */
function PaymentView({ flow, visit }: PaymentViewProps) {
  switch (flow.kind) {
    case 'choosing':
      return <PaymentMethods order={flow.order} ways={flow.ways ?? []} refused={flow.refused} visit={visit} />;
    case 'starting':
      return (
        <section className="payment payment--scan">
          <OrderFacts order={flow.order} />
          <QrPanel code={undefined} words={STARTING_PAYMENT} />
        </section>
      );
    case 'waiting':
      return <OpenPayment flow={flow} visit={visit} />;
    case 'code-lost':
      return <PaymentOver text={flow.what === 'code' ? PAY_CODE_EXPIRED : PAY_PAGE_EXPIRED} visit={visit} />;
    case 'bought':
      return <Bought courseId={flow.order.goods?.id} />;
    case 'cancelled':
      return <PaymentOver text={ORDER_CANCELLED} visit={visit} />;
    case 'timed-out':
      return <PaymentOver text={PAYMENT_TIMED_OUT} visit={visit} />;
    case 'replaced':
      return <PaymentOver text={ORDER_REPLACED} action={TO_NEW_ORDER} visit={visit} />;
    case 'paid':
      return <Skeleton />;
  }
}

/** The member has bought the course with another order: there is nothing to pay. */
function Bought({ courseId }: { readonly courseId: number | undefined }) {
  return (
    <EmptyState
      text={NOT_SOLD.bought}
      to={courseId === undefined ? ROUTES.studyCenter.pattern : courseAddress(courseId)}
      action={GO_TO_LEARN}
    />
  );
}

interface PaymentOverProps {
  readonly text: string;
  /** Label of the button; '重新下单' by default. */
  readonly action?: string;
  readonly visit: PaymentVisit;
}

/** This order can or should no longer be paid. The button leads to a new order, or to the one that replaced it. */
function PaymentOver({ text, action: action = ORDER_AGAIN, visit }: PaymentOverProps) {
  return (
    <EmptyState text={text}>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => {
          visit.dispatch({ kind: 'ordered-again' });
        }}
      >
        {action}
      </button>
    </EmptyState>
  );
}

/** The page on which an order is paid (docs/spec/orders.md#paying). */
export function OrderPayPage({ service }: ServiceProps<'orderPay'>) {
  const [visit] = useState(() => service.open());
  const [state] = useLoading(() => visit.state$);
  return (
    <div className="page column order-pay">
      <h1 className="page__heading">{ROUTES.orderPay.title}</h1>
      <Loaded
        state={state}
        onRetry={() => {
          visit.retry();
        }}
        gone={<NoOrder text={CONTENT_MISSING} />}
      >
        {(shown) =>
          shown.kind === 'no-order' ? (
            <NoOrder text={ORDER_PAY_EMPTY} />
          ) : (
            <PaymentView flow={shown.flow} visit={visit} />
          )
        }
      </Loaded>
    </div>
  );
}

function NoOrder({ text }: { readonly text: string }) {
  return <EmptyState text={text} to={ROUTES.memberOrders.pattern} action={BACK_TO_ORDERS} />;
}

import './order-pay.scss';

import { useState } from 'react';
import { Link } from 'react-router-dom';

import type { OrderPageState, OrderVisit } from '../../../application/orders/purchase.js';
import { ROUTES } from '../../../domain/access/routes.js';
import { learningAddress } from '../../../domain/orders/order-addresses.js';
import type { Loading } from '../../../domain/kernel/loading.js';
import {
  notBegunText,
  type PaymentFailure,
  paymentFailureOf,
  paymentHeading,
} from '../../../domain/orders/payment-page-texts.js';
import { PAYMENT_METHODS } from '../../../domain/orders/payment-methods.js';
import type { OrderFlow } from '../../../domain/orders/states.js';
import * as strings from '../../../domain/orders/strings.js';
import { CONTENT_MISSING } from '../../../domain/site/strings.js';
import { EmptyState } from '../../shared/feedback/empty-state.js';
import { Loaded } from '../../shared/feedback/loaded.js';
import { Skeleton } from '../../shared/feedback/skeleton.js';
import { AlertText } from '../../shared/forms/form-feedback.js';
import { useDevice } from '../../shared/hooks/use-device.js';
import { useLoading } from '../../shared/hooks/use-refreshable.js';
import type { ServiceProps } from '../../shared/routing/page-loader.js';
import { QrPanel } from '../../shared/widgets/qr-panel.js';
import { NoOrder } from '../no-order.js';
import { OrderButton } from '../order-button.js';
import { ClockDrawing, SignpostDrawing } from '../order-drawings.js';
import { PaymentMethodButtons } from '../payment-methods.js';
import { OpenPayment, OrderDetails, OtherMethods } from './open-payment.js';

interface PaymentViewProps {
  readonly flow: OrderFlow;
  readonly visit: OrderVisit;
}

/** An order that exists, in every payment status. */
function PaymentView({ flow, visit }: PaymentViewProps) {
  const failure = paymentFailureOf(flow);
  if (failure !== undefined) return <Failed failure={failure} flow={flow} visit={visit} />;
  switch (flow.kind) {
    case 'choosing':
      return <Choosing flow={flow} visit={visit} />;
    case 'starting':
      return <Starting flow={flow} visit={visit} />;
    case 'waiting':
      return <OpenPayment flow={flow} visit={visit} />;
    default:
      return <Skeleton />;
  }
}

interface FlowProps<Kind extends OrderFlow['kind']> {
  readonly flow: Extract<OrderFlow, { readonly kind: Kind }>;
  readonly visit: OrderVisit;
}

/** The payment methods, at first or after a payment that did not begin (docs/spec/orders.md#paying). */
function Choosing({ flow: { order, methods = [], refused }, visit }: FlowProps<'choosing'>) {
  return (
    <section className="payment">
      <OrderDetails order={order} />
      <AlertText text={refused && notBegunText(refused)} />
      <PaymentMethodButtons
        methods={methods}
        onChoose={(method) => {
          visit.dispatch({ kind: 'method-chosen', method });
        }}
      />
    </section>
  );
}

/** The payment is requested. Only a code has a frame to fill. */
function Starting({ flow: { order, method }, visit }: FlowProps<'starting'>) {
  if (PAYMENT_METHODS[method].opens === 'code')
    return (
      <section className="payment payment--scan">
        <OrderDetails order={order} />
        <QrPanel code={undefined} text={strings.STARTING_PAYMENT} />
        <OtherMethods method={method} visit={visit} />
      </section>
    );
  return (
    <section className="payment">
      <OrderDetails order={order} />
      <p className="payment__hand payment__wait" role="status">
        <span>{strings.STARTING_PAYMENT}</span>
      </p>
    </section>
  );
}

const DRAWINGS = { clock: <ClockDrawing />, signpost: <SignpostDrawing />, book: undefined } as const;

interface FailedProps extends PaymentViewProps {
  readonly failure: PaymentFailure;
}

/** This order can or should no longer be paid. */
function Failed({ failure: { text, drawing, action, leadsTo, offersOrders }, flow, visit }: FailedProps) {
  const product = 'order' in flow ? flow.order.product : undefined;
  return (
    <EmptyState
      drawing={DRAWINGS[drawing]}
      text={text}
      {...(leadsTo === 'product' && {
        to: product === undefined ? ROUTES.studyCenter.pattern : learningAddress(product),
        action,
      })}
    >
      {leadsTo === 'new-order' && (
        <div className="payment-over">
          {offersOrders && (
            <Link className="btn order-quiet" to={ROUTES.memberOrders.pattern}>
              {strings.SEE_ORDERS}
            </Link>
          )}
          <OrderButton visit={visit} action={{ kind: 'ordered-again' }} look="btn-primary">
            {action}
          </OrderButton>
        </div>
      )}
    </EmptyState>
  );
}

/** The page on which an order is paid (docs/spec/orders.md#paying). */
export function OrderPayPage({ service }: ServiceProps<'orderPay'>) {
  const [visit] = useState(service.orderPay);
  const [state] = useLoading(() => visit.state$);
  const { isHandheld } = useDevice();
  const flow = flowOf(state);
  const heading = flow === undefined ? strings.PAY_HEADINGS.order : paymentHeading(flow, isHandheld);
  return (
    <div className="page column purchase">
      {/* Above a drawing it is centred: another heading appears there, none moves. */}
      <h1 key={heading} className="page__heading">
        {heading}
      </h1>
      <Loaded
        state={state}
        onRetry={() => {
          visit.dispatch({ kind: 'retried' });
        }}
        missing={<NoOrder text={CONTENT_MISSING} />}
      >
        {(shown) =>
          shown.kind === 'no-order' ? (
            <NoOrder text={strings.ORDER_PAY_EMPTY} />
          ) : (
            <PaymentView flow={shown.flow} visit={visit} />
          )
        }
      </Loaded>
    </div>
  );
}

function flowOf(state: Loading<OrderPageState>): OrderFlow | undefined {
  return state.kind === 'ready' && state.value.kind === 'order' ? state.value.flow : undefined;
}

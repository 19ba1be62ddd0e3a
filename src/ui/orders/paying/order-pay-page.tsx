import './order-pay.scss';

import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';

import type { PaymentFlow, PaymentPageState, PaymentVisit } from '../../../application/orders/paying.js';
import { ROUTES } from '../../../domain/access/routes.js';
import { courseAddress } from '../../../domain/courses/course-address.js';
import type { Loading } from '../../../domain/kernel/loading.js';
import type { Payment, PaymentMethodName } from '../../../domain/orders/order.js';
import * as strings from '../../../domain/orders/strings.js';
import { CONTENT_MISSING } from '../../../domain/site/strings.js';
import { EmptyState } from '../../shared/feedback/empty-state.js';
import { Loaded } from '../../shared/feedback/loaded.js';
import { Skeleton } from '../../shared/feedback/skeleton.js';
import { useDevice } from '../../shared/hooks/use-device.js';
import { useLoading } from '../../shared/hooks/use-refreshable.js';
import { ClockDrawing, SignpostDrawing } from '../order-drawings.js';
import type { ServiceProps } from '../../shared/routing/page-loader.js';
import { QrPanel } from '../../shared/widgets/qr-panel.js';
import { OpenPayment, OrderDetails, OtherMethods } from './open-payment.js';
import { PaymentMethodButtons } from './payment-method-buttons.js';

const { PAY_HEADINGS } = strings;

interface PaymentViewProps {
  readonly flow: PaymentFlow;
  readonly visit: PaymentVisit;
}

/** An order that exists, in every payment status. */
function PaymentView({ flow, visit }: PaymentViewProps) {
  switch (flow.kind) {
    case 'choosing':
      return (
        <PaymentMethodButtons order={flow.order} methods={flow.methods ?? []} refused={flow.refused} visit={visit} />
      );
    case 'starting':
      return <Starting flow={flow} visit={visit} />;
    case 'waiting':
      return <OpenPayment flow={flow} visit={visit} />;
    case 'payment-code-lost':
      return <PaymentOver drawing={<ClockDrawing />} text={strings.PAYMENT_LOST[flow.what]} visit={visit} />;
    case 'bought':
      return <Bought courseId={flow.order.product?.id} />;
    case 'cancelled':
      return <PaymentOver drawing={<SignpostDrawing />} text={strings.CANCELLED_TEXT} visit={visit} />;
    case 'timed-out':
      return (
        <PaymentOver drawing={<ClockDrawing />} text={strings.TIMED_OUT_TEXT} visit={visit}>
          {/* A payment that arrives late still counts: the member looks there before ordering again. */}
          <Link className="btn order-quiet" to={ROUTES.memberOrders.pattern}>
            {strings.SEE_ORDERS}
          </Link>
        </PaymentOver>
      );
    case 'replaced':
      return (
        <PaymentOver
          drawing={<SignpostDrawing />}
          text={strings.ORDER_REPLACED}
          action={strings.TO_NEW_ORDER}
          visit={visit}
        />
      );
    case 'paid':
      return <Skeleton />;
  }
}

interface StartingProps {
  readonly flow: Extract<PaymentFlow, { readonly kind: 'starting' }>;
  readonly visit: PaymentVisit;
}

/** The payment is requested. Only WeChat's code has a frame to fill. */
function Starting({ flow: { order, method }, visit }: StartingProps) {
  if (method === 'wechat')
    return (
      <section className="payment payment--scan">
        <OrderDetails order={order} />
        <OtherMethods visit={visit} />
        <QrPanel code={undefined} text={strings.STARTING_PAYMENT} />
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

/** The member has bought the course with another order: there is nothing to pay. */
function Bought({ courseId }: { readonly courseId: number | undefined }) {
  return (
    <EmptyState
      text={strings.NOT_SOLD.bought}
      to={courseId === undefined ? ROUTES.studyCenter.pattern : courseAddress(courseId)}
      action={strings.GO_TO_LEARN}
    />
  );
}

interface PaymentOverProps {
  readonly drawing: ReactNode;
  readonly text: string;
  /** Label of the button; '重新下单' by default. */
  readonly action?: string;
  readonly visit: PaymentVisit;
  /** A second link. */
  readonly children?: ReactNode;
}

/** This order can or should no longer be paid. The button leads to a new order, or to the one that replaced it. */
function PaymentOver({ drawing, text, action = strings.ORDER_AGAIN, visit, children }: PaymentOverProps) {
  return (
    <EmptyState drawing={drawing} text={text}>
      <div className="payment-over">
        {children}
        <button
          type="button"
          className="btn btn-primary"
          onClick={() => {
            visit.dispatch({ kind: 'ordered-again' });
          }}
        >
          {action}
        </button>
      </div>
    </EmptyState>
  );
}

/** The page on which an order is paid (docs/spec/orders.md#paying). */
export function OrderPayPage({ service }: ServiceProps<'orderPay'>) {
  const [visit] = useState(service);
  const [state] = useLoading(() => visit.state$);
  const heading = headingOf(state, useDevice().isHandheld);
  return (
    <div className="page column purchase">
      {/* Above a drawing it is centred: another heading appears there, none moves. */}
      <h1 key={heading} className="page__heading">
        {heading}
      </h1>
      <Loaded
        state={state}
        onRetry={() => {
          visit.retry();
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

/** The heading of the state: a member must not read that they are paying when they cannot. */
function headingOf(state: Loading<PaymentPageState>, isHandheld: boolean): string {
  if (state.kind !== 'ready' || state.value.kind === 'no-order') return PAY_HEADINGS.order;
  const { flow } = state.value;
  switch (flow.kind) {
    case 'starting':
      return METHOD_HEADINGS[flow.method];
    case 'waiting':
      return isHandheld && flow.payment.kind === 'pay-page' ? PAY_HEADINGS.order : METHOD_HEADINGS[flow.payment.kind];
    case 'payment-code-lost':
      return PAY_HEADINGS.lost;
    case 'bought':
      return PAY_HEADINGS.bought;
    case 'replaced':
      return PAY_HEADINGS.replaced;
    case 'cancelled':
      return strings.ORDER_CANCELLED;
    case 'timed-out':
      return strings.PAYMENT_TIMED_OUT;
    case 'choosing':
    case 'paid':
      return PAY_HEADINGS.order;
  }
}

const METHOD_HEADINGS: Readonly<Record<PaymentMethodName | Payment['kind'], string>> = {
  wechat: PAY_HEADINGS.scan,
  'wechat-code': PAY_HEADINGS.scan,
  'pay-page': PAY_HEADINGS.scan,
  hand: PAY_HEADINGS.transfer,
  alipay: PAY_HEADINGS.alipay,
  'wechat-jsapi': PAY_HEADINGS.wechat,
};

function NoOrder({ text }: { readonly text: string }) {
  return (
    <EmptyState
      drawing={<SignpostDrawing />}
      text={text}
      to={ROUTES.memberOrders.pattern}
      action={strings.BACK_TO_ORDERS}
    />
  );
}

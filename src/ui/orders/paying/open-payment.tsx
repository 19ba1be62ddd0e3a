import { useMemo } from 'react';
import { Link } from 'react-router-dom';

import type { OrderVisit } from '../../../application/orders/purchase.js';
import { ROUTES } from '../../../domain/access/routes.js';
import { productAddress } from '../../../domain/orders/order-addresses.js';
import { remainingMs, secondsLeft } from '../../../domain/kernel/countdown.js';
import { PAY_WITHIN_MS } from '../../../domain/orders/limits.js';
import { linkTarget } from '../../../domain/site/nav.js';
import type { WaitingOrder } from '../../../domain/orders/waiting-orders.js';
import type { Payment } from '../../../domain/orders/order.js';
import type { PaymentMethodName } from '../../../domain/orders/payment-methods.js';
import { METHOD_WORDS } from '../../../domain/orders/payment-methods.strings.js';
import type { OrderFlow } from '../../../domain/orders/states.js';
import * as strings from '../../../domain/orders/strings.js';
import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { TIME } from '../../../domain/ports/time.js';
import { SERVER_CLOCK } from '../../../domain/ports/server-clock.js';
import { duration, yuan } from '../../../domain/text/quantities.js';
import { RichText } from '../../shared/content/rich-text.js';
import { AlertText, WaitingButton } from '../../shared/forms/form-feedback.js';
import { useService } from '../../shared/hooks/services.js';
import { useStream } from '../../shared/hooks/use-refreshable.js';
import { useDevice } from '../../shared/hooks/use-device.js';
import { OrderButton } from '../order-button.js';
import { OrderNumber } from '../order-number.js';
import { QrCode, QrPanel } from '../../shared/widgets/qr-panel.js';

/** Time left to pay. Not in a live region: a number each second would drown everything else. */
function TimeLeft({ endsAt }: { readonly endsAt: number }) {
  const time = useService(TIME);
  const clock = useService(SERVER_CLOCK);
  const seconds$ = useMemo(
    () => secondsLeft(() => remainingMs(endsAt, PAY_WITHIN_MS[1], clock.now() ?? endsAt), time),
    [endsAt, clock, time],
  );
  const seconds = useStream<number | undefined>(seconds$, undefined);
  return (
    <p className="payment__time">{seconds !== undefined && seconds > 0 && strings.payWithin(duration(seconds))}</p>
  );
}

interface PaymentCodeProps {
  readonly payment: Payment;
  /** The time to pay has expired: the code is dimmed. */
  readonly isTimeOver: boolean;
  readonly isHandheld: boolean;
}

/**
 * What the member pays with: QR code or transfer details. None of it ever appears in a URL of this site
 * (docs/spec/orders.md#paying).
 */
function PaymentCode({ payment, isTimeOver, isHandheld }: PaymentCodeProps) {
  switch (payment.kind) {
    case 'code': {
      const { task, taskElsewhere = task } = METHOD_WORDS[payment.method];
      return (
        <QrPanel
          code={<QrCode text={payment.text} name={strings.PAY_CODE} />}
          text={isHandheld ? taskElsewhere : task}
          isDone={isTimeOver}
        />
      );
    }
    case 'pay-page':
      return (
        <QrPanel
          code={<QrCode text={payment.url} name={strings.PAY_CODE} />}
          text={isHandheld ? strings.OR_SCAN : strings.SCAN_TO_PAY}
          isDone={isTimeOver}
        />
      );
    case 'hand':
      return (
        <div className="payment__hand">
          <h3 className="payment__hand-heading">{strings.HAND_PAYMENT}</h3>
          {payment.html.trim() === '' ? (
            <p>{METHOD_WORDS[payment.method].task}</p>
          ) : (
            <RichText html={payment.html} topLevel={4} />
          )}
        </div>
      );
    case 'left':
      return <p className="payment__hand payment__wait">{METHOD_WORDS[payment.method].task}</p>;
  }
}

/** Offers another payment method, which needs another order. */
function OtherMethod({ text, visit }: { readonly text?: string; readonly visit: OrderVisit }) {
  return (
    <div className="payment__here">
      {text !== undefined && <p>{text}</p>}
      <OrderButton visit={visit} action={{ kind: 'ordered-again' }} look="order-quiet">
        {strings.OTHER_PAYMENT_METHOD}
      </OrderButton>
    </div>
  );
}

interface OtherMethodsProps {
  readonly method: PaymentMethodName;
  readonly visit: OrderVisit;
}

/** On a tablet, which the server takes for a computer and which cannot scan its own screen: below the code. */
export function OtherMethods({ method, visit }: OtherMethodsProps) {
  const { isHandheld } = useDevice();
  return isHandheld && METHOD_WORDS[method].taskElsewhere !== undefined && <OtherMethod visit={visit} />;
}

/** On a phone or a tablet: opens the server's payment page in this tab. Missing where the address is none of the Web. */
function PaymentPageHere({ url, visit }: { readonly url: string; readonly visit: OrderVisit }) {
  const { kind } = linkTarget({ url, opensNewWindow: false }, useService(PAGE_NAVIGATOR).origin);
  if (kind === 'none') return undefined;
  return (
    <div className="payment__here">
      <OrderButton visit={visit} action={{ kind: 'page-opened' }} look="btn-primary btn-lg">
        {strings.GO_TO_PAY}
      </OrderButton>
    </div>
  );
}

interface OpenPaymentProps {
  readonly flow: Extract<OrderFlow, { readonly kind: 'waiting' }>;
  readonly visit: OrderVisit;
}

/** An order that is waiting for payment, with its QR code or transfer details (docs/spec/orders.md#paying). */
export function OpenPayment({ flow, visit }: OpenPaymentProps) {
  const { order, payment, requested, isTimeOver, returned = false } = flow;
  const { isHandheld } = useDevice();
  const byHand = payment.kind === 'hand';
  const isPaidHere = isHandheld && payment.kind === 'pay-page';
  const code = <PaymentCode payment={payment} isTimeOver={isTimeOver} isHandheld={isHandheld} />;
  // A transfer takes longer than any clock of ours.
  const time = order.endsAt !== undefined && !isTimeOver && !byHand && <TimeLeft endsAt={order.endsAt} />;
  return (
    <section className={isScanned(payment) ? 'payment payment--scan' : 'payment'}>
      <OrderDetails order={order} isByHand={byHand} />
      {isPaidHere ? (
        <>
          {time}
          <PaymentPageHere url={payment.url} visit={visit} />
        </>
      ) : (
        code
      )}
      {payment.kind === 'code' && <OtherMethods method={payment.method} visit={visit} />}
      {!isPaidHere && time}
      {returned && isHandheld && <OtherMethod text={strings.MAY_NOT_HAVE_STARTED} visit={visit} />}
      <div className="payment__actions">
        <WaitingButton
          className={isPaidHere ? 'btn btn-lg order-quiet' : 'btn btn-primary btn-lg'}
          onClick={() => {
            visit.dispatch({ kind: 'confirmed' });
          }}
          isBusy={requested === 'requesting' || isTimeOver}
        >
          {byHand ? strings.I_HAVE_TRANSFERRED : strings.I_HAVE_PAID}
        </WaitingButton>
        {/* The previous page may belong to another site. */}
        <Link
          className="btn btn-lg btn-quiet"
          to={order.product === undefined ? ROUTES.memberOrders.pattern : productAddress(order.product)}
        >
          {strings.BACK}
        </Link>
        <p className={byHand ? 'payment__stand payment__stand--long' : 'payment__stand'} role="status">
          {requested === 'not-yet' && <NotPaidYet isByHand={byHand} />}
        </p>
      </div>
      {isPaidHere && code}
    </section>
  );
}

function NotPaidYet({ isByHand }: { readonly isByHand: boolean }) {
  if (!isByHand) return <span>{strings.NOT_PAID_YET}</span>;
  return (
    <>
      <span>{strings.TRANSFER_UNCONFIRMED}</span> <Link to={ROUTES.memberOrders.pattern}>{strings.SEE_ORDERS}</Link>
    </>
  );
}

function isScanned({ kind }: Payment): boolean {
  return kind === 'code' || kind === 'pay-page';
}

interface OrderDetailsProps {
  readonly order: WaitingOrder;
  /** The member pays by bank transfer and types the amount themselves. */
  readonly isByHand?: boolean;
}

/**
 * The order that is paid here. Only an amount that the server returned with the order is called due
 * (docs/spec/orders.md#amount-due).
 */
export function OrderDetails({ order, isByHand = false }: OrderDetailsProps) {
  const { orderNo, product, dueYuan, priceYuan, expectedYuan } = order;
  return (
    <div className="payment__facts">
      {product !== undefined && <h2 className="payment__name">{product.name}</h2>}
      {dueYuan !== undefined && (
        <p className="payment__due">
          <span className="payment__label">{strings.AMOUNT_DUE}</span> <strong translate="no">{yuan(dueYuan)}</strong>
        </p>
      )}
      {dueYuan === undefined && priceYuan !== undefined && (
        <>
          <p className="payment__due">
            <span className="payment__label">{strings.PRODUCT_PRICE}</span>{' '}
            <strong translate="no">{yuan(priceYuan)}</strong>
          </p>
          <p className="payment__price-hint">
            <span>{strings.AMOUNT_DUE_UNKNOWN}</span>
            {isByHand && <span>{strings.COMPARE_BEFORE_TRANSFER}</span>}
          </p>
        </>
      )}
      {dueYuan !== undefined && expectedYuan !== undefined && (
        <AlertText text={strings.dueChanged(yuan(expectedYuan), yuan(dueYuan))} />
      )}
      <p className="payment__number">
        <OrderNumber orderNo={orderNo} />
      </p>
    </div>
  );
}

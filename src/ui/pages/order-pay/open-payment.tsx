import { useMemo } from 'react';

import type { PaymentFlow, PaymentVisit } from '../../../application/orders/paying.js';
import { ROUTES } from '../../../domain/access/routes.js';
import { courseAddress } from '../../../domain/courses/course-address.js';
import { remainingMs, secondsLeft } from '../../../domain/kernel/countdown.js';
import { PAY_WITHIN_MS } from '../../../domain/limits.js';
import { linkTarget } from '../../../domain/nav.js';
import type { WaitingOrder } from '../../../domain/orders/existing-orders.js';
import type { Payment } from '../../../domain/orders/order.js';
import * as strings from '../../../domain/orders/strings.js';
import { BACK, I_HAVE_PAID, NOT_PAID_YET, payWithin } from '../../../domain/orders/strings.js';
import { NAVIGATOR } from '../../../domain/ports/browser/navigator.js';
import { TIME } from '../../../domain/ports/browser/time.js';
import { SERVER_CLOCK } from '../../../domain/ports/server/server-clock.js';
import { duration } from '../../../domain/quantities.js';
import { isPhoneBrowser } from '../../../domain/site/phone-site.js';
import { RUNTIME_SETTINGS } from '../../../domain/site/system-config.js';
import { RichText } from '../../content/rich-text.js';
import { WaitingButton } from '../../forms/form-feedback.js';
import { useService, useStream } from '../../hooks/services.js';
import { Link } from '../../routing/link.js';
import { QrCode, QrPanel } from '../../widgets/qr-panel.js';
import { OrderFacts } from './order-facts.js';

/** Time left to pay. Not in a live region: a number each second would drown everything else. */
function TimeLeft({ endsAt }: { readonly endsAt: number }) {
  const time = useService(TIME);
  const clock = useService(SERVER_CLOCK);
  const seconds$ = useMemo(
    () => secondsLeft(() => remainingMs(endsAt, PAY_WITHIN_MS[1], clock.now() ?? endsAt), time),
    [endsAt, clock, time],
  );
  const seconds = useStream<number | undefined>(seconds$, undefined);
  return <p className="payment__time">{seconds !== undefined && seconds > 0 && payWithin(duration(seconds))}</p>;
}

interface PaymentCodeProps {
  readonly payment: Payment;
  /** The time to pay has expired: the code is dimmed. */
  readonly over: boolean;
}

/**
 * What the member pays with: QR code, link or transfer details. None of it ever appears in a URL of this site
 * (docs/spec/orders.md#paying).
 */
function PaymentCode({ payment, over }: PaymentCodeProps) {
  switch (payment.kind) {
    case 'wechat-code':
      return (
        <QrPanel
          code={<QrCode text={payment.text} name={strings.PAY_CODE} />}
          words={strings.SCAN_WITH_WECHAT}
          done={over}
        />
      );
    case 'pay-page':
      return (
        <QrPanel
          code={<QrCode text={payment.url} name={strings.PAY_CODE} />}
          words={strings.SCAN_TO_PAY}
          done={over}
          aside={<OpenPaymentLink url={payment.url} />}
        />
      );
    case 'hand':
      return (
        <div className="payment__hand">
          <h3 className="payment__hand-heading">{strings.HAND_PAYMENT}</h3>
          {payment.html.trim() === '' ? (
            <p>{strings.NO_TRANSFER_TEXT}</p>
          ) : (
            <RichText html={payment.html} topLevel={4} />
          )}
        </div>
      );
    case 'alipay':
      return <p className="payment__hand">{strings.WAITING_FOR_ALIPAY}</p>;
  }
}

/** A phone cannot scan its own screen: it opens the page that the code leads to. */
function OpenPaymentLink({ url }: { readonly url: string }) {
  const target = linkTarget({ url, opensNewWindow: true }, useService(NAVIGATOR).origin);
  if (!isPhoneBrowser(useService(RUNTIME_SETTINGS).userAgent) || target.kind !== 'outside') return undefined;
  return (
    <a className="btn btn-primary" href={target.href} target="_blank" rel="noopener noreferrer">
      {strings.OPEN_PAY_PAGE}
    </a>
  );
}

interface OpenPaymentProps {
  readonly flow: Extract<PaymentFlow, { readonly kind: 'waiting' }>;
  readonly visit: PaymentVisit;
}

/** An order that is waiting for payment, with its QR code or transfer details (docs/spec/orders.md#paying). */
export function OpenPayment({ flow: { order, payment, asked, over }, visit }: OpenPaymentProps) {
  const asking = asked === 'asking' || over;
  return (
    <section className={isScanned(payment) ? 'payment payment--scan' : 'payment'}>
      <OrderFacts order={order} byHand={payment.kind === 'hand'} />
      <PaymentCode payment={payment} over={over} />
      {order.endsAt !== undefined && !over && <TimeLeft endsAt={order.endsAt} />}
      <div className="payment__actions">
        <WaitingButton
          className="btn btn-primary btn-lg"
          onClick={() => {
            visit.dispatch({ kind: 'confirmed' });
          }}
          busy={asking}
        >
          {I_HAVE_PAID}
        </WaitingButton>
        <Link className="btn btn-lg btn-quiet" to={returnAddress(order)}>
          {BACK}
        </Link>
      </div>
      <p className="payment__stand" role="status">
        {asked === 'not-yet' && NOT_PAID_YET}
      </p>
    </section>
  );
}

function isScanned({ kind }: Payment): boolean {
  return kind === 'wechat-code' || kind === 'pay-page';
}

/** Leads to the product: the previous page may belong to another site. */
function returnAddress({ goods }: WaitingOrder): string {
  if (goods === undefined) return ROUTES.memberOrders.pattern;
  return goods.kind === 'course' ? courseAddress(goods.id) : ROUTES.vip.pattern;
}

import { RUNTIME_SETTINGS } from '../../../domain/ports/browser/runtime-settings.port.js';
import { isPhone } from '../../../domain/mobile/mobile-browser.js';
import { linkTarget } from '../../../domain/nav/link-target.js';
import * as says from '../../../domain/orders/words.js';
import type { Payment } from '../../../domain/orders/payment.js';
import { RichText } from '../../content/rich-text.js';
import { useService } from '../../hooks/services.js';
import { QrCode } from '../../qr/qr-code.js';
import { QrPanel } from '../../qr/qr-panel.js';

interface PaymentCodeProps {
  readonly payment: Payment;
  /** Its time is over: the code dims. */
  readonly over: boolean;
}

/** What an order is paid with. Nothing of it stands in an address of ours (pages §8). */
export function PaymentCode({ payment, over }: PaymentCodeProps) {
  switch (payment.kind) {
    case 'wechat-code':
      return (
        <QrPanel code={<QrCode text={payment.text} name={says.PAY_CODE} />} words={says.SCAN_WITH_WECHAT} done={over} />
      );
    case 'pay-page':
      return (
        <QrPanel
          code={<QrCode text={payment.url} name={says.PAY_CODE} />}
          words={says.SCAN_TO_PAY}
          done={over}
          aside={<OpenHere url={payment.url} />}
        />
      );
    case 'hand':
      return (
        <div className="payment__hand">
          <h3 className="payment__hand-heading">{says.HAND_PAYMENT}</h3>
          {payment.html.trim() === '' ? (
            <p className="payment__hand-words">{says.NO_TRANSFER_TEXT}</p>
          ) : (
            <RichText html={payment.html} topLevel={4} />
          )}
        </div>
      );
    case 'alipay':
      return <p className="payment__hand payment__hand-words">{says.WAITING_FOR_ALIPAY}</p>;
  }
}

/** A phone cannot scan itself: it opens the page that the code leads to. */
function OpenHere({ url }: { readonly url: string }) {
  const target = linkTarget({ url, opensNewWindow: true });
  if (!isPhone(useService(RUNTIME_SETTINGS).userAgent) || target.kind !== 'outside') return undefined;
  return (
    <a className="btn btn-primary" href={target.href} target="_blank" rel="noopener noreferrer">
      {says.OPEN_PAY_PAGE}
    </a>
  );
}

import { TIME } from '../../src/domain/ports/time.js';
import { yuan } from '../../src/domain/text/quantities.js';
import { useBehavior, useService } from '../../src/ui/shared/hooks/services.js';
import * as strings from '../strings.js';
import { ControlButton, Section } from './controls.js';
import { useReport } from './copy-and-fill.js';
import { useCourseSite } from './use-course-site.js';

export const LATER_MS = 10_000;

/** Simulates the payment provider and the server: decides the result of the newest unpaid order. */
export function PaymentSection() {
  const { controls } = useCourseSite();
  const time = useService(TIME);
  const report = useReport();
  const newest = useBehavior(controls.orders.all$).all.findLast(({ order }) => order.isPayable);
  if (!newest) return <Section title={strings.PAYMENT} hint={strings.NO_PAYMENT_YET} />;

  const { orderNo, products } = newest.order;
  const actions: readonly (readonly [title: string, message: string, action: () => void])[] = [
    [
      strings.PAY_NOW,
      strings.PAYMENT_DONE,
      () => {
        controls.orders.complete(orderNo);
      },
    ],
    [
      strings.PAY_LATER,
      strings.PAYMENT_COMES_LATER,
      // The timer continues after the panel is closed.
      () =>
        time.schedule(() => {
          controls.orders.complete(orderNo);
        }, LATER_MS),
    ],
    [
      strings.PAY_REFUSED,
      strings.PAYMENT_REFUSED,
      () => {
        controls.orders.refuse(orderNo);
      },
    ],
    [
      strings.CANCEL_ORDER,
      strings.ORDER_CANCELLED,
      () => {
        controls.orders.cancel(orderNo);
      },
    ],
    [
      strings.TIME_OUT_ORDER,
      strings.ORDER_TIMED_OUT,
      () => {
        controls.orders.expire(orderNo);
      },
    ],
  ];
  return (
    <Section title={strings.PAYMENT} hint={strings.PAYMENT_PENDING}>
      <p className="controls__what">{strings.paymentOf(products[0]?.name ?? '', yuan(newest.dueYuan), orderNo)}</p>
      <div className="controls__row">
        {actions.map(([title, message, action]) => (
          <ControlButton
            key={title}
            onPress={() => {
              action();
              report(message);
            }}
          >
            {title}
          </ControlButton>
        ))}
      </div>
    </Section>
  );
}

import { useState } from 'react';

import { Refusal } from '../../src/adapters/memory/server/refusal.js';
import { NAVIGATOR } from '../../src/domain/ports/navigator.js';
import { VISIT_STORE } from '../../src/domain/ports/visit-store.js';
import { useService } from '../../src/ui/shared/hooks/services.js';
import { ControlButton } from '../panel/controls.js';
import { useCourseSite } from '../panel/use-course-site.js';
import * as strings from '../strings.js';

/**
 * Replaces Alipay's payment page: the visitor chooses how the payment ends (docs/api/orders.md#alipay-redirect).
 */
export function AlipayPage() {
  const { controls, pages } = useCourseSite();
  const navigator = useService(NAVIGATOR);
  const store = useService(VISIT_STORE);
  const [refusal, setRefusal] = useState<string>();

  const pay = (arrival: 'now' | 'later'): void => {
    const query = new URLSearchParams(navigator.location$.value.query);
    const orderNo = query.get('order_id') ?? '';
    try {
      const back = pages.orders.payByAlipay(store.read('token'), orderNo, query.get('redirect') ?? '');
      if (arrival === 'now') controls.orders.complete(orderNo);
      navigator.leave(back);
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      // A real server would respond with this envelope, and the browser would display it as text.
      setRefusal(JSON.stringify({ code: thrown.code, message: thrown.message, data: [] }));
    }
  };

  return (
    <main className="outside-page">
      <h1 className="outside-page__title">{strings.ALIPAY_PAGE}</h1>
      <p>{strings.ALIPAY_PAGE_INTRO}</p>
      <div className="controls__row">
        <ControlButton
          onPress={() => {
            pay('now');
          }}
        >
          {strings.ALIPAY_PAYS}
        </ControlButton>
        <ControlButton
          onPress={() => {
            pay('later');
          }}
        >
          {strings.ALIPAY_PAYS_LATER}
        </ControlButton>
        <ControlButton
          onPress={() => {
            navigator.travel(-1);
          }}
        >
          {strings.ALIPAY_BACK}
        </ControlButton>
      </div>
      <p role="status">{refusal === undefined ? '' : strings.SERVER_ANSWERS + refusal}</p>
    </main>
  );
}

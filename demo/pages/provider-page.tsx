import { useState } from 'react';

import { Refusal } from '../../src/adapters/memory/server/refusal.js';
import type { ProviderVisit } from '../../src/adapters/memory/server/orders/payments.js';
import { PAGE_NAVIGATOR } from '../../src/domain/ports/navigator.js';
import { TIME } from '../../src/domain/ports/time.js';
import { VISIT_STORE } from '../../src/domain/ports/visit-store.js';
import { useService } from '../../src/ui/shared/hooks/services.js';
import { ControlButton } from '../panel/controls.js';
import { LATER_MS } from '../panel/payment.js';
import { useCourseSite } from '../panel/use-course-site.js';
import * as strings from '../strings.js';

/**
 * Replaces the page of a provider: Alipay's, the one with WeChat's sheet, and the payment page of generation 2
 * (docs/api/orders.md#redirect-to-pay). The payment begins when the page opens, and the visitor chooses how it ends.
 */
export function ProviderPage({ isPayPage }: { readonly isPayPage: boolean }) {
  const { controls, pages } = useCourseSite();
  const navigator = useService(PAGE_NAVIGATOR);
  const time = useService(TIME);
  const store = useService(VISIT_STORE);
  const [begun] = useState((): ProviderVisit | string => {
    const query = Object.fromEntries(new URLSearchParams(navigator.location$.value.query));
    try {
      return isPayPage ? pages.payments.payPage(query) : pages.payments.payByRedirect(store.read('token'), query);
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      // A real server would respond with this envelope, and the browser would display it as text.
      return JSON.stringify({ code: thrown.code, message: thrown.message, data: [] });
    }
  });
  if (typeof begun === 'string') return <p role="status">{strings.SERVER_ANSWERS + begun}</p>;

  const { method, orderNo, success, failure } = begun;
  const results: readonly (readonly [title: string, act: () => void])[] = [
    [
      strings.PROVIDER_PAYS,
      () => {
        controls.orders.complete(orderNo);
        navigator.leave(success);
      },
    ],
    [
      strings.PROVIDER_PAYS_LATER,
      () => {
        navigator.leave(success);
      },
    ],
    [
      strings.PROVIDER_PAYS_ELSEWHERE,
      () =>
        time.schedule(() => {
          controls.orders.complete(orderNo);
        }, LATER_MS),
    ],
    ...(failure === ''
      ? []
      : ([
          [
            strings.PROVIDER_REFUSES,
            () => {
              navigator.leave(failure);
            },
          ],
        ] as const)),
    [
      strings.PROVIDER_BACK,
      () => {
        navigator.travel(-1);
      },
    ],
  ];
  return (
    <main className="outside-page">
      <h1 className="outside-page__title">{strings.PROVIDER_PAGES[method]}</h1>
      <p>{strings.PROVIDER_INTRO}</p>
      <div className="controls__row">
        {results.map(([title, act]) => (
          <ControlButton key={title} onPress={act}>
            {title}
          </ControlButton>
        ))}
      </div>
    </main>
  );
}

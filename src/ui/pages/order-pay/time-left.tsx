import { useObservableState } from 'observable-hooks';
import { useMemo } from 'react';

import { TIME } from '../../../domain/ports/browser/time.port.js';
import { remainingMs, secondsLeft } from '../../../domain/kernel/remaining-time.js';
import { PAY_WITHIN_MS } from '../../../domain/limits.js';
import { payWithin } from '../../../domain/orders/words.js';
import { duration } from '../../../domain/text/quantities.js';
import { useService } from '../../hooks/services.js';

/** How long an order can still be paid. Not read out: a number a second would drown the rest. */
export function TimeLeft({ endsAt }: { readonly endsAt: number }) {
  const time = useService(TIME);
  const seconds$ = useMemo(
    () => secondsLeft(() => remainingMs(endsAt, PAY_WITHIN_MS[1], time.now()), time),
    [endsAt, time],
  );
  const seconds = useObservableState(seconds$);
  return <p className="payment__time">{seconds !== undefined && seconds > 0 && payWithin(duration(seconds))}</p>;
}

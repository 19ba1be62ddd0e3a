import { useMemo } from 'react';

import { TIME } from '../../../domain/ports/time.js';
import { SERVER_CLOCK } from '../../../domain/ports/server-clock.js';
import { dateTime, type DayForm, liveRelativeTime } from '../../../domain/time/shown-time.js';
import { useBehavior, useService } from '../hooks/services.js';

interface AgoProps {
  /** Milliseconds since the epoch. */
  readonly instant: number;
  readonly form?: DayForm;
}

/**
 * The age of something as text, updated while it is displayed; the full date on hover (docs/spec/every-page.md#times).
 */
export function Ago({ instant, form = 'day' }: AgoProps) {
  const time = useService(TIME);
  const clock = useService(SERVER_CLOCK);
  const text$ = useMemo(() => liveRelativeTime(instant, clock, time, form), [instant, clock, time, form]);
  const text = useBehavior(text$);
  return (
    <time dateTime={new Date(instant).toISOString()} title={dateTime(instant)}>
      {text}
    </time>
  );
}

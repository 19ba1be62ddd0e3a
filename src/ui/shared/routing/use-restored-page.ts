import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { SCROLL_POSITIONS } from '../../../application/site/scroll-positions.js';
import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { PRESENCE } from '../../../domain/ports/presence.js';
import { subscribed } from '../hooks/effects.js';
import { useService } from '../hooks/services.js';

/** What a page from the back/forward cache needs before the browser paints it. */
export function useRestoredPage(): void {
  const { restored$ } = useService(PRESENCE);
  const { location$ } = useService(PAGE_NAVIGATOR);
  const positions = useService(SCROLL_POSITIONS);
  const [, setRestored] = useState<unknown>();

  useEffect(
    () =>
      subscribed(restored$, () => {
        // Also renders what waits: a member who has signed out in another tab must not be visible (docs/spec/session.md#other-tabs).
        flushSync(() => {
          setRestored({});
        });
        // WebKit shows the page at its top, because the site restores scroll positions itself.
        window.scrollTo({ top: positions.of(location$.value.key) ?? 0, behavior: 'instant' });
      }),
    [restored$, location$, positions],
  );
}

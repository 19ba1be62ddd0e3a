import { useState } from 'react';
import { Subject } from 'rxjs';

import type { Home } from '../../../application/home/home.js';
import { HOME_PENDING, type HomeView } from '../../../domain/home/home-view.js';
import { useRefreshable } from '../../hooks/use-refreshable.js';

interface HomeRetry {
  readonly content: () => void;
  readonly announcement: () => void;
  readonly learned: () => void;
}

/** What is drawn of home, and the ways to ask for a part of it again. */
export function useHomeView(home: Home): readonly [view: HomeView, retry: HomeRetry] {
  const [retries] = useState(() => ({
    content$: new Subject<void>(),
    announcement$: new Subject<void>(),
    learned$: new Subject<void>(),
  }));
  const [view] = useRefreshable(() => home.watch(retries), HOME_PENDING);
  return [
    view,
    {
      content: () => {
        retries.content$.next();
      },
      announcement: () => {
        retries.announcement$.next();
      },
      learned: () => {
        retries.learned$.next();
      },
    },
  ];
}

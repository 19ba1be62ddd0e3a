import { type ComponentType, useEffect, useState } from 'react';
import { from } from 'rxjs';

import { NAVIGATOR, PRESENCE, VISIT_STORE } from '../../application/tokens.js';
import type { RouteName } from '../../domain/access/routes.js';
import { useService } from '../hooks/services.js';
import type { PageLoader } from './page-loader.js';
import { ChunkReloadGuard } from './chunk-reload-guard.js';

type PageState =
  { readonly kind: 'loading' } | { readonly kind: 'ready'; readonly Page: ComponentType } | { readonly kind: 'failed' };

/**
 * Fetches a page for as long as its view is there. A page that does not come while the network is there is most
 * likely one that a deployment took away (lesson 5): the document is loaded anew, once a tab and page. After
 * that, and without a network, it is for the visitor to try again.
 */
export function usePage(name: RouteName, shelf: PageLoader): { readonly state: PageState; readonly retry: () => void } {
  const navigator = useService(NAVIGATOR);
  const presence = useService(PRESENCE);
  const store = useService(VISIT_STORE);
  const [state, setState] = useState<PageState>(() => {
    const Page = shelf.take(name);
    return Page === undefined ? { kind: 'loading' } : { kind: 'ready', Page };
  });

  useEffect(() => {
    if (state.kind !== 'loading') return;
    const marks = new ChunkReloadGuard(store);
    const fetching = from(shelf.fetch(name)).subscribe({
      next: (Page) => {
        marks.clear(name);
        setState({ kind: 'ready', Page });
      },
      error: () => {
        if (presence.isOnline() && marks.set(name)) navigator.reload();
        else setState({ kind: 'failed' });
      },
    });
    return () => {
      fetching.unsubscribe();
    };
  }, [name, navigator, presence, shelf, state, store]);

  return {
    state,
    retry: () => {
      setState({ kind: 'loading' });
    },
  };
}

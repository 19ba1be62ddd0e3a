import type { Subscription } from 'rxjs';

import { catalogueServices } from '../src/composition/offline.js';
import { startSite } from '../src/start/site.js';
import { PAGES } from '../src/ui/pages.js';
import type { CatalogueState } from './catalogue/catalogue-state.js';
import { readStateRequest } from './catalogue/state-request.js';
import { showBook } from './catalogue/book/show-book.js';
import { reachState } from './catalogue/reach-state.js';
import {
  catalogueEnvironment,
  pristineDocument,
  treatPageAsVisible,
} from './catalogue/environment/catalogue-environment.js';
import { faultyPages, withCodeFault } from './catalogue/environment/code-faults.js';

declare global {
  interface Window {
    /** Replaces the state by another one in the same document. The checks of the states use it. */
    showState?: (query: string) => void;
  }
}

function show(state: CatalogueState): Subscription {
  const environment = catalogueEnvironment(state);
  const { resolve } = catalogueServices(environment, environment.site, (fetch) =>
    withCodeFault(fetch, state.code?.services),
  );
  const shown = startSite(resolve, faultyPages(PAGES, state.code?.pages));
  const { site, time, presence } = environment;
  void reachState(state, { resolve, controls: site.controls, time, presence });
  return shown;
}

const request = readStateRequest(window.location.search);
if (request.kind === 'one') {
  treatPageAsVisible(window);
  const restore = pristineDocument();
  let site = show(request.state);
  window.showState = (query) => {
    site.unsubscribe();
    restore();
    const next = readStateRequest(query);
    if (next.kind === 'one') site = show(next.state);
  };
} else showBook();

import { catalogueServices } from '../src/composition/offline.js';
import { startSite } from '../src/start-site.js';
import { PAGES } from '../src/ui/pages/page-table.js';
import { readStateRequest } from './catalogue/state-request.js';
import { showBook } from './catalogue/book/show-book.js';
import { reachState } from './catalogue/reach-state.js';
import { catalogueWorld } from './catalogue/world/catalogue-world.js';
import { faultyPages } from './catalogue/world/troubled-pages.js';
import { withCodeFault } from './catalogue/world/troubled.js';
import { treatPageAsVisible } from './catalogue/world/whole-page.js';

const request = readStateRequest(window.location.search);
if (request.kind === 'one') {
  const { state } = request;
  treatPageAsVisible(window);
  const world = catalogueWorld(state);
  const { resolve } = catalogueServices(world, world.site, (fetch) => withCodeFault(fetch, state.code?.services));
  startSite(resolve, faultyPages(PAGES, state.code?.pages));
  await reachState(state, {
    resolve,
    controls: world.site.controls,
    time: world.time,
  });
} else showBook();

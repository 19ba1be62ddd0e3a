import { catalogueServices } from '../src/composition/offline.js';
import { startSite } from '../src/start-site.js';
import { PAGES } from '../src/ui/pages/page-table.js';
import { askedFor } from './catalogue/asked-state.js';
import { showBook } from './catalogue/book/show-book.js';
import { reachState } from './catalogue/reach-state.js';
import { catalogueWorld } from './catalogue/world/catalogue-world.js';
import { troubledPages } from './catalogue/world/troubled-pages.js';
import { troubled } from './catalogue/world/troubled.js';
import { seeWholePage } from './catalogue/world/whole-page.js';

const asked = askedFor(window.location.search);
if (asked.kind === 'one') {
  const { state } = asked;
  seeWholePage(window);
  const world = catalogueWorld(state);
  const { resolve } = catalogueServices(world, world.site, (fetch) => troubled(fetch, state.code?.services));
  startSite(resolve, troubledPages(PAGES, state.code?.pages));
  await reachState(state, {
    resolve,
    controls: world.site.controls,
    time: world.time,
  });
} else showBook();

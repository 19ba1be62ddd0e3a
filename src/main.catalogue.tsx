import { askedFor } from './catalogue/asked-state.js';
import { showBook } from './catalogue/book/show-book.js';
import { reachState } from './catalogue/reach-state.js';
import { catalogueWorld } from './catalogue/world/catalogue-world.js';
import { troubled } from './catalogue/world/troubled.js';
import { troubledPages } from './catalogue/world/troubled-pages.js';
import { seeWholePage } from './catalogue/world/whole-page.js';
import { catalogueContainer } from './composition/pretend.js';
import { startSite } from './start-site.js';
import { PAGES } from './ui/pages/page-table.js';

const asked = askedFor(window.location.search);
if (asked.kind === 'one') {
  const { state } = asked;
  seeWholePage(window);
  const world = catalogueWorld(state);
  const container = catalogueContainer(world, world.site, (fetch) => troubled(fetch, state.code?.services));
  startSite(container, troubledPages(PAGES, state.code?.pages));
  await reachState(state, {
    resolve: (token) => container.get(token),
    controls: world.site.controls,
    time: world.time,
  });
} else showBook();

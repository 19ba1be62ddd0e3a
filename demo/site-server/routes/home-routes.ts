import { refused } from '../../../src/adapters/memory/server/refusal.js';
import { BAD_PARAMETERS, PAGE_NAME_REQUIRED } from '../../../src/adapters/memory/server/strings.js';
import { ofG1, ofG2, type RouteInput, type Route } from '../route.js';
import { NOTHING } from '../answers/values.js';
import { writeBlocks, writeSliders } from '../answers/write-home.js';

const HOME = 'pc-page-index';

/** Home page (docs/api/home.md#home-blocks): each generation has a different path for the blocks. */
export const ROUTES: readonly Route[] = [
  ofG1.get('/api/v2/viewBlock/page/blocks', 'homeBlocks', (input) => {
    const { platform, page_name: page } = input.query;
    if (!platform || !page) throw refused(BAD_PARAMETERS);
    return platform === 'pc' && page === HOME ? blocks(input) : NOTHING;
  }),
  ofG2.get('/api/v2/decorationPage/blocks', 'homeBlocks', (input) => {
    const { page_name: page } = input.query;
    if (!page) throw refused(PAGE_NAME_REQUIRED);
    return page === HOME ? blocks(input) : NOTHING;
  }),
  ofG1.get('/api/v2/sliders', 'homeBlocks', ({ site, query }) =>
    query.platform === 'PC' ? writeSliders(site.pages.home.slides) : NOTHING,
  ),
];

function blocks({ site, generation }: RouteInput) {
  return writeBlocks(site.pages.home.blocks(), site.pages.home.slides, generation);
}

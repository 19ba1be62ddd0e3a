/** What home requests, and before it the inline script src/boot/early-requests.ts. Imports nothing but types. */
import type { Generation } from '../../../domain/site/generation.js';
import type { Subject } from '../client/request-url.js';

const PAGE_NAME = 'pc-page-index';

export const LATEST_ANNOUNCEMENT = { path: '/api/v2/announcement/latest' };

export const HOME_BLOCKS: Readonly<Record<Generation, Subject>> = {
  1: { path: '/api/v2/viewBlock/page/blocks', query: { platform: 'pc', page_name: PAGE_NAME } },
  2: { path: '/api/v2/decorationPage/blocks', query: { page_name: PAGE_NAME } },
};

/** The first generation has its slides in the configuration, the second among the blocks (API 4). */
export function homeGenerationOf(config: object): Generation {
  return Object.hasOwn(config, 'sliders') ? 1 : 2;
}

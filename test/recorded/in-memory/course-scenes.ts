import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { Scenes } from './scenes.js';
import { fieldOf, type Visit } from './visit.js';

const BLOCKS_G1 = '/api/v2/viewBlock/page/blocks';
const BLOCKS_G2 = '/api/v2/decorationPage/blocks';
const HOME = 'page_name=pc-page-index';
const SLIDERS = '/api/v2/sliders?platform=PC';
const COURSES = '/api/v2/courses';
const CATEGORIES = '/api/v2/course_categories';

/** More links to files than the server allows in an hour (docs/api/courses.md#attachment-link). */
const TOO_MANY_LINKS = 61;

/**
 * Home, courses and search (docs/api/home.md, docs/api/announcements.md, docs/api/courses.md,
 * docs/api/courses.md#attachment-link, docs/api/search.md#search-the-site).
 */
export const scenes: Scenes = {
  'GET /api/v2/viewBlock/page/blocks': async (visit) => {
    await visit.get(BLOCKS_G1);
    await requestBlocks(visit, `${BLOCKS_G1}?platform=pc&${HOME}`);
  },
  'GET /api/v2/decorationPage/blocks': async (visit) => {
    await visit.get(BLOCKS_G2);
    await requestBlocks(visit, `${BLOCKS_G2}?${HOME}`);
  },
  'GET /api/v2/sliders': async (visit) => {
    await visit.get(SLIDERS);
    visit.controls.pages.home.change({ slides: [] });
    await visit.get(SLIDERS);
  },
  'GET /api/v2/courses': async (visit) => {
    await visit.get(COURSES);
    await visit.get(`${COURSES}?page=1&page_size=100`);
    await visit.get(`${COURSES}?page=2&page_size=2`);
    await visit.get(`${COURSES}?page=1&page_size=16&scene=free`);
    await visit.get(`${COURSES}?page=99`);
  },
  'GET /api/v2/course_categories': async (visit) => {
    await visit.get(CATEGORIES);
    visit.controls.pages.catalogue.change({ categories: [] });
    await visit.get(CATEGORIES);
  },
  'GET /api/v2/course/*': async (visit) => {
    const ids = [...visit.site.pages.catalogue.courses.map(({ id }) => id), 9999];
    for (const token of [undefined, ...Object.values(SEEDED).map((mobile) => visit.controls.signIn(mobile))]) {
      for (const id of ids) await visit.get(`/api/v2/course/${String(id)}`, token);
    }
  },
  'GET /api/v2/course/*/like': async (visit) => {
    const token = visit.controls.signIn(SEEDED.ordinary);
    await visit.get('/api/v2/course/1/like', token);
    await visit.get('/api/v2/course/1/like', token);
  },
  'GET /api/v3/course/*/attach/*': async (visit) => {
    const token = visit.controls.signIn(SEEDED.ordinary);
    await visit.get('/api/v3/course/3/attach/31', token);
    for (let turn = 0; turn < TOO_MANY_LINKS; turn += 1) await visit.get('/api/v3/course/2/attach/21', token);
  },
  'GET /api/v3/course/attach-download': async (visit) => {
    const token = visit.controls.signIn(SEEDED.ordinary);
    const link = new URL(fieldOf(await visit.get('/api/v3/course/2/attach/21', token), 'download_url'));
    visit.controls.setUp({ filesLost: true });
    await visit.get(link.pathname + link.search);
  },
  'GET /api/v3/search': async (visit) => {
    await visit.get('/api/v3/search?');
    await visit.get('/api/v3/search?keywords=%E8%AF%BE&page=1&size=50&type=');
    await visit.get('/api/v3/search?keywords=%E8%AF%BE&page=1');
    visit.controls.setUp({ search: false });
    await visit.get('/api/v3/search?keywords=%E8%AF%BE&page=1&size=10&type=0');
  },
};

async function requestBlocks(visit: Visit, path: string): Promise<void> {
  await visit.get(path);
  // The server has an internal error where a block lacks its configuration.
  visit.controls.fail('homeBlocks', FAULTS.wrong, 1);
  await visit.get(path);
  visit.controls.pages.catalogue.change({ categories: [] });
  await visit.get(path);
  visit.controls.pages.home.change({ blocks: [], slides: [] });
  await visit.get(path);
}

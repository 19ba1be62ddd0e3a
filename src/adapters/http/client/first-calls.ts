/**
 * The calls that a page sends first, one description per route. The gateways send them; the inline script
 * src/boot/early-requests.ts sends them even earlier and reads the table. Part of that script: imports rules of addresses and types only.
 */
import { idInPath } from '../../../domain/access/ids.js';
import { ID, PAGE, queryWord } from '../../../domain/access/page-query.js';
import { matchesPattern } from '../../../domain/access/paths.js';
import { KEYWORDS } from '../../../domain/search/keywords.js';
import { LEARNED_COURSES_FETCHED, SEARCH_RESULTS_A_PAGE } from '../../../domain/site/limits.js';
import type { Generation } from '../../../domain/site/system-config.js';
import {
  announcementCall,
  courseCall,
  HOME_BLOCKS,
  LATEST_ANNOUNCEMENT,
  LEARNED_COURSES,
  lessonCall,
  playSourcesCall,
  searchCall,
} from './page-calls.js';
import type { UrlParts } from './request-url.js';

export const CONFIG = { path: '/api/v2/other/config' };
export const NAVS = { path: '/api/v2/navs' };
export const MEMBER = { path: '/api/v2/member/detail' };

/**
 * The first generation has its slides in the configuration, the second among the blocks
 * (docs/api/README.md#detecting-the-generation).
 */
export function homeGenerationOf(config: object): Generation {
  return Object.hasOwn(config, 'sliders') ? 1 : 2;
}

/** A call, and what its answer makes necessary before the page is rendered. `data` is not decoded: an absent image is `undefined`. */
export interface FirstCall {
  readonly call: UrlParts;
  /** The images of the first screen. */
  readonly images?: (data: object) => readonly unknown[];
  /** What decides which code is loaded: `text` may have formulas or code samples, `sources` may be streams. */
  readonly shows?: 'text' | 'sources';
  readonly next?: (data: object) => readonly FirstCall[];
}

/** A location of the site, as the browser has it. */
type Address = Pick<Location, 'pathname' | 'search'>;

/** By route pattern (src/domain/access/routes.ts, whose titles would make the script longer). */
const BY_ROUTE: Readonly<Record<string, (address: Address, isMember: boolean) => readonly FirstCall[]>> = {
  '/': (_address, isMember) =>
    isMember ? [{ call: { ...LEARNED_COURSES, query: { page: 1, size: LEARNED_COURSES_FETCHED } } }] : [],
  '/courses/detail/:courseId': ({ pathname }) => {
    const id = idInPath(pathname);
    return id === undefined ? [] : [{ call: courseCall(id), images: coverOfCourse, shows: 'text' }];
  },
  '/courses/video/:courseId': ({ pathname }, isMember) => {
    const id = idInPath(pathname);
    if (id === undefined || !isMember) return [];
    // Addresses of a video are requested only for a member who may watch it (docs/spec/lesson.md#requests-ahead).
    const sources: FirstCall = { call: playSourcesCall(id), shows: 'sources' };
    return [{ call: lessonCall(id), next: (lesson) => (isPlayable(lesson) ? [sources] : []) }];
  },
  '/announcement': ({ search }) => {
    const id = ID.read(search);
    return [{ call: id === undefined ? LATEST_ANNOUNCEMENT : announcementCall(id), shows: 'text' }];
  },
  '/search': ({ search }) => {
    const keywords = KEYWORDS.read(search);
    if (keywords === '') return [];
    const request = { keywords, type: queryWord(search, 'type'), page: PAGE.read(search), size: SEARCH_RESULTS_A_PAGE };
    return [{ call: searchCall(request) }];
  },
};

/** Everything that is requested before the site runs, in this order. */
export function firstCalls(address: Address, isMember: boolean): readonly [config: FirstCall, ...others: FirstCall[]] {
  const route = Object.keys(BY_ROUTE).find((pattern) => matchesPattern(pattern, address.pathname));
  const config: FirstCall =
    route === '/' ? { call: CONFIG, images: imagesOfConfig, next: homeCalls } : { call: CONFIG };
  const member = isMember ? [{ call: MEMBER }] : [];
  return [config, { call: NAVS }, ...member, ...(BY_ROUTE[route ?? '']?.(address, isMember) ?? [])];
}

/** The server's generation determines the call for the blocks of home. */
function homeCalls(config: object): readonly FirstCall[] {
  return [{ call: LATEST_ANNOUNCEMENT }, { call: HOME_BLOCKS[homeGenerationOf(config)], images: imagesOfBlocks }];
}

/** The number of courses that the first screen shows, on a phone and on a desktop. */
const FIRST_COURSES = 4;

function imagesOfConfig(config: object): readonly unknown[] {
  return [at(config, 'logo', 'logo'), at(config, 'sliders', 0, 'thumb')];
}

/** The first slide and the covers of the first courses. */
function imagesOfBlocks(blocks: object): readonly unknown[] {
  const configsOf = (sign: string) =>
    Array.isArray(blocks)
      ? blocks.filter((block) => at(block, 'sign') === sign).map((block) => at(block, 'config_render'))
      : [];
  const courses = configsOf('pc-vod-v1').flatMap((config) => at(config, 'items'));
  return [
    ...configsOf('pc-slider').map((slides) => at(slides, 0, 'src')),
    ...courses.slice(0, FIRST_COURSES).map((course) => at(course, 'thumb')),
  ];
}

function coverOfCourse(data: object): readonly unknown[] {
  return [at(data, 'course', 'thumb')];
}

/** Whether the answer of `lessonCall` promises an answer of `playSourcesCall`: the member may watch, or a preview. */
function isPlayable(lesson: object): boolean {
  return at(lesson, 'is_watch') === true || Number(at(lesson, 'video', 'free_seconds')) > 0;
}

function at(json: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce((value, key) => Reflect.get(Object(value) as object, key), json);
}

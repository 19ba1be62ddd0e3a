/**
 * The calls that a page sends first, one description per route. The gateways send them; the inline script
 * src/boot/early-requests.ts sends them even earlier and reads the table. Part of that script: imports rules of addresses and types only.
 */
import { idInPath } from '../../../domain/access/ids.js';
import { ID, PAGE, queryWord } from '../../../domain/access/page-query.js';
import { matchesPattern } from '../../../domain/access/paths.js';
import { KEYWORDS } from '../../../domain/search/keywords.js';
import { COVERS_ON_FIRST_SCREEN } from '../../../domain/courses/limits.js';
import { LEARNED_COURSES_FETCHED } from '../../../domain/home/limits.js';
import { SEARCH_RESULTS_A_PAGE } from '../../../domain/search/limits.js';
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
} from './shared-calls.js';
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

/** The images of the first screen. The largest one is requested first and alone; an absent one is `undefined`. */
export interface FirstImages {
  readonly largest?: unknown;
  /** The app shell shows the largest one before the site runs. */
  readonly isInShell?: boolean;
  readonly others?: readonly unknown[];
}

/** A call, and what its answer makes necessary before the page is rendered. `data` is not decoded. */
export interface FirstCall {
  readonly call: UrlParts;
  readonly images?: (data: object) => FirstImages;
  /** What decides which code is loaded: `text` may have formulas or code samples, `sources` may be streams. */
  readonly shows?: 'text' | 'sources';
  readonly next?: (data: object) => readonly FirstCall[];
}

/** A location of the site, as the browser has it. */
type Address = Pick<Location, 'pathname' | 'search'>;

/** What is known before any answer. */
interface Visitor {
  readonly isMember: boolean;
  /** Of the server, at the last visit. */
  readonly generation: Generation | undefined;
}

/** By route pattern (src/domain/access/routes.ts, whose titles would make the script longer). */
const BY_ROUTE: Readonly<Record<string, (address: Address, visitor: Visitor) => readonly FirstCall[]>> = {
  '/': (_address, { isMember, generation }) => [
    // Where the generation is not known, both are asked: a wrong one answers a line, and the blocks wait for nothing.
    ...generationsToAsk(generation).map(blocksOf),
    { call: LATEST_ANNOUNCEMENT },
    ...(isMember ? [{ call: { ...LEARNED_COURSES, query: { page: 1, size: LEARNED_COURSES_FETCHED } } }] : []),
  ],
  '/courses/detail/:courseId': ({ pathname }) => {
    const id = idInPath(pathname);
    return id === undefined ? [] : [{ call: courseCall(id), images: coverOf, shows: 'text' }];
  },
  '/courses/video/:courseId': ({ pathname }, { isMember }) => {
    const id = idInPath(pathname);
    if (id === undefined || !isMember) return [];
    // Addresses of a video are requested only for a member who may watch it (docs/spec/lesson.md#requests-ahead).
    const sources: FirstCall = { call: playSourcesCall(id), shows: 'sources' };
    return [{ call: lessonCall(id), images: coverOf, next: (lesson) => (isPlayable(lesson) ? [sources] : []) }];
  },
  '/announcement': ({ search }) => {
    const id = ID.read(search);
    const call = id === undefined ? LATEST_ANNOUNCEMENT : announcementCall(id);
    return [{ call, images: pictureOfAnnouncement, shows: 'text' }];
  },
  '/search': ({ search }) => {
    const keywords = KEYWORDS.read(search);
    if (keywords === '') return [];
    const request = { keywords, type: queryWord(search, 'type'), page: PAGE.read(search), size: SEARCH_RESULTS_A_PAGE };
    return [{ call: searchCall(request) }];
  },
};

/** Everything that is requested before the site runs, in this order. */
export function firstCalls(address: Address, visitor: Visitor): readonly [config: FirstCall, ...others: FirstCall[]] {
  const route = Object.keys(BY_ROUTE).find((pattern) => matchesPattern(pattern, address.pathname));
  const config: FirstCall =
    route === '/'
      ? { call: CONFIG, images: imagesOfConfig, next: (data) => blocksNotAsked(data, visitor) }
      : { call: CONFIG };
  const member = visitor.isMember ? [{ call: MEMBER }] : [];
  return [config, { call: NAVS }, ...member, ...(BY_ROUTE[route ?? '']?.(address, visitor) ?? [])];
}

function generationsToAsk(known: Generation | undefined): readonly Generation[] {
  return known === undefined ? [1, 2] : [known];
}

function blocksOf(generation: Generation): FirstCall {
  return { call: HOME_BLOCKS[generation], images: imagesOfBlocks };
}

/** The server has changed since the last visit. */
function blocksNotAsked(config: object, { generation }: Visitor): readonly FirstCall[] {
  const present = homeGenerationOf(config);
  return generationsToAsk(generation).includes(present) ? [] : [blocksOf(present)];
}

function imagesOfConfig(config: object): FirstImages {
  return { largest: at(config, 'sliders', 0, 'thumb'), isInShell: true, others: [at(config, 'logo', 'logo')] };
}

/** The first slide and the covers of the first courses. */
function imagesOfBlocks(blocks: object): FirstImages {
  const configsOf = (sign: string) =>
    Array.isArray(blocks)
      ? blocks.filter((block) => at(block, 'sign') === sign).map((block) => at(block, 'config_render'))
      : [];
  const courses = configsOf('pc-vod-v1').flatMap((config) => at(config, 'items'));
  return {
    largest: at(configsOf('pc-slider'), 0, 0, 'src'),
    isInShell: true,
    others: courses.slice(0, COVERS_ON_FIRST_SCREEN).map((course) => at(course, 'thumb')),
  };
}

/** Of a course, and of a lesson, whose video shows it until it plays. */
function coverOf(data: object): FirstImages {
  return { largest: at(data, 'course', 'thumb') };
}

function pictureOfAnnouncement(data: object): FirstImages {
  const [, source] = /<img\b[^>]*?\ssrc="(https:[^"&]+)"/i.exec(String(at(data, 'announcement'))) ?? [];
  return { largest: source };
}

/** Whether the answer of `lessonCall` promises an answer of `playSourcesCall`: the member may watch, or a preview. */
function isPlayable(lesson: object): boolean {
  return at(lesson, 'is_watch') === true || Number(at(lesson, 'video', 'free_seconds')) > 0;
}

function at(json: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce((value, key) => Reflect.get(Object(value) as object, key), json);
}

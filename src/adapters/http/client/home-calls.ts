/**
 * The calls of home, which the inline script src/boot/early-requests.ts sends even earlier. Imports nothing but types.
 */
import type { Generation } from '../../../domain/site/system-config.js';
import type { UrlParts } from './request-url.js';

const PAGE_NAME = 'pc-page-index';

export const LATEST_ANNOUNCEMENT = { path: '/api/v2/announcement/latest' };

/** The courses that a member has begun, for the study center as well. */
export const LEARNED_COURSES = { path: '/api/v3/member/courses/learned' };

export const HOME_BLOCKS: Readonly<Record<Generation, UrlParts>> = {
  1: { path: '/api/v2/viewBlock/page/blocks', query: { platform: 'pc', page_name: PAGE_NAME } },
  2: { path: '/api/v2/decorationPage/blocks', query: { page_name: PAGE_NAME } },
};

/** The number of courses that the first screen shows, on a phone and on a desktop. */
const FIRST_COURSES = 4;

/**
 * The images on the first screen of home that the configuration names. Decodes nothing: an absent image is `undefined`.
 */
export function imagesOfConfig(config: unknown): readonly unknown[] {
  return [at(config, 'logo', 'logo'), at(config, 'sliders', 0, 'thumb')];
}

/** The images on the first screen of home that its blocks name: the first slide and the covers of the first courses. */
export function imagesOfBlocks(blocks: unknown): readonly unknown[] {
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

function at(json: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce((value, key) => Reflect.get(Object(value) as object, key), json);
}

/**
 * The first generation has its slides in the configuration, the second among the blocks
 * (docs/api/README.md#detecting-the-generation).
 */
export function homeGenerationOf(config: object): Generation {
  return Object.hasOwn(config, 'sliders') ? 1 : 2;
}

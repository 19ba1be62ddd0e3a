import type { ShownBlock, ShownItem, SlideRecord } from '../../../src/adapters/memory/server/home.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import { flag, isoDate, localDate, NOTHING, WRITTEN_AT } from './values.js';

const PAGE = { platform: 'pc', page: 'pc-page-index' } as const;

/** `GET v2/sliders` (docs/api/home.md#slides): without ids. */
export function writeSliders(slides: readonly SlideRecord[]) {
  return slides.map(({ image, link }, index) => ({ thumb: image, sort: index, url: link, platform: 'PC' }));
}

/** `sliders` of the configuration in generation 1 (docs/api/site.md#configuration): complete rows. */
export function writeConfigSliders(slides: readonly SlideRecord[]) {
  return slides.map(({ image, link }, index) => ({
    id: index + 1,
    thumb: image,
    sort: index,
    url: link,
    created_at: WRITTEN_AT,
    updated_at: WRITTEN_AT,
    deleted_at: null,
    platform: 'PC',
  }));
}

/** The blocks of the home page (docs/api/home.md#home-blocks). In generation 2 the slides are one of them. */
export function writeBlocks(blocks: readonly ShownBlock[], slides: readonly SlideRecord[], generation: Generation) {
  if (generation === 1) return blocks.map((block, index) => writeBlock(block, index, {}));
  const written = blocks.map((block, index) => writeBlock(block, index, { decoration_page_id: 1 }));
  if (slides.length === 0) return written;
  // The owner's editor stores "no link" as an empty text or as null.
  const shown = slides.map(({ image, link }, index) => ({
    src: image,
    href: link === '' && index > 0 ? null : link,
  }));
  const id = Math.max(0, ...blocks.map((block) => block.id)) + 1;
  return [row(id, 'pc-slider', -1, shown, shown, { decoration_page_id: 1 }), ...written];
}

function writeBlock(block: ShownBlock, sort: number, more: object) {
  switch (block.kind) {
    case 'courses': {
      const { id, title, items = [], courses } = block;
      const chosen = { title, items: items.map(({ courseId }) => ({ id: courseId })) };
      return row(id, 'pc-vod-v1', sort, chosen, { title, items: courses.map(writeItem) }, more);
    }
    case 'html':
      return row(block.id, 'code', sort, { html: block.html }, { html: block.html }, more);
    case 'unknown':
      return row(block.id, block.sign, sort, undefined, NOTHING, more);
  }
}

function row(id: number, sign: string, sort: number, config: unknown, rendered: unknown, more: object) {
  return {
    id,
    ...PAGE,
    ...more,
    sign,
    sort,
    config: config === undefined ? null : JSON.stringify(config),
    config_render: rendered,
  };
}

function writeItem({ course, categoryName, withoutId }: ShownItem) {
  return {
    ...(!withoutId && { id: course.id }),
    title: course.title,
    thumb: course.cover,
    charge: course.priceYuan,
    user_count: course.students,
    short_description: course.shortDescription,
    published_at: localDate(course.publishedAtMs),
    category_id: course.categoryId,
    is_rec: flag(course.isRecommended),
    is_free: flag(course.isFree),
    created_at: isoDate(course.publishedAtMs),
    category: categoryName === undefined ? null : { id: course.categoryId, name: categoryName },
  };
}

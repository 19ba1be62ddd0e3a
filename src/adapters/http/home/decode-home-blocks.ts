import type { HomeBlock, HomeContent, HomeCourse } from '../../../domain/home/home-content.js';
import type { Slide } from '../../../domain/home/slide.js';
import { decodeEach, withUniqueIds } from '../client/decode-list.js';
import {
  asInstant,
  asList,
  asRecord,
  asText,
  integer,
  type JsonRecord,
  nonEmptyText,
  required,
} from '../client/json-readers.js';
import type { ResolvePicture } from '../client/resolve-picture.js';
import { decodeCourseCard } from '../courses/decode-course-card.js';

/** The blocks of home (pages API 3.1), and the slides among them. What nobody here knows how to show is left out. */
export function decodeHomeBlocks(data: unknown, picture: ResolvePicture): HomeContent {
  const entries = required(asList(data), 'homeBlocks');
  const blocks = decodeEach(entries, (entry, position) => blocksOf(entry, position, picture)).flat();
  const slides = decodeEach(entries, (entry) =>
    entry['sign'] === 'pc-slider' ? decodeSlides(entry['config_render'], picture) : [],
  );
  return { slides: slides.flat(), blocks: withUniqueIds(blocks) };
}

function blocksOf(entry: JsonRecord, position: number, picture: ResolvePicture): readonly HomeBlock[] {
  const id = integer(entry['id']) ?? position;
  const config = asRecord(entry['config_render']) ?? {};
  switch (entry['sign']) {
    case 'pc-vod-v1': {
      const courses = decodeEach(asList(config['items']) ?? [], (item) => decodeCourse(item, picture));
      return [{ kind: 'courses', id, title: asText(config['title']) ?? '', courses }];
    }
    case 'code': {
      const html = nonEmptyText(config['html']);
      return html === undefined ? [] : [{ kind: 'html', id, html }];
    }
    default:
      return [];
  }
}

function decodeCourse(item: JsonRecord, picture: ResolvePicture): HomeCourse {
  return { ...decodeCourseCard(item, picture), publishedAt: asInstant(item['published_at']) };
}

/** One without a picture is none. */
function decodeSlides(slides: unknown, picture: ResolvePicture): readonly Slide[] {
  return decodeEach(asList(slides) ?? [], (slide) => {
    const link = nonEmptyText(slide['href']);
    return {
      picture: picture(required(nonEmptyText(slide['src']), 'slide.src')),
      ...(link !== undefined && { link }),
    };
  });
}

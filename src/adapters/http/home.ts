import { map, type Observable } from 'rxjs';

import type { HomeBlock, HomeContent, HomeCourse, Slide } from '../../domain/home/home.js';
import type { HomeGateway } from '../../domain/ports/home-gateway.js';
import type { CurrentSite } from '../../domain/site/current-site.js';
import type { ByGeneration, Generations } from './client/generations.js';
import type { HttpClient } from './client/http-client.js';
import {
  asInstant,
  asList,
  asRecord,
  asText,
  decodeEach,
  integer,
  type JsonRecord,
  nonEmptyText,
  required,
  withUniqueIds,
} from './client/json-readers.js';
import type { ResolveImage } from './client/known-server.js';
import { decodeCourseCard } from './courses/course-card.js';
import { HOME_BLOCKS } from './client/first-calls.js';

/** The blocks of home (docs/api/home.md#home-blocks) and their slides. Blocks of an unknown kind are left out. */
function decodeHomeBlocks(data: unknown, image: ResolveImage): HomeContent {
  const entries = required(asList(data), 'homeBlocks');
  const blocks = decodeEach(entries, (entry, position) => blocksOf(entry, position, image)).flat();
  const slides = decodeEach(entries, (entry) =>
    entry['sign'] === 'pc-slider' ? decodeSlides(entry['config_render'], image) : [],
  );
  return { slides: slides.flat(), blocks: withUniqueIds(blocks) };
}

function blocksOf(entry: JsonRecord, position: number, image: ResolveImage): readonly HomeBlock[] {
  const id = integer(entry['id']) ?? position;
  const config = asRecord(entry['config_render']) ?? {};
  switch (entry['sign']) {
    case 'pc-vod-v1': {
      const courses = decodeEach(asList(config['items']) ?? [], (item) => decodeCourse(item, image));
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

function decodeCourse(item: JsonRecord, image: ResolveImage): HomeCourse {
  return { ...decodeCourseCard(item, image), publishedAt: asInstant(item['published_at']) };
}

/** A slide without an image is left out. */
function decodeSlides(slides: unknown, image: ResolveImage): readonly Slide[] {
  return decodeEach(asList(slides) ?? [], (slide) => {
    const link = nonEmptyText(slide['href']);
    return {
      image: image(required(nonEmptyText(slide['src']), 'slide.src')),
      ...(link !== undefined && { link }),
    };
  });
}

/** Home on a server of either generation. */
export class HttpHomeGateway implements HomeGateway {
  constructor(
    private readonly generations: Generations,
    private readonly adapters: ByGeneration<HomeGateway>,
  ) {}

  content(): Observable<HomeContent> {
    return this.generations.request('home', this.adapters, (adapter) => adapter.content());
  }
}

/** The first generation: the slides are part of the configuration, which start-up has loaded. */
export class HttpHomeGatewayG1 implements HomeGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly image: ResolveImage,
    private readonly currentSite: CurrentSite,
  ) {}

  content(): Observable<HomeContent> {
    return this.http
      .request({ method: 'GET', ...HOME_BLOCKS[1] }, (data) => decodeHomeBlocks(data, this.image))
      .pipe(map(({ blocks }) => ({ slides: this.currentSite.site$.value?.config.slides ?? [], blocks })));
  }
}

/** The second generation: the slides are one of the blocks. */
export class HttpHomeGatewayG2 implements HomeGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly image: ResolveImage,
  ) {}

  content(): Observable<HomeContent> {
    return this.http.request({ method: 'GET', ...HOME_BLOCKS[2] }, (data) => decodeHomeBlocks(data, this.image));
  }
}

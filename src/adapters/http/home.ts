import { map, type Observable } from 'rxjs';

import type { HomeBlockContent, HomeContent, HomeCourse, Slide } from '../../domain/home/home.js';
import type { HomeGateway } from '../../domain/ports/home-gateway.js';
import type { CurrentSite } from '../../domain/site/current-site.js';
import type { ByGeneration, Generations } from './client/generations.js';
import type { HttpClient } from './client/http-client.js';
import {
  asInstant,
  asRecord,
  decodeList,
  decodeNumbered,
  integer,
  type JsonRecord,
  MalformedAnswer,
  nonEmptyText,
  required,
  textOrEmpty,
} from './client/json-readers.js';
import type { ResolveImage } from './client/known-server.js';
import { decodeCourseCard } from './courses/course-card.js';
import { HOME_BLOCKS } from './client/shared-calls.js';

/** The blocks of home (docs/api/home.md#home-blocks) and their slides. Blocks of an unknown kind are left out. */
function decodeHomeBlocks(data: unknown, image: ResolveImage): HomeContent {
  const blocks = required(
    decodeNumbered(data, (entry) => decodeBlock(entry, image)),
    'homeBlocks',
  );
  const sliders = decodeList(
    data,
    (entry) => ({ id: integer(entry['id']), slides: entry['sign'] === 'pc-slider' ? decodeSlides(entry, image) : [] }),
    JSON.stringify,
  );
  return { slides: (sliders ?? []).flatMap(({ slides }) => slides), blocks };
}

function decodeBlock(entry: JsonRecord, image: ResolveImage): HomeBlockContent {
  const config = asRecord(entry['config_render']) ?? {};
  switch (entry['sign']) {
    case 'pc-vod-v1': {
      const courses = decodeList(config['items'], (item) => decodeCourse(item, image)) ?? [];
      return { kind: 'courses', title: textOrEmpty(config['title']), courses };
    }
    case 'code':
      return { kind: 'html', html: required(nonEmptyText(config['html']), 'block.html') };
    default:
      throw new MalformedAnswer('block.sign');
  }
}

function decodeCourse(item: JsonRecord, image: ResolveImage): HomeCourse {
  return { ...decodeCourseCard(item, image), publishedAt: asInstant(item['published_at']) };
}

/** A slide without an image is left out. */
function decodeSlides(block: JsonRecord, image: ResolveImage): readonly Slide[] {
  const slides = decodeList(block['config_render'], (slide) => {
    const link = nonEmptyText(slide['href']);
    return {
      image: image(required(nonEmptyText(slide['src']), 'slide.src')),
      ...(link !== undefined && { link }),
    };
  });
  return slides ?? [];
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

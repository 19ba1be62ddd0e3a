import { map, type Observable } from 'rxjs';

import type { HomeBlock, HomeContent } from '../../domain/home/home.js';
import type { HomeGateway } from '../../domain/ports/home-gateway.js';
import { courseSummary } from './courses.js';
import { slideOf } from './client/domain-view.js';
import { MemoryGateway } from './client/network.js';
import type { ShownBlock } from './server/home.js';
import type { Images } from './server/images.js';

export class MemoryHomeGateway extends MemoryGateway implements HomeGateway {
  content(): Observable<HomeContent> {
    const { images, pages } = this.site;
    return this.network
      .request('homeBlocks', () => ({ slides: pages.home.slides, blocks: pages.home.blocks() }))
      .pipe(
        map(({ slides, blocks }) => ({
          slides: slides.map((slide) => slideOf(slide, images)),
          blocks: blocks.flatMap((block) => blockOf(block, images)),
        })),
      );
  }
}

/** Leaves out blocks of an unknown kind, and courses that have lost their id. */
function blockOf(block: ShownBlock, images: Images): readonly HomeBlock[] {
  switch (block.kind) {
    case 'courses': {
      const { kind, id, title } = block;
      const courses = block.courses
        .filter(({ withoutId }) => !withoutId)
        .map(({ course, categoryName }) => ({
          ...courseSummary(course, images),
          publishedAt: course.publishedAtMs,
          ...(categoryName !== undefined && { category: categoryName }),
        }));
      return [{ kind, id, title, courses }];
    }
    case 'html':
      return [block];
    case 'unknown':
      return [];
  }
}

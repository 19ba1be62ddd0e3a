import { pathOf } from '../access/paths.js';
import { routeAt, ROUTES } from '../access/routes.js';
import { courseAddress } from '../courses/course-address.js';
import { linkTarget } from '../site/nav.js';
import type { HomeBlock, Slide } from './home.js';

/**
 * Where a slide leads: the title of the course if a block of home contains it, else that of the page; the host of another
 * site; empty when it leads nowhere. The server has no text for a slide (docs/api/home.md#slides).
 */
export function slideTarget({ link = '' }: Slide, blocks: readonly HomeBlock[], origin: string): string {
  const target = linkTarget({ url: link, opensNewWindow: false }, origin);
  switch (target.kind) {
    case 'outside':
      return /\/\/([^/?#\\]+)/.exec(target.href)?.[1] ?? '';
    case 'inside': {
      const path = pathOf(target.to);
      const course = blocks
        .flatMap((block) => (block.kind === 'courses' ? block.courses : []))
        .find(({ id }) => courseAddress(id) === path);
      return course?.title ?? ROUTES[routeAt(path)].title;
    }
    case 'document':
    case 'none':
      return '';
  }
}

import type { CourseSummary } from '../courses/course-card.js';
import type { Slide } from './slide.js';

/** What the owner has put on home (pages §1), whatever generation the server is of. */
export interface HomeContent {
  readonly slides: readonly Slide[];
  /** In the order of the server. */
  readonly blocks: readonly HomeBlock[];
}

/** A course of a block. The server does not check whether the courses of its blocks are published (API 3.1). */
export interface HomeCourse extends CourseSummary {
  /** Milliseconds since the epoch; `undefined` where the answer does not say. */
  readonly publishedAt?: number | undefined;
}

/** The content without the courses that are published only after `now`: their own pages would say that they are gone. */
export function publishedBy(now: number, { slides, blocks }: HomeContent): HomeContent {
  return {
    slides,
    blocks: blocks.map((block) =>
      block.kind === 'courses'
        ? { ...block, courses: block.courses.filter(({ publishedAt = now }) => publishedAt <= now) }
        : block,
    ),
  };
}

/** A part of home. What else a server may send is left out (API 3.1). Ids tell neighbours apart and mean nothing else. */
export type HomeBlock =
  | {
      readonly kind: 'courses';
      readonly id: number;
      /** May be empty. */
      readonly title: string;
      readonly courses: readonly HomeCourse[];
    }
  | {
      readonly kind: 'html';
      readonly id: number;
      /** As the owner wrote it, not yet sanitised: never to be shown as it is. */
      readonly html: string;
    };

import type { CourseCard } from '../courses/course-card.js';
import type { Slide } from './slide.js';

/** What the owner has put on home (pages §1), whatever generation the server is of. */
export interface HomeContent {
  readonly slides: readonly Slide[];
  /** In the order of the server. */
  readonly blocks: readonly HomeBlock[];
}

/** A part of home. What else a server may send is left out (API 3.1). Ids tell neighbours apart and mean nothing else. */
export type HomeBlock =
  | {
      readonly kind: 'courses';
      readonly id: number;
      /** May be empty. */
      readonly title: string;
      readonly courses: readonly CourseCard[];
    }
  | {
      readonly kind: 'html';
      readonly id: number;
      /** As the owner wrote it, not yet sanitised: never to be shown as it is. */
      readonly html: string;
    };

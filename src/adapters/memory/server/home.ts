import type { Catalogue, CourseRecord } from './courses/course-catalogue.js';
import { ObservableRecord } from './records.js';
import { refused } from './refusal.js';
import { SOMETHING_WRONG } from './strings.js';

/** The home page as the owner has designed it (docs/api/home.md#home-blocks). */
export interface HomeRecord {
  readonly slides: readonly SlideRecord[];
  /** In the order of display. */
  readonly blocks: readonly BlockRecord[];
}

export interface SlideRecord {
  /** Path of the image on the server. */
  readonly image: string;
  /** Empty when the slide is not a link. */
  readonly link: string;
}

export type BlockRecord =
  | {
      readonly kind: 'courses';
      readonly id: number;
      readonly title: string;
      /** `undefined` for a block that the owner never filled in: it makes the whole request fail. */
      readonly items: readonly BlockItemRecord[] | undefined;
    }
  | { readonly kind: 'html'; readonly id: number; readonly html: string }
  /** A block of an add-on, or one for phones. */
  | { readonly kind: 'unknown'; readonly id: number; readonly sign: string };

export interface BlockItemRecord {
  /** The course may have been deleted. */
  readonly courseId: number;
  /** The server sends the course without its id, as add-ons may. */
  readonly withoutId?: true;
}

/** A block with the current data of its courses. */
export type ShownBlock =
  | (Extract<BlockRecord, { readonly kind: 'courses' }> & { readonly courses: readonly ShownItem[] })
  | Exclude<BlockRecord, { readonly kind: 'courses' }>;

export interface ShownItem extends BlockItemRecord {
  readonly course: CourseRecord;
  readonly categoryName: string | undefined;
}

/** The home page that the owner has designed. */
export class ServerHome {
  private readonly current: ObservableRecord<HomeRecord>;

  constructor(
    private readonly catalogue: Catalogue,
    seed: HomeRecord,
  ) {
    this.current = new ObservableRecord(seed);
  }

  get slides(): readonly SlideRecord[] {
    return this.current.value.slides;
  }

  /**
   * Includes courses that are neither published nor shown, as the server does. Throws a `Refusal` when a block was
   * never filled in.
   */
  blocks(): readonly ShownBlock[] {
    return this.current.value.blocks.map((block) =>
      block.kind === 'courses' ? { ...block, courses: this.shown(block.items) } : block,
    );
  }

  /** Replaces all slides or all blocks. */
  change(patch: Partial<HomeRecord>): void {
    this.current.change(patch);
  }

  private shown(items: readonly BlockItemRecord[] | undefined): readonly ShownItem[] {
    if (items === undefined) throw refused(SOMETHING_WRONG);
    return items.flatMap((item) => {
      const course = this.catalogue.course(item.courseId);
      return course ? [{ ...item, course, categoryName: this.catalogue.categoryName(course.categoryId) }] : [];
    });
  }
}

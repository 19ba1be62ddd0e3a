import type { Catalogue, CourseRecord } from './courses/catalogue.js';
import { ObservableRecord } from './records.js';
import { refused } from './refusal.js';
import { SOMETHING_WRONG } from './strings.js';

/** What the owner has put on home (docs/api/home.md#home-blocks). */
export interface HomeRecord {
  readonly slides: readonly SlideRecord[];
  /** In order. */
  readonly blocks: readonly BlockRecord[];
}

export interface SlideRecord {
  /** Path of the picture on the server. */
  readonly picture: string;
  /** Empty when it leads nowhere. */
  readonly link: string;
}

export type BlockRecord =
  | {
      readonly kind: 'courses';
      readonly id: number;
      readonly title: string;
      /** `undefined` for a block that its owner has never filled in: with it the whole page cannot be had. */
      readonly items: readonly BlockItemRecord[] | undefined;
    }
  | { readonly kind: 'html'; readonly id: number; readonly html: string }
  /** Of an add-on, or for phones. */
  | { readonly kind: 'unknown'; readonly id: number; readonly sign: string };

export interface BlockItemRecord {
  /** Of a course that may be gone. */
  readonly courseId: number;
  /** Arrives without its id, as what add-ons write may. */
  readonly withoutId?: true;
}

/** A block as it is looked at: its courses as they are now. */
export type BlockView =
  | (Extract<BlockRecord, { readonly kind: 'courses' }> & { readonly courses: readonly ShownItem[] })
  | Exclude<BlockRecord, { readonly kind: 'courses' }>;

export interface ShownItem extends BlockItemRecord {
  readonly course: CourseRecord;
  readonly categoryName: string | undefined;
}

/** Home, as its owner has made it. */
export class HomePage {
  private readonly made: ObservableRecord<HomeRecord>;

  constructor(
    private readonly catalogue: Catalogue,
    seed: HomeRecord,
  ) {
    this.made = new ObservableRecord(seed);
  }

  get slides(): readonly SlideRecord[] {
    return this.made.value.slides;
  }

  /** Nobody asks whether a course is published or shown. Throws a `Refusal` when a block was never filled in. */
  blocks(): readonly BlockView[] {
    return this.made.value.blocks.map((block) =>
      block.kind === 'courses' ? { ...block, courses: this.shown(block.items) } : block,
    );
  }

  /** Puts other slides or blocks in the place of all. */
  change(patch: Partial<HomeRecord>): void {
    this.made.change(patch);
  }

  private shown(items: readonly BlockItemRecord[] | undefined): readonly ShownItem[] {
    if (items === undefined) throw refused(SOMETHING_WRONG);
    return items.flatMap((item) => {
      const course = this.catalogue.course(item.courseId);
      return course ? [{ ...item, course, categoryName: this.catalogue.categoryName(course.categoryId) }] : [];
    });
  }
}

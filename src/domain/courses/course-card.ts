/** What a list shows of a course, whatever list it is (pages §1; API 3.1, 3.3). */
export interface CourseSummary {
  readonly id: number;
  readonly title: string;
  /** Absolute address of the picture; empty when there is none. */
  readonly cover: string;
  /** In whole yuan. 0 is no promise: only `isFree` says that a course costs nothing. */
  readonly priceYuan: number;
  readonly isFree: boolean;
  /** Name of its category; absent when that is gone, or the answer does not say. */
  readonly category?: string;
  /** Published lessons; absent where the answer does not say (blocks of home). */
  readonly lessonCount?: number;
  readonly studentCount?: number;
  /** One line, plain text; may be empty. */
  readonly shortDescription: string;
}

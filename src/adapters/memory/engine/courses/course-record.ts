/** A course, as the server's tables know it (pages API 3.3, 3.5). Instants in milliseconds since the epoch. */
export interface CourseRecord {
  readonly id: number;
  readonly title: string;
  /** Path of the picture on the server; empty when there is none. */
  readonly thumb: string;
  /** In whole yuan. */
  readonly charge: number;
  readonly isFree: boolean;
  /** VIP opens it; the first generation does not ask (pages API 4). */
  readonly isVipFree: boolean;
  /** The first generation does not ask. */
  readonly allowsComments: boolean;
  readonly isRecommended: boolean;
  /** One that is published and not shown is on no list, and has its page all the same. */
  readonly isShown: boolean;
  readonly isPublished: boolean;
  readonly publishedAtMs: number;
  /** May be gone. */
  readonly categoryId: number;
  readonly students: number;
  readonly shortDescription: string;
  /** HTML of an editor. */
  readonly introduction: string;
  readonly chapters: readonly ChapterRecord[];
  /** In the order of publication. */
  readonly lessons: readonly LessonRecord[];
  readonly attachments: readonly AttachmentRecord[];
}

export interface ChapterRecord {
  readonly id: number;
  readonly title: string;
}

export interface LessonRecord {
  readonly id: number;
  readonly title: string;
  readonly durationS: number;
  readonly publishedAtMs: number;
  readonly isPublished: boolean;
  /** 0 for none; the chapter may be gone. */
  readonly chapterId: number;
  /** What anybody signed in may see of it, in seconds. */
  readonly previewS: number;
  readonly forwardOnly: boolean;
}

export interface AttachmentRecord {
  readonly id: number;
  readonly name: string;
  readonly extension: string;
  readonly sizeBytes: number;
}

/** Categories of two levels (pages API 3.4). */
export interface CategoryRecord {
  readonly id: number;
  readonly name: string;
  readonly children: readonly { readonly id: number; readonly name: string }[];
}

/** The lessons that visitors see. */
export function publishedLessons({ lessons }: Pick<CourseRecord, 'lessons'>): readonly LessonRecord[] {
  return lessons.filter(({ isPublished }) => isPublished);
}

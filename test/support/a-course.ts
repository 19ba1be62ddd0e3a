import type { CourseDetail } from '../../src/domain/courses/course.js';
import { directoryOf, type Lesson } from '../../src/domain/courses/directory.js';

/** A lesson of ten minutes, without a preview. */
export function aLesson(id: number, changes: Partial<Lesson> = {}): Lesson {
  return { id, title: `第${id}课`, durationSeconds: 600, previewSeconds: 0, forwardOnly: false, ...changes };
}

/** A course of three lessons for 99 yuan, as a stranger sees it. */
export function aCourse(): CourseBuilder {
  return new CourseBuilder({
    course: { id: 5, title: '课程', cover: '', priceYuan: 99, isFree: false, shortDescription: '' },
    categoryId: undefined,
    introductionHtml: '',
    directory: directoryOf([], lessonsAsFiled([1, 2, 3])),
    mayWatch: false,
    boughtLessonIds: [],
    isFavourite: false,
    progress: [],
    attachments: [],
    allowsComments: true,
    vipCovers: true,
  });
}

class CourseBuilder {
  constructor(private readonly detail: CourseDetail) {}

  free(): CourseBuilder {
    return this.with({ course: { ...this.detail.course, priceYuan: 0, isFree: true }, mayWatch: true });
  }

  bought(): CourseBuilder {
    return this.with({ mayWatch: true });
  }

  costing(priceYuan: number): CourseBuilder {
    return this.with({ course: { ...this.detail.course, priceYuan } });
  }

  notForVip(): CourseBuilder {
    return this.with({ vipCovers: false });
  }

  withLessons(...ids: readonly number[]): CourseBuilder {
    return this.with({ directory: directoryOf([], lessonsAsFiled(ids)) });
  }

  /** Watched in this order; the ids of finished lessons are negative. */
  watched(...ids: readonly number[]): CourseBuilder {
    const progress = ids.map((id, at) => ({
      lessonId: Math.abs(id),
      watchedSeconds: 60,
      finished: id < 0,
      watchedAt: 1000 + at,
    }));
    // The server tells them in any order.
    return this.with({ progress: progress.toReversed() });
  }

  build(): CourseDetail {
    return this.detail;
  }

  private with(changes: Partial<CourseDetail>): CourseBuilder {
    return new CourseBuilder({ ...this.detail, ...changes });
  }
}

function lessonsAsFiled(ids: readonly number[]) {
  return ids.map((id) => ({ chapterId: 0, lesson: aLesson(id) }));
}

import type { CourseDetail, CourseSummary } from '../../src/domain/courses/course.js';
import { directoryOf, type Lesson } from '../../src/domain/courses/directory.js';
import type { HomeBlock, HomeContent } from '../../src/domain/home/home.js';
import type { LearnedCourse, StudiedCourse } from '../../src/domain/study.js';

/** A course of twelve lessons for 99 yuan, as it is in lists. */
export function aCourseCard(id: number, changes: Partial<CourseSummary> = {}): CourseSummary {
  return {
    id,
    title: `课程${String(id)}`,
    cover: '',
    priceYuan: 99,
    isFree: false,
    lessonCount: 12,
    studentCount: 30,
    shortDescription: '',
    ...changes,
  };
}

/** A lesson of ten minutes, without a preview. */
export function aLesson(id: number, changes: Partial<Lesson> = {}): Lesson {
  return { id, title: `第${id}课`, durationS: 600, previewS: 0, isForwardOnly: false, ...changes };
}

/** A course of three lessons for 99 yuan, as an anonymous visitor sees it. */
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
    isCoveredByVip: true,
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

  costing(priceYuan: number | undefined): CourseBuilder {
    return this.with({ course: { ...this.detail.course, priceYuan } });
  }

  notForVip(): CourseBuilder {
    return this.with({ isCoveredByVip: false });
  }

  withLessons(...ids: readonly number[]): CourseBuilder {
    return this.with({ directory: directoryOf([], lessonsAsFiled(ids)) });
  }

  withUntitledLesson(): CourseBuilder {
    return this.with({ directory: directoryOf([], [{ chapterId: 0, lesson: aLesson(1, { title: '' }) }]) });
  }

  /** The lessons that the member has watched, in this order; the ids of finished ones are negative. */
  watched(...ids: readonly number[]): CourseBuilder {
    const progress = ids.map((id, at) => ({
      lessonId: Math.abs(id),
      watchedS: 60,
      isFinished: id < 0,
      watchedAt: 1000 + at,
    }));
    // The server lists progress in no particular order.
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

/** A course of five lessons of which the member has finished one. */
export function aStudiedCourse(changes: Partial<StudiedCourse> = {}): StudiedCourse {
  const courseId = changes.courseId ?? 2;
  return {
    courseId,
    course: { id: courseId, title: `课程${courseId}`, cover: '', priceYuan: 9, lessonCount: 5 },
    lessonsLearned: 1,
    progress: { percent: 20, isFinished: false },
    lastLesson: {
      lessonId: 202,
      title: '导数',
      durationS: 600,
      isFinished: false,
      watchedS: 315,
      watchedAt: Date.UTC(2026, 10, 17),
    },
    since: Date.UTC(2026, 10, 15),
    ...changes,
  };
}

/** Home with one block that holds one course. */
export function aHome(changes: Partial<HomeContent> = {}): HomeContent {
  return { slides: [], blocks: [aCourseBlock()], ...changes };
}

export function aCourseBlock(
  changes: Partial<Extract<HomeBlock, { readonly kind: 'courses' }>> = {},
): Extract<HomeBlock, { readonly kind: 'courses' }> {
  return { kind: 'courses', id: 1, title: '精选课程', courses: [aCard()], ...changes };
}

export function aCard(changes: Partial<CourseSummary> = {}): CourseSummary {
  return { id: 3, title: '线性代数', cover: '', priceYuan: 99, isFree: false, shortDescription: '', ...changes };
}

/** A course that a member has started, with the lesson where they stopped. */
export function aLearnedCourse(changes: Partial<LearnedCourse> = {}): LearnedCourse {
  const courseId = changes.courseId ?? 2;
  return {
    courseId,
    course: { id: courseId, title: `课程${String(courseId)}`, cover: '', priceYuan: 9, lessonCount: 5 },
    lessonsLearned: 2,
    progress: { percent: 20, isFinished: false },
    lastLesson: {
      lessonId: 202,
      title: '导数',
      durationS: 600,
      isFinished: false,
      watchedS: 315,
      watchedAt: Date.UTC(2024, 10, 6, 12),
    },
    since: undefined,
    isSubscribed: true,
    ...changes,
  };
}

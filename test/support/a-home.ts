import type { CourseSummary } from '../../src/domain/courses/course.js';
import type { HomeBlock, HomeContent } from '../../src/domain/home/home.js';
import type { LearnedCourse } from '../../src/domain/study.js';

/** Home with one block of one course, and nothing else. */
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

/** A course that a member has begun, and where they stopped. */
export function aLearnedCourse(changes: Partial<LearnedCourse> = {}): LearnedCourse {
  const courseId = changes.courseId ?? 2;
  return {
    courseId,
    course: { id: courseId, title: `课程${String(courseId)}`, cover: '', charge: 9, lessonCount: 5 },
    lessonsLearned: 2,
    progress: { percent: 20, finished: false },
    lastLesson: { lessonId: 202, title: '导数', watchedS: 315, watchedAt: Date.UTC(2024, 10, 6, 12) },
    since: undefined,
    subscribed: true,
    ...changes,
  };
}

import type { CourseSummary } from '../../src/domain/courses/course.js';

/** A course of twelve lessons for 99 yuan, as lists show it. */
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

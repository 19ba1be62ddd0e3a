import type { StudyRecord } from '../engine/study/study-record.js';

const MONDAY = Date.UTC(2024, 10, 4, 2);
const EVENING = Date.UTC(2024, 10, 6, 12);

/** What the seeded members have bought, liked and watched: one course is finished, one has been deleted since. */
export const SEEDED_STUDIES: readonly StudyRecord[] = [
  {
    userId: 101,
    courseId: 2,
    likedAtMs: MONDAY,
    bought: { atMs: MONDAY, paid: 199 },
    watched: [
      { lessonId: 201, watchedS: 600, finished: true, atMs: MONDAY },
      { lessonId: 202, watchedS: 315, finished: false, atMs: EVENING },
    ],
  },
  {
    userId: 101,
    courseId: 1,
    watched: [101, 102, 103, 104].map((lessonId) => ({ lessonId, watchedS: 900, finished: true, atMs: EVENING })),
  },
  { userId: 101, courseId: 4, likedAtMs: EVENING, watched: [] },
  { userId: 101, courseId: 99, bought: { atMs: MONDAY, paid: 29 }, watched: [] },
  {
    userId: 105,
    courseId: 3,
    likedAtMs: EVENING,
    bought: { atMs: EVENING, paid: 79 },
    watched: [{ lessonId: 301, watchedS: 600, finished: true, atMs: EVENING }],
  },
  {
    userId: 106,
    courseId: 4,
    likedAtMs: MONDAY,
    watched: [{ lessonId: 401, watchedS: 42, finished: false, atMs: EVENING }],
  },
];

/** Courses that members can take, as many as two pages of the study centre hold. */
const MANY = Array.from({ length: 13 }, (_, place) => place + 11);

/** A member who has begun, bought and liked more than one page of courses. */
export function studiesOfMany(userId: number): readonly StudyRecord[] {
  return MANY.map((courseId) => ({
    userId,
    courseId,
    likedAtMs: MONDAY,
    bought: { atMs: MONDAY, paid: 99 },
    watched: [{ lessonId: courseId * 100 + 1, watchedS: 90, finished: false, atMs: EVENING }],
  }));
}

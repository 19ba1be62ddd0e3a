import { HttpStudyGateway } from '../../../../src/adapters/http/study.js';
import {
  type Answer,
  AT,
  callsOf,
  gives,
  ISO,
  item,
  LOCAL,
  ok,
  PAGE,
  image,
  shortPage,
  type Trap,
} from '../known-call.js';

const WATCHED = { id: 8, course_id: 5, is_watched: 0, watched_at: null, progress: 12, created_at: ISO };

const STUDIED = {
  course_id: 5,
  created_at: ISO,
  learned_count: 1,
  last_view_video: {
    ...{ video_id: 70, watch_seconds: 20, watched_at: null, updated_at: LOCAL },
    video: { id: 70, title: 'Lesson 1', duration: 600 },
  },
  course: { id: 5, title: 'Course A', thumb: 'https://cdn.example.test/a.png', charge: 99, videos_count: 8 },
};

/** docs/api/study.md#learned-courses. */
export const LEARNED_COURSE = { ...STUDIED, ...WATCHED, is_subscribe: 0 };
const BOUGHT_COURSE = { ...STUDIED, charge: 99, created_at: LOCAL, watch_record: WATCHED };
const LIKED_COURSE = { ...STUDIED, watch_record: WATCHED };

const LEARNED_LESSONS = [
  {
    id: 70,
    title: 'Lesson 1',
    published_at: '2024-10-01 09:00:00',
    duration: 600,
    watch_record: { watch_seconds: 20, watched_at: '2024-11-05T10:00:00', created_at: '2024-11-05T02:00:00' },
  },
];
const UNKNOWN = ['course', 'progress', 'lastLesson', 'since', 'watchedAt'];
/** As MySQL writes it. */
const EMPTY_DATE = '0000-00-00 00:00:00';
const TWELVE = { percent: 12, isFinished: false };
const WATCHED_LESSON = { watch_seconds: 600, watched_at: '2024-11-05T10:00:00', created_at: '2024-11-05T02:00:00' };

function learned(fields: object): Answer {
  return ok(shortPage({ ...LEARNED_COURSE, ...fields }));
}

function lesson(id: number, day: number, record: unknown = null) {
  return { id, title: `L${id}`, published_at: `2024-10-0${day} 09:00:00`, duration: 600, watch_record: record };
}

function studied(fields: object): Answer {
  return ok(shortPage({ ...LIKED_COURSE, ...fields }));
}

export const calls = callsOf(
  'HttpStudyGateway',
  (http) => new HttpStudyGateway(http, image),
  {
    learnedCourses: {
      send: (study) => study.learnedCourses(PAGE),
      sends: 'GET /api/v3/member/courses/learned?page=2&size=5',
      samples: [shortPage(LEARNED_COURSE)],
      mayBeUnknown: UNKNOWN,
    },
    boughtCourses: {
      send: (study) => study.boughtCourses(PAGE),
      sends: 'GET /api/v3/member/courses?page=2&size=5',
      samples: [shortPage(BOUGHT_COURSE)],
      mayBeUnknown: UNKNOWN,
    },
    likedCourses: {
      send: (study) => study.likedCourses(PAGE),
      sends: 'GET /api/v3/member/courses/like?page=2&size=5',
      samples: [shortPage(LIKED_COURSE)],
      mayBeUnknown: UNKNOWN,
    },
    lessonsOf: {
      send: (study) => study.lessonsOf(7),
      sends: 'GET /api/v3/member/learned/course/7',
      samples: [LEARNED_LESSONS],
      mayBeUnknown: ['publishedAt', 'progress'],
    },
  },
  {
    likedCourses: [
      [
        'progress in the watch record',
        studied({ watch_record: { progress: 12, is_watched: 0 } }),
        item({ progress: TWELVE }),
      ],
      [
        'the progress of a deleted lesson',
        studied({ last_view_video: { video_id: 70, watch_seconds: 20, updated_at: '2024-11-05 10:00:00', video: [] } }),
        item({
          lastLesson: {
            lessonId: 70,
            title: '',
            durationS: undefined,
            isFinished: false,
            watchedS: 20,
            watchedAt: AT,
          },
        }),
      ],
      ['[] for a deleted course', studied({ course: [] }), item({ course: undefined })],
      ['[] for no watch record', studied({ watch_record: [] }), item({ progress: undefined })],
      ['[] for no lesson', studied({ last_view_video: [] }), item({ lastLesson: undefined })],
      [
        '[] for a deleted lesson',
        studied({ last_view_video: { video_id: 70, video: [] } }),
        item({ lastLesson: { title: '' } }),
      ],
      ['a date in UTC', studied({ created_at: '2024-11-05T02:00:00.000000Z' }), item({ since: AT })],
      ['a date in China time', studied({ created_at: '2024-11-05 10:00:00' }), item({ since: AT })],
      ['a date in China time with a T', studied({ created_at: '2024-11-05T10:00:00' }), item({ since: AT })],
      ['an empty date', studied({ created_at: EMPTY_DATE }), item({ since: undefined })],
      [
        'an empty date for a lesson not watched to its end',
        studied({ last_view_video: { video_id: 70, watched_at: EMPTY_DATE, video: [] } }),
        item({ lastLesson: { isFinished: false } }),
      ],
    ],
    lessonsOf: [
      [
        'lessons in the order of publication, one without a date last',
        ok({ 4: lesson(1, 3), 7: lesson(2, 1), 1: lesson(3, 2), 2: { ...lesson(4, 1), published_at: null } }),
        gives([{ id: 2 }, { id: 3 }, { id: 1 }, { id: 4 }]),
      ],
      ['[] for no lessons', ok([]), gives([])],
      [
        'a finished, a begun and an unwatched lesson',
        ok([lesson(1, 1, WATCHED_LESSON), lesson(2, 2, { ...WATCHED_LESSON, watched_at: null }), lesson(3, 3)]),
        gives([
          { progress: { watchedS: 600, isFinished: true } },
          { progress: { watchedS: 600, isFinished: false } },
          { progress: undefined },
        ]),
      ],
      [
        'an empty date for no date',
        ok([lesson(1, 1, { ...WATCHED_LESSON, watched_at: EMPTY_DATE }), lesson(2, 2, { watched_at: 0 })]),
        gives([{ progress: { isFinished: false } }, { progress: { isFinished: false } }]),
      ],
      ['a list with shuffled keys', ok({ 4: { id: 4 }, 1: { id: 1 } }), gives([{ id: 1 }, { id: 4 }])],
    ],
    learnedCourses: [
      ['progress in the entry itself', learned({ progress: 12, is_watched: 0 }), item({ progress: TWELVE })],
      ['a subscription', learned({ is_subscribe: 1 }), item({ isSubscribed: true })],
      ...[
        [130, 100],
        [-1, undefined],
        ['x', undefined],
        ['55', 55],
      ].map(([progress, percent]): Trap => [
        `a progress of ${String(progress)}`,
        learned({ progress }),
        item({ progress: { percent } }),
      ]),
      [
        'an image path',
        learned({ course: { ...LEARNED_COURSE.course, thumb: '/storage/a.png' } }),
        item({ course: { cover: 'https://api.example.test/storage/a.png' } }),
      ],
    ],
    boughtCourses: [
      [
        'progress in the watch record',
        ok(shortPage({ ...BOUGHT_COURSE, watch_record: { progress: 12, is_watched: 0 }, charge: 7 })),
        item({ progress: TWELVE, paid: 7 }),
      ],
      [
        'a date in China time',
        ok(shortPage({ ...BOUGHT_COURSE, created_at: '2024-11-05 10:00:00' })),
        item({ since: AT }),
      ],
    ],
  },
);

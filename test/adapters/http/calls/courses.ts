import { HttpCourseGateway } from '../../../../src/adapters/http/courses/courses.js';
import {
  type Answer,
  callsOf,
  gives,
  ISO,
  item,
  longPage,
  malformed,
  NOTHING,
  ok,
  PAGE,
  image,
} from '../known-call.js';

/** docs/api/courses.md#course-list, generation 2. */
const COURSE = {
  id: 5,
  title: 'Course A',
  slug: '',
  thumb: '/storage/images/a.png',
  charge: 99,
  short_description: 'Short',
  seo_keywords: '',
  seo_description: '',
  published_at: '2024-10-01 09:00:00',
  is_show: 1,
  category_id: 2,
  is_rec: 0,
  user_count: 31,
  is_free: 0,
  is_allow_comment: 1,
  is_vip_free: 0,
  videos_count: 8,
  category: { id: 2, name: 'Category B' },
};

/** docs/api/courses.md#course-categories. */
const CATEGORIES = [
  { id: 1, name: 'Category A', parent_id: 0, children: [{ id: 2, sort: 1, name: 'Category B', parent_id: 1 }] },
  { id: 3, name: 'Category C', parent_id: 0, children: [] },
];

/** A lesson of `COURSE`, in the list of its lessons. */
export const LESSON = {
  id: 70,
  course_id: 5,
  title: 'Lesson 1',
  slug: '',
  charge: 0,
  view_num: 4,
  seo_keywords: '',
  seo_description: '',
  published_at: '2024-10-01 09:00:00',
  chapter_id: 7,
  duration: 600,
  is_ban_sell: 0,
  free_seconds: 30,
  ban_drag: 0,
  is_allow_comment: 1,
};

export const LESSON_PROGRESS = {
  id: 3,
  user_id: 12,
  course_id: 5,
  video_id: 70,
  watch_seconds: 20,
  watched_at: null,
  created_at: ISO,
  updated_at: ISO,
  deleted_at: null,
};

/**
 * docs/api/courses.md#course-detail: with two chapters, one of them empty, and a lesson whose chapter is missing.
 * `COURSE_DETAIL_FLAT` has no chapters.
 */
export const COURSE_DETAIL = {
  course: { ...COURSE, videos_count: undefined, category: undefined, render_desc: '<p>Text</p>' },
  chapters: [
    { id: 7, course_id: 5, title: 'Chapter 1' },
    { id: 9, course_id: 5, title: 'Chapter 2' },
  ],
  videos: { 7: [LESSON], 0: [{ ...LESSON, id: 73, chapter_id: 999 }] },
  isBuy: false,
  isCollect: true,
  videoWatchedProgress: { 70: LESSON_PROGRESS },
  attach: [{ name: 'Slides', id: 9, extension: 'pdf', size: 10240 }],
  buyVideos: [70],
};
const COURSE_DETAIL_FLAT = { ...COURSE_DETAIL, chapters: [], videos: [[{ ...LESSON, chapter_id: 0 }]] };

/** docs/api/courses.md#attachment-link. */
const ATTACHMENT = { download_url: 'https://api.example.test/api/v3/course/attach-download?sign=AbCdEfGhIjKl' };
export const MAY_BE_UNKNOWN = ['category', 'lessonCount', 'studentCount', 'isCoveredByVip'];

function course(fields: object): Answer {
  return ok({ ...COURSE_DETAIL, course: { ...COURSE_DETAIL.course, ...fields } });
}

function detail(fields: object): Answer {
  return ok({ ...COURSE_DETAIL, ...fields });
}

function courseCard(fields: object): Answer {
  return ok(longPage({ ...COURSE, ...fields }));
}

export const calls = callsOf(
  'HttpCourseGateway',
  (http) => new HttpCourseGateway(http, image, 'https://site.example'),
  {
    list: {
      send: (courses) => courses.list({ categoryId: 7, scene: 'popular' }, PAGE),
      sends: 'GET /api/v2/courses?page=2&page_size=5&category_id=7&scene=sub',
      also: [
        {
          send: (courses) => courses.list({ categoryId: undefined, scene: 'newest' }, PAGE),
          sends: 'GET /api/v2/courses?page=2&page_size=5',
        },
        {
          send: (courses) => courses.list({ categoryId: undefined, scene: 'free' }, PAGE),
          sends: 'GET /api/v2/courses?page=2&page_size=5&scene=free',
        },
      ],
      samples: [longPage(COURSE)],
      mayBeUnknown: MAY_BE_UNKNOWN,
    },
    categories: {
      send: (courses) => courses.categories(),
      sends: 'GET /api/v2/course_categories',
      samples: [CATEGORIES],
    },
    detail: {
      send: (courses) => courses.detail(7),
      sends: 'GET /api/v2/course/7',
      gaps: { missingInRecordings: ['.course.category', '.course.videos_count'] },
      samples: [COURSE_DETAIL, COURSE_DETAIL_FLAT],
      mayBeUnknown: [...MAY_BE_UNKNOWN, 'categoryId', 'watchedAt'],
    },
    toggleFavourite: {
      send: (courses) => courses.toggleFavourite(7),
      sends: 'GET /api/v2/course/7/like',
      samples: [1, 0],
    },
    checkAttachment: {
      send: (courses) => courses.checkAttachment(ATTACHMENT.download_url),
      sends: `GET ${ATTACHMENT.download_url}`,
      // Requests a file, whose answer is no JSON of the API.
      gaps: { isNoApiCall: true },
      samples: [NOTHING],
      gives: [{ isUsedUp: true, finding: 'file' }],
    },
    attachmentLink: {
      send: (courses) => courses.attachmentLink(7, 9),
      sends: 'GET /api/v3/course/7/attach/9',
      samples: [ATTACHMENT],
    },
  },
  {
    list: [
      ['[] for a deleted category', courseCard({ category: [] }), item({ title: 'Course A' })],
      ['an empty image', courseCard({ thumb: '' }), item({ cover: '' })],
      ['an image path', courseCard({}), item({ cover: 'https://api.example.test/storage/images/a.png' })],
      ['price 0, which is not free', courseCard({ charge: 0 }), item({ priceYuan: 0, isFree: false })],
      ['a course that VIP opens', courseCard({ is_vip_free: 1 }), item({ isCoveredByVip: true })],
      ['a course that VIP does not open', courseCard({}), item({ isCoveredByVip: false })],
      [
        'generation 1 without the VIP field',
        courseCard({ is_vip_free: undefined }),
        item({ isCoveredByVip: undefined }),
      ],
      ['a page past the end', ok({ ...longPage(), from: null, to: null, total: 5 }), gives({ items: [], total: 5 })],
    ],
    detail: [
      ['videos by chapter', detail({}), gives({ directory: { rest: [{ id: 73 }] } })],
      ['videos as a list', ok(COURSE_DETAIL_FLAT), gives({ directory: { kind: 'flat', lessons: [{ id: 70 }] } })],
      [
        'videos as a list whose indexes are chapters',
        detail({ chapters: [{ id: 1, title: 'C' }], videos: [[{ id: 3, chapter_id: 0 }], [{ id: 4, chapter_id: 1 }]] }),
        gives({ directory: { chapters: [{ lessons: [{ id: 4 }] }], rest: [{ id: 3 }] } }),
      ],
      ['[] for no videos', detail({ chapters: [], videos: [] }), gives({ directory: { lessons: [] } })],
      ['[] for no progress', detail({ videoWatchedProgress: [] }), gives({ progress: [] })],
      [
        'an empty date for a lesson not watched to its end',
        detail({ videoWatchedProgress: [{ video_id: 70, watched_at: '0000-00-00 00:00:00' }] }),
        gives({ progress: [{ lessonId: 70, isFinished: false }] }),
      ],
      ['a free course that the server closes to anonymous visitors', course({ is_free: 1 }), gives({ mayWatch: true })],
      ['a boolean for a bought course', detail({ isBuy: true }), gives({ mayWatch: true, isFavourite: true })],
      [
        'ids as digits for lessons that were bought alone, but no amounts',
        detail({ buyVideos: [70, '71', '1,072'] }),
        gives({ boughtLessonIds: [70, 71] }),
      ],
      [
        'generation 1 without the VIP and comment fields',
        course({ is_vip_free: undefined, is_allow_comment: undefined }),
        gives({ isCoveredByVip: true, allowsComments: true }),
      ],
      [
        'generation 2 with both fields off',
        course({ is_allow_comment: 0 }),
        gives({ isCoveredByVip: false, allowsComments: false }),
      ],
      ['[] for the course', detail({ course: [] }), malformed('courseDetail.course')],
    ],
    toggleFavourite: [
      ['1 for a favourite', ok(1), gives(true)],
      ['0 for no favourite', ok(0), gives(false)],
      ['"1" for a favourite', ok('1'), gives(true)],
      ['[] for the favourite', ok([]), malformed('like')],
    ],
    attachmentLink: [
      [
        'an http address, for a page on https',
        ok({ download_url: 'http://a.example/f' }),
        gives('https://a.example/f'),
      ],
      ['a script as the address', ok({ download_url: 'javascript:alert(1)' }), malformed('attachment.download_url')],
    ],
  },
);

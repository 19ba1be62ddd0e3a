import { HttpLessonGateway } from '../../../../src/adapters/http/lesson.js';
import {
  callsOf,
  fails,
  gives,
  malformed,
  no,
  ok,
  image,
  refused,
  returnsNothing,
  type Answer,
  type Expected,
} from '../known-call.js';
import { COURSE_DETAIL, LESSON, LESSON_PROGRESS, MAY_BE_UNKNOWN } from './courses.js';

/** docs/api/lesson.md#lesson-detail: like a course detail, but in snake case and with `is_watch`. */
const LESSON_PAGE = {
  video: LESSON,
  videos: COURSE_DETAIL.videos,
  chapters: COURSE_DETAIL.chapters,
  course: COURSE_DETAIL.course,
  is_watch: true,
  video_watched_progress: { 70: LESSON_PROGRESS },
  buy_videos: [70],
};
const LESSON_PAGE_FLAT = { ...LESSON_PAGE, chapters: [], videos: [[{ ...LESSON, chapter_id: 0 }]] };

const LESSON_PAGE_OF_ANONYMOUS_VISITOR = {
  ...LESSON_PAGE_FLAT,
  is_watch: false,
  video_watched_progress: [],
  buy_videos: [],
};

/** docs/api/lesson.md#play-addresses: the server's own file, a cloud video, a snippet of HTML, no address. */
const PLAY_OWN = { urls: [{ url: 'https://cdn.example.test/v.mp4', format: 'mp4', name: '默认', duration: 0 }] };
const CLOUD = { format: 'm3u8', duration: 600, height: 720, width: 1280, size: 1_234_567 };

const PLAY_CLOUD = {
  urls: [
    { ...CLOUD, url: 'https://vod.example.test/v.m3u8?t=..&sign=..', name: 720 },
    { ...CLOUD, url: 'https://vod.example.test/w.m3u8?t=..&sign=..', name: 'HD' },
  ],
};

const PLAY_SNIPPET = {
  urls: [{ url: '<iframe src="https://player.example.com/x"></iframe>', format: '', name: '默认', duration: 0 }],
};
const PLAY_NOTHING = { urls: [] };

const CLOSED = { is_watch: false, buy_videos: [] };
const FREE = { ...LESSON_PAGE.course, is_free: 1 };

function page(fields: object): Answer {
  return ok({ ...LESSON_PAGE, ...fields });
}

function opens(access: 'open' | 'preview' | 'locked', mayWatch: boolean): Expected {
  return gives({ access, course: { mayWatch } });
}

export const calls = callsOf(
  'HttpLessonGateway',
  (http) => new HttpLessonGateway(http, image),
  {
    lesson: {
      send: (lessons) => lessons.lesson(70),
      sends: 'GET /api/v2/video/70',
      gaps: { missingInRecordings: ['.course.category', '.course.videos_count'] },
      samples: [LESSON_PAGE, LESSON_PAGE_FLAT, LESSON_PAGE_OF_ANONYMOUS_VISITOR],
      mayBeUnknown: [...MAY_BE_UNKNOWN, 'watchedAt'],
    },
    playSources: {
      send: (lessons) => lessons.playSources(70),
      sends: 'GET /api/v2/video/70/playinfo',
      // The decoder reads the format to tell a stream from a file, and only files were recorded. The site does not send
      // `is_try`, which other front ends send and the server ignores (docs/api/lesson.md#play-addresses).
      gaps: { withoutEffect: ['.urls[].format'], unsentFields: ['is_try'] },
      samples: [PLAY_OWN, PLAY_CLOUD, PLAY_SNIPPET, PLAY_NOTHING],
    },
    record: {
      send: (lessons) => lessons.record(70, 30),
      sends: ['POST /api/v2/video/70/record', { duration: 30 }],
      ...returnsNothing,
    },
  },
  {
    lesson: [
      ['a missing lesson', no(404, '资源不存在'), fails({ kind: 'missing', message: '资源不存在' })],
      ['a lesson of an open course', page({ is_watch: true, buy_videos: [] }), opens('open', true)],
      ['1 for an open lesson', page({ is_watch: 1, buy_videos: [] }), opens('open', true)],
      ['a lesson that was bought alone', page({ is_watch: true, buy_videos: [70] }), opens('open', false)],
      ['a lesson with a preview', page(CLOSED), opens('preview', false)],
      ['a locked lesson', page({ ...CLOSED, video: { ...LESSON, free_seconds: 0 } }), opens('locked', false)],
      [
        'a free course that the server closes to anonymous visitors',
        page({ ...CLOSED, course: FREE }),
        opens('open', true),
      ],
      [
        'lessons as a list, [] for no progress',
        page({ chapters: [], videos: [[LESSON]], video_watched_progress: [] }),
        gives({ course: { directory: { kind: 'flat' }, progress: [], course: { lessonCount: 1 } } }),
      ],
      ['progress by lesson', page({}), gives({ course: { progress: [{ lessonId: 70 }] } })],
      ['[] for no lessons', page({ videos: [] }), gives({ course: { course: { lessonCount: 0 } } })],
      [
        'generation 1 without the VIP and comment fields',
        page({
          course: { ...LESSON_PAGE.course, is_vip_free: undefined },
          video: { ...LESSON, is_allow_comment: undefined },
        }),
        gives({ course: { isCoveredByVip: true }, allowsComments: true }),
      ],
    ],
    playSources: [
      ['a success without addresses', ok({ urls: [] }), gives({ kind: 'none' })],
      ['an empty message', no(1, ''), refused('')],
      ['a lesson that the member has not bought', no(1, '请购买后观看'), refused('请购买后观看')],
      ['an answer without a list', ok([]), malformed('playinfo.urls')],
      ['a script as the address', ok({ urls: [{ url: 'javascript:alert(1)' }] }), gives({ kind: 'none' })],
      [
        'a snippet that does not use https',
        ok({ urls: [{ url: '<iframe src="http://a.example/x"></iframe>' }] }),
        gives({ kind: 'frame', url: 'https://a.example/x' }),
      ],
    ],
    record: [['a lesson that the member may not watch', no(1, '无权限观看此视频'), refused('无权限观看此视频')]],
  },
);

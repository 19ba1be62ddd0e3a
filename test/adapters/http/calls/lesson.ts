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
  tells,
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

const LESSON_PAGE_OF_STRANGER = {
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
  return gives({ access, of: { mayWatch } });
}

export const calls = callsOf(
  'HttpLessonGateway',
  (http) => new HttpLessonGateway(http, image),
  {
    lesson: {
      ask: (lessons) => lessons.lesson(70),
      sends: 'GET /api/v2/video/70',
      gaps: { askedInVain: ['.course.category', '.course.videos_count'] },
      samples: [LESSON_PAGE, LESSON_PAGE_FLAT, LESSON_PAGE_OF_STRANGER],
      mayBeUnknown: [...MAY_BE_UNKNOWN, 'watchedAt'],
    },
    playSources: {
      ask: (lessons) => lessons.playSources(70),
      sends: 'GET /api/v2/video/70/playinfo',
      // The decoder reads the format to tell a stream from a file, and only files were recorded. The site does not send
      // `is_try`, which other front ends send and the server ignores (docs/api/lesson.md#play-addresses).
      gaps: { readInVain: ['.urls[].format'], leftUnsaid: ['is_try'] },
      samples: [PLAY_OWN, PLAY_CLOUD, PLAY_SNIPPET, PLAY_NOTHING],
    },
    record: {
      ask: (lessons) => lessons.record(70, 30),
      sends: ['POST /api/v2/video/70/record', { duration: 30 }],
      ...tells,
    },
  },
  {
    lesson: [
      ['missing', no(404, '资源不存在'), fails({ kind: 'missing', message: '资源不存在' })],
      ['the whole course is open', page({ is_watch: true, buy_videos: [] }), opens('open', true)],
      ['1 for yes', page({ is_watch: 1, buy_videos: [] }), opens('open', true)],
      ['a lesson that was bought by itself', page({ is_watch: true, buy_videos: [70] }), opens('open', false)],
      ['a preview', page(CLOSED), opens('preview', false)],
      ['a lock', page({ ...CLOSED, video: { ...LESSON, free_seconds: 0 } }), opens('locked', false)],
      ['a free course, closed to strangers', page({ ...CLOSED, course: FREE }), opens('open', true)],
      [
        'lessons as a list, [] for no progress',
        page({ chapters: [], videos: [[LESSON]], video_watched_progress: [] }),
        gives({ of: { directory: { kind: 'flat' }, progress: [], course: { lessonCount: 1 } } }),
      ],
      ['progress by lesson', page({}), gives({ of: { progress: [{ lessonId: 70 }] } })],
      ['[] for no lessons', page({ videos: [] }), gives({ of: { course: { lessonCount: 0 } } })],
      [
        'P4: G1 knows neither VIP nor closed comments',
        page({
          course: { ...LESSON_PAGE.course, is_vip_free: undefined },
          video: { ...LESSON, is_allow_comment: undefined },
        }),
        gives({ of: { vipCovers: true }, allowsComments: true }),
      ],
    ],
    playSources: [
      ['code 0 and nothing', ok({ urls: [] }), gives({ kind: 'none' })],
      ['an empty message', no(1, ''), refused('')],
      ['not bought', no(1, '请购买后观看'), refused('请购买后观看')],
      ['no list at all', ok([]), malformed('playinfo.urls')],
      ['a script is no video', ok({ urls: [{ url: 'javascript:alert(1)' }] }), gives({ kind: 'none' })],
      [
        'a snippet that is not over https is none',
        ok({ urls: [{ url: '<iframe src="http://a.example/x"></iframe>' }] }),
        gives({ kind: 'none' }),
      ],
    ],
    record: [['not allowed', no(1, '无权限观看此视频'), refused('无权限观看此视频')]],
  },
);

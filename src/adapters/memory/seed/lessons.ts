import type { Videos, VideoUrl } from '../server/lesson.js';
import type { StudyRecord } from '../server/study/study-records.js';
import { NO_PLAY_ADDRESS } from '../server/strings.js';

/** Length of the videos in this repository, in seconds. */
export const SAMPLE_VIDEO_S = 36;

const WEBM: VideoUrl = { url: '/media/sample.webm', format: 'webm', name: '默认' };
const UPRIGHT: VideoUrl = { url: '/media/upright.webm', format: 'webm', name: '默认' };
const MP4: VideoUrl = { url: '/media/sample.mp4', format: 'mp4', name: '默认' };
const STREAM: VideoUrl = { url: '/media/hls/master.m3u8', format: 'm3u8', name: '默认' };
const SNIPPET =
  '<iframe src="https://player.example.com/video?id=1&amp;autoplay=0" width="640" height="360" allowfullscreen></iframe>';

/** Every form of a response: a stream (2601), two files (2602), a video that was filmed upright (2605), an embed code (1505), nothing (1506), refusals. */
export const SEEDED_VIDEOS: Videos = {
  ofOthers: { kind: 'urls', urls: [WEBM] },
  ofLesson: {
    2601: { kind: 'urls', urls: [STREAM] },
    2602: {
      kind: 'urls',
      urls: [
        { ...MP4, name: 720 },
        { ...WEBM, name: '' },
      ],
    },
    2604: { kind: 'urls', urls: [{ ...WEBM, format: '' }] },
    2605: { kind: 'urls', urls: [UPRIGHT] },
    1505: { kind: 'urls', urls: [{ url: SNIPPET, format: '', name: '默认' }] },
    1506: { kind: 'urls', urls: [] },
    1507: { kind: 'refused', message: NO_PLAY_ADDRESS },
    // The owner has not set up the domain of the videos.
    1508: { kind: 'refused', message: '' },
  },
};

const MONDAY_MS = Date.UTC(2024, 10, 4, 2);
const EVENING_MS = Date.UTC(2024, 10, 6, 12);

/**
 * The courses that the seeded members have bought, liked and watched. One course is finished, one has been deleted
 * since.
 */
export const SEEDED_STUDIES: readonly StudyRecord[] = [
  {
    userId: 101,
    courseId: 2,
    likedAtMs: MONDAY_MS,
    bought: { atMs: MONDAY_MS, paid: 199 },
    watched: [
      { lessonId: 201, watchedS: 600, finished: true, atMs: MONDAY_MS },
      { lessonId: 202, watchedS: 315, finished: false, atMs: EVENING_MS },
    ],
  },
  {
    userId: 101,
    courseId: 1,
    watched: [101, 102, 103, 104].map((lessonId) => ({ lessonId, watchedS: 900, finished: true, atMs: EVENING_MS })),
  },
  { userId: 101, courseId: 4, likedAtMs: EVENING_MS, watched: [] },
  { userId: 101, courseId: 99, bought: { atMs: MONDAY_MS, paid: 29 }, watched: [] },
  {
    userId: 105,
    courseId: 3,
    likedAtMs: EVENING_MS,
    bought: { atMs: EVENING_MS, paid: 79 },
    watched: [{ lessonId: 301, watchedS: 600, finished: true, atMs: EVENING_MS }],
  },
  {
    userId: 106,
    courseId: 4,
    likedAtMs: MONDAY_MS,
    watched: [{ lessonId: 401, watchedS: 42, finished: false, atMs: EVENING_MS }],
  },
];

/** Enough courses to fill two pages of the study center. */
const MANY_COURSE_IDS = Array.from({ length: 13 }, (_, index) => index + 11);

/** Study records of a member who has started, bought and liked more than one page of courses. */
export function manyStudies(userId: number): readonly StudyRecord[] {
  return MANY_COURSE_IDS.map((courseId) => ({
    userId,
    courseId,
    likedAtMs: MONDAY_MS,
    bought: { atMs: MONDAY_MS, paid: 99 },
    watched: [{ lessonId: courseId * 100 + 1, watchedS: 90, finished: false, atMs: EVENING_MS }],
  }));
}

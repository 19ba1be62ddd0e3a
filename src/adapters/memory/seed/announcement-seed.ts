import type { Announcement } from '../../../domain/announcements/announcement.js';
import { HOSTILE_TEXT, LEARNING_MATERIAL } from './announcement-texts.js';

type Undated = Omit<Announcement, 'createdAt'>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Nothing much, and enough of it for a second page. */
const WEEKLY: readonly (readonly [ageMs: number, announcement: Undated])[] = [
  ...['八', '七', '六', '五', '四', '三', '二', '一'],
].map((number, index) => [
  (80 + 42 * index) * DAY,
  {
    id: 17 - index,
    title: `第${number}期直播答疑安排`,
    html: `<p>第${number}期直播答疑于本周五 19:30 开始，请提前在课程页提交问题。</p>`,
  },
]);

/** As old as they are whenever the site opens, so that every form of a relative time is to be seen (spec §4). */
const ANNOUNCEMENTS: readonly (readonly [ageMs: number, announcement: Undated])[] = [
  [25 * MINUTE, { id: 5, title: '冬季学习资料使用说明', html: LEARNING_MATERIAL }],
  [5 * HOUR, { id: 4, title: '学员投稿选登', html: HOSTILE_TEXT }],
  [
    2 * DAY,
    {
      id: 3,
      title: '系统升级通知',
      html: '<p>本周日凌晨 2 点至 4 点系统升级，期间无法观看课程。</p>',
    },
  ],
  [
    8 * DAY,
    {
      id: 2,
      title: '假期客服安排',
      html: '<p>假期客服时间为 <strong>9:00–18:00</strong>。</p>',
    },
  ],
  [
    60 * DAY,
    {
      id: 1,
      title: '新学期课程上线',
      html: '<p>《高等数学精讲》与《商务英语写作》已更新，欢迎学习。</p>',
    },
  ],
  ...WEEKLY,
];

/** What the site has announced by `now` (epoch ms), newest first. */
export function seededAnnouncements(now: number): readonly Announcement[] {
  return ANNOUNCEMENTS.map(([ageMs, announcement]) => ({ ...announcement, createdAt: now - ageMs }));
}

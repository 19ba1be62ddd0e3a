import type { Announcement } from '../../../domain/announcement/announcement.js';
import { HOSTILE_TEXT, LEARNING_MATERIAL } from './announcement-texts.js';

/** Nothing much, and enough of it for a second page. */
const WEEKLY: readonly Announcement[] = ['一', '二', '三', '四', '五', '六', '七', '八'].map((number, index) => ({
  id: 10 + index,
  title: `第${number}期直播答疑安排`,
  html: `<p>第${number}期直播答疑于本周五 19:30 开始，请提前在课程页提交问题。</p>`,
  views: 40 + index,
  createdAt: Date.UTC(2024, 6, 5 + 7 * index, 4),
}));

export const SEEDED_ANNOUNCEMENTS: readonly Announcement[] = [
  ...WEEKLY,
  {
    id: 1,
    title: '新学期课程上线',
    html: '<p>《高等数学精讲》与《商务英语写作》已更新，欢迎学习。</p>',
    views: 356,
    createdAt: Date.UTC(2024, 8, 1, 1),
  },
  {
    id: 2,
    title: '国庆期间客服安排',
    html: '<p>10 月 1 日至 7 日客服时间为 <strong>9:00–18:00</strong>。</p>',
    views: 128,
    createdAt: Date.UTC(2024, 8, 28, 6),
  },
  {
    id: 3,
    title: '系统升级通知',
    html: '<p>11 月 10 日凌晨 2 点至 4 点系统升级，期间无法观看课程。</p>',
    views: 77,
    createdAt: Date.UTC(2024, 10, 5, 2),
  },
  { id: 4, title: '学员投稿选登', html: HOSTILE_TEXT, views: 52, createdAt: Date.UTC(2024, 10, 6, 2) },
  {
    id: 5,
    title: '冬季学习资料使用说明',
    html: LEARNING_MATERIAL,
    views: 214,
    createdAt: Date.UTC(2024, 10, 7, 2),
  },
];

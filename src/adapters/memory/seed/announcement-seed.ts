import type { Announcement } from '../../../domain/announcement/announcement.js';

export const SEEDED_ANNOUNCEMENTS: readonly Announcement[] = [
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
];

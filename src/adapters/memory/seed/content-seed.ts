import type { NavItem } from '../../../domain/nav/nav-item.js';
import type { FriendlyLink } from '../../../domain/site/friendly-link.js';
import type { SiteContent } from '../engine/site-settings.js';

const NAVS: readonly NavItem[] = [
  { id: 1, name: '首页', url: '/', opensNewWindow: false, children: [] },
  {
    id: 2,
    name: '课程',
    url: '/courses',
    opensNewWindow: false,
    children: [
      { id: 21, name: '录播课', url: '/courses', opensNewWindow: false },
      { id: 22, name: '考试大纲', url: 'https://syllabus.example.com/2024', opensNewWindow: true },
    ],
  },
  { id: 3, name: '会员', url: '/vip', opensNewWindow: false, children: [] },
  {
    id: 4,
    name: '资讯',
    url: '',
    opensNewWindow: false,
    children: [
      { id: 41, name: '站内公告', url: '/announcement', opensNewWindow: false },
      { id: 42, name: '学习方法', url: 'https://blog.example.com/learning', opensNewWindow: false },
      { id: 43, name: '搜索课程', url: '/search', opensNewWindow: true },
    ],
  },
  { id: 5, name: '帮助中心', url: 'https://help.example.com', opensNewWindow: true, children: [] },
];

const LINKS: readonly FriendlyLink[] = [
  { id: 1, name: '青禾图书馆', url: 'https://library.example.com' },
  { id: 2, name: '星河实验室', url: 'https://lab.example.com' },
  { id: 3, name: '职业技能考试网', url: 'https://exam.example.com' },
];

export const SEEDED_CONTENT: SiteContent = { navs: NAVS, links: LINKS };

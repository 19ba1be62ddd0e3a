import type { Searchable } from '../server/search.js';

const AUTUMN_MS = Date.UTC(2024, 9, 8, 2);

/** Entries that add-ons of the server have added: the search finds them, but this site has no page for them. */
export const SEEDED_ADD_ONS: readonly Searchable[] = [
  {
    type: 'book',
    id: 1,
    title: '高等数学公式手册（电子书）',
    description: '极限、导数与积分的常用公式，按章节整理，可打印。',
    cover: '',
    priceYuan: 19,
    createdAtMs: AUTUMN_MS,
  },
  {
    type: 'live',
    id: 1,
    title: '编程答疑直播',
    description: '每周五晚，讲师在线解答零基础学编程的作业问题。',
    cover: '',
    priceYuan: 0,
    createdAtMs: AUTUMN_MS,
  },
];

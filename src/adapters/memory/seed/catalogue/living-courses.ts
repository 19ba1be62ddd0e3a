import { SAMPLE_FILM_S } from '../film-seed.js';
import type { Outline } from './course-outline.js';
import { introduction, SLOGAN } from './introductions.js';

export const LIVING_COURSES: readonly Outline[] = [
  {
    id: 7,
    title: '手账与时间管理',
    price: 39,
    // Of a category that is gone.
    categoryId: 98,
    students: 143,
    lead: '',
    introduction: '<p>一支笔，一个本子，看见自己的一周。</p>',
    directory: [['', ['一页一周', '复盘']]],
    oddities: { thumb: '' },
  },
  {
    id: 26,
    title: '家常菜：四季三餐',
    price: 'free',
    categoryId: 6,
    students: 6405,
    lead: '二十四道家常菜，跟着节气下厨房',
    introduction: introduction({
      promise: '不用烤箱，不用秤，一口锅做出四季的味道。',
      goals: ['掌握火候的三个信号', '学会四种基础酱汁', '一小时做出三菜一汤'],
      forWhom: '刚开始独立生活的人。',
    }),
    directory: [
      ['春', ['香椿炒蛋', '腌笃鲜']],
      ['夏', ['凉拌黄瓜', '绿豆汤']],
      ['秋', ['板栗烧鸡', '桂花藕']],
      ['冬', ['萝卜炖牛腩', '腊八粥']],
    ],
    lengthS: SAMPLE_FILM_S,
  },
  {
    id: 27,
    title: '吉他弹唱入门',
    price: 119,
    categoryId: 6,
    students: 2218,
    lead: '四个和弦，三十天弹唱第一首歌',
    introduction: introduction({
      promise: '先学会四个和弦，再学会换得快。每课一首耳熟能详的歌。',
      goals: ['C、G、Am、F 转换自如', '三种扫弦节奏', '边弹边唱'],
      forWhom: '零基础，想给朋友弹一首歌的人。',
      shows: SLOGAN,
    }),
    directory: [
      ['第一章 四个和弦', ['持琴与调弦', 'C 与 Am', 'G 与 F']],
      ['第二章 弹唱', ['扫弦', '换和弦', '第一首歌']],
    ],
    files: [['六线谱.pdf', 912_384]],
    lengthS: SAMPLE_FILM_S,
    // Less than the file, which the server does not cut (pages API 3.10).
    previewS: 12,
  },
  {
    id: 90,
    title: '量子计算初步',
    price: 299,
    categoryId: 13,
    students: 0,
    lead: '尚未发布',
    introduction: '<p>尚未发布。</p>',
    directory: [['', ['叠加态']]],
    oddities: { isPublished: false },
  },
  {
    id: 91,
    title: '讲师内部培训',
    price: 10,
    categoryId: 52,
    students: 3,
    lead: '仅供讲师',
    introduction: '<p>怎样录一节好课。</p>',
    directory: [['', ['声音与灯光']]],
    oddities: { isShown: false },
  },
];

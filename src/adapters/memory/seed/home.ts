import type { BlockItemRecord, HomeRecord } from '../server/home.js';
import { slideDrawing } from './drawings.js';

const SLIDES: readonly (readonly [link: string, title: string, text: string, hue: number])[] = [
  ['/courses/detail/20', '把前端当工程来学', '现代前端工程：TypeScript 与 React', 205],
  ['https://blog.example.com/learning', '开学季学习方法', '十位讲师的时间表', 265],
  ['', '每周五晚直播答疑', '带着问题来，带着思路走', 160],
];

/** The title of the last block: when it is displayed, the whole home page is loaded. */
export const LAST_BLOCK_TITLE = '职场加油站';

/**
 * The blocks of the home page, with typical mistakes of owners: a deleted course, one without its id, a block of an
 * add-on.
 */
export const SEEDED_HOME: HomeRecord = {
  slides: SLIDES.map(([link], index) => ({ image: slidePath(index), link })),
  blocks: [
    {
      kind: 'courses',
      id: 1,
      title: '精选课程',
      items: [...courses(20, 19, 2, 22, 99, 17, 16, 23, 27), { courseId: 21, withoutId: true }],
    },
    {
      kind: 'html',
      id: 2,
      html: `<div style="text-align:center;padding:16px;background-color:#eaf6ff">
<h3 style="color:#0b6bb8">新学员礼包</h3>
<p>完成注册即送 <strong style="color:#c0392b">100</strong> 积分，详见<a href="/announcement?id=5">学习资料使用说明</a>。</p>
</div>`,
    },
    { kind: 'courses', id: 3, title: '免费好课', items: courses(1, 15, 26) },
    { kind: 'unknown', id: 4, sign: 'pc-live-v1' },
    { kind: 'courses', id: 5, title: LAST_BLOCK_TITLE, items: courses(25, 24, 11, 28, 91) },
  ],
};

/** The images of the carousel, by path on the server. */
export const SLIDE_DRAWINGS: Readonly<Record<string, string>> = Object.fromEntries(
  SLIDES.map(([, title, text, hue], index) => [slidePath(index), slideDrawing(title, text, hue)]),
);

function slidePath(index: number): string {
  return `/images/slides/${index + 1}.svg`;
}

function courses(...ids: readonly number[]): readonly BlockItemRecord[] {
  return ids.map((courseId) => ({ courseId }));
}

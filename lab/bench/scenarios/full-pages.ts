import type { Page } from 'playwright-core';

import type { FigureName, Measured } from '../figures.js';
import { asNewVisitor } from '../in-context.js';
import type { Sight } from '../probe.js';
import type { Scenario } from '../scenario.js';
import { Tab } from '../tab.js';

const ITEMS = 1000;
const LESSONS = 300;
const CHAPTERS = 40;
const LESSONS_A_CHAPTER = 50;
/** The address and the call of the course whose directory is replaced. */
export const FILLED_COURSE = { path: '/courses/detail/2', call: '**/api/v2/course/2' } as const;

/** A menu with a thousand entries. */
export const MENU_OF_1000 = fullPage(['menu-of-1000', 'menu-of-1000-longest-task'], {
  path: '/',
  call: '**/api/v2/navs*',
  fill: ({ data }: Answer<Named[]>) =>
    many(ITEMS).map((id) => ({
      ...data[0],
      id,
      name: `条目 ${String(id)}`,
      url: `/courses?page=${String(id)}`,
      children: [],
    })),
  last: { selector: 'header a, nav a', text: `条目 ${String(ITEMS)}` },
});

/** A course with three hundred lessons, all in the chapter of the first one. */
export const COURSE_OF_300 = fullPage(['course-of-300', 'course-of-300-longest-task'], {
  path: `${FILLED_COURSE.path}?tab=3`,
  call: FILLED_COURSE.call,
  fill: ({ data }: Answer<CourseAnswer>) => {
    const [[chapter, [lesson]] = ['0', []]] = Object.entries(data.videos);
    return { ...data, videos: { [chapter]: manyLike(lesson, LESSONS) } };
  },
  last: { selector: '.lesson__title', text: `课时 ${String(LESSONS)}` },
});

/** 2,000 lessons in forty chapters, in place of the course's own. */
export function fillChapters({ data }: Answer<CourseAnswer>): unknown {
  const lesson = Object.values(data.videos)[0]?.[0];
  const chapters = many(CHAPTERS).map((id) => ({ id, course_id: 2, title: `第 ${String(id)} 章` }));
  const lessonsOf = (chapter: number) =>
    manyLike(lesson, LESSONS_A_CHAPTER, (chapter - 1) * LESSONS_A_CHAPTER).map((each) => ({
      ...each,
      chapter_id: chapter,
    }));
  return { ...data, chapters, videos: Object.fromEntries(chapters.map(({ id }) => [id, lessonsOf(id)])) };
}

interface CourseAnswer {
  readonly videos: Readonly<Record<string, Named[]>>;
}

interface Answer<T> {
  readonly data: T;
}
type Named = Readonly<Record<string, unknown>>;

interface FullPage<T> {
  readonly path: string;
  /** The call whose answer is replaced, as a URL pattern of Playwright. */
  readonly call: string;
  readonly fill: (answer: Answer<T>) => unknown;
  readonly last: Sight;
}

/** Works with any site: the answer is replaced on its way to the browser. */
function fullPage<T>(
  figures: readonly [drawn: FigureName, longestTask: FigureName],
  { path, call, fill, last }: FullPage<T>,
): Scenario {
  const [drawn, longestTask] = figures;
  return {
    figures,
    measure: (browser, { url }) =>
      asNewVisitor(browser, async (context): Promise<Measured> => {
        const tab = await Tab.open(context, 'unthrottled', { last });
        await fillAnswers(tab.page, call, fill);
        await tab.goTo(url + path);
        const at = await tab.sighted('last');
        const { longTasks } = await tab.noticed();
        return { [drawn]: at, [longestTask]: Math.max(0, ...longTasks) };
      }),
  };
}

/** Replaces the data of a call's answers. */
export async function fillAnswers<T>(page: Page, call: string, fill: (answer: Answer<T>) => unknown): Promise<void> {
  await page.route(call, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Answer<T>;
    await route.fulfill({ response, json: { ...answer, data: fill(answer) } });
  });
}

function many(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function manyLike(lesson: Named | undefined, count: number, before = 0): readonly Named[] {
  return many(count).map((number) => ({ ...lesson, id: before + number, title: `课时 ${String(before + number)}` }));
}

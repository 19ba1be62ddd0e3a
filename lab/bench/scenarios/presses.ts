import { onPhone } from '../on-phone.js';
import type { Sight } from '../probe.js';
import type { Scenario } from '../scenario.js';
import type { Tab } from '../tab.js';
import { fillAnswers, fillChapters, FILLED_COURSE } from './full-pages.js';
import { COURSE, STREAM } from './lessons.js';
import { COURSE_HEADING, DIRECTORY_TAB, LESSON, LISTED_COURSE, SECOND_PAGE } from './sights.js';

/** A guest who has viewed home opens the list, its next page, and a course. */
export const PRESSES_TO_COURSE: Scenario = {
  figures: ['press-bottom-bar', 'press-next-page', 'press-card', 'phone-next-page'],
  measure: (browser, { url }) =>
    onPhone(browser, {}, async (tab) => {
      await tab.goTo(url);
      await tab.viewed();
      const bar = await pressed(tab, '.bottom-nav a[href="/courses"]', LISTED_COURSE);
      const next = await pressed(tab, '.pager [rel=next]', SECOND_PAGE);
      const card = await pressed(tab, LISTED_COURSE.selector, { selector: COURSE_HEADING.selector });
      return {
        'press-bottom-bar': bar.answer,
        'press-next-page': next.answer,
        'press-card': card.answer,
        'phone-next-page': next.shown,
      };
    }),
};

/** A guest who has viewed a course opens its directory and its comments. */
export const PRESSES_OF_TABS: Scenario = {
  figures: ['press-directory', 'press-comments', 'phone-directory', 'phone-comments'],
  measure: (browser, { url }) =>
    onPhone(browser, {}, async (tab) => {
      await tab.goTo(`${url}/courses/detail/2`);
      await tab.viewed();
      const directory = await pressed(tab, DIRECTORY_TAB.selector, LESSON);
      const comments = await pressed(tab, COMMENTS_TAB, { selector: '.post' });
      return {
        'press-directory': directory.answer,
        'press-comments': comments.answer,
        'phone-directory': directory.shown,
        'phone-comments': comments.shown,
      };
    }),
};

/** The same in a course of 2,000 lessons, where only the first chapter is open. */
export const PRESSES_OF_CHAPTERS: Scenario = {
  figures: ['press-long-directory', 'press-chapter', 'phone-long-directory'],
  measure: (browser, { url }) =>
    onPhone(browser, {}, async (tab) => {
      await fillAnswers(tab.page, FILLED_COURSE.call, fillChapters);
      await tab.goTo(url + FILLED_COURSE.path);
      await tab.viewed();
      const directory = await pressed(tab, DIRECTORY_TAB.selector, LESSON);
      const chapter = await pressed(tab, `${SECOND_CHAPTER} summary`, { selector: `${SECOND_CHAPTER}[open] .lesson` });
      return {
        'press-long-directory': directory.answer,
        'press-chapter': chapter.answer,
        'phone-long-directory': directory.shown,
      };
    }),
};

/** A guest who has viewed home types the first letter of a search, and another one opens the login dialog. */
export const PRESSES_AT_HOME: Scenario = {
  figures: ['press-letter', 'press-login'],
  measure: async (browser, { url }) => {
    const atHome = <T>(work: (tab: Tab) => Promise<T>) =>
      onPhone(browser, {}, async (tab) => {
        await tab.goTo(url);
        await tab.viewed();
        return work(tab);
      });
    const letter = await atHome(async (tab) => {
      await pressed(tab, '.narrow-tools__search', { selector: SEARCH_FIELD });
      await tab.page.locator(SEARCH_FIELD).tap();
      return tab.press(() => tab.page.keyboard.press('a'), 'input');
    });
    const login = await atHome((tab) => tab.press(() => tab.page.getByText('登录', { exact: true }).first().tap()));
    return { 'press-letter': letter, 'press-login': login };
  },
};

/** A member who has viewed a course opens a lesson, and pauses its video. */
export const PRESSES_OF_LESSON: Scenario = {
  figures: ['press-lesson', 'press-pause'],
  measure: (browser, site) =>
    onPhone(
      browser,
      {},
      async (tab) => {
        await tab.goTo(site.url + COURSE);
        await tab.viewed();
        let lesson = NaN;
        await tab.untilPlaying(async () => {
          lesson = await tab.press(() => tab.page.locator(`a[href="${STREAM}"]`).first().tap());
        });
        await tab.viewed();
        const pause = tab.page.locator('.player__row .player__button').first();
        // A tap shows the controls, which hide while the video plays.
        if (!(await pause.isVisible())) await tab.page.locator('.player__image').tap();
        return { 'press-lesson': lesson, 'press-pause': await tab.press(() => pause.tap()) };
      },
      site,
    ),
};

const COMMENTS_TAB = '.course__tabs a:nth-of-type(3)';
const SECOND_CHAPTER = '.chapter:nth-of-type(2)';
const SEARCH_FIELD = '[role=dialog] [role=search] input';

/** Presses the element, and views the result. `answer`: interaction to next paint; `shown`: until the result is visible. */
async function pressed(tab: Tab, selector: string, result: Sight) {
  let answer = NaN;
  const element = tab.page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const shown = await tab.from(async () => {
    answer = await tab.press(() => element.tap());
  }, result);
  await tab.viewed();
  return { answer, shown };
}

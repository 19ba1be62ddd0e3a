import type { FigureName, Measured } from '../figures.js';
import { onPhone } from '../on-phone.js';
import type { Sight } from '../probe.js';
import type { Scenario, Site } from '../scenario.js';
import type { Tab } from '../tab.js';
import { fillAnswers, fillChapters, FILLED_COURSE } from './full-pages.js';
import { COURSE, STREAM } from './lessons.js';
import { COURSE_HEADING, DIRECTORY_TAB, LESSON, LISTED_COURSE, SECOND_PAGE } from './sights.js';

const COMMENTS_TAB = '.course__tabs a:nth-of-type(3)';
const SECOND_CHAPTER = '.chapter:nth-of-type(2)';
const SEARCH_FIELD = '[role=dialog] [role=search] input';

/** A guest who has viewed home opens the list, its next page, and a course. */
export const PRESSES_TO_COURSE: Scenario = {
  figures: ['press-bottom-bar', 'press-next-page', 'phone-next-page', 'press-card'],
  measure: (browser, { url }) =>
    onPhone(browser, {}, async (tab) => {
      await view(tab, url);
      const list = await pressed(tab, ['press-bottom-bar'], '.bottom-nav a[href="/courses"]', LISTED_COURSE);
      // A visitor reads to the end of the list before they press.
      await tab.page.locator('.pager').scrollIntoViewIfNeeded();
      await tab.viewed();
      return {
        ...list,
        ...(await pressed(tab, ['press-next-page', 'phone-next-page'], '.pager [rel=next]', SECOND_PAGE)),
        ...(await pressed(tab, ['press-card'], LISTED_COURSE.selector, { selector: COURSE_HEADING.selector })),
      };
    }),
};

/** A guest who has viewed a course opens its directory and its comments. */
export const PRESSES_OF_TABS: Scenario = {
  figures: ['press-directory', 'phone-directory', 'press-comments', 'phone-comments'],
  measure: (browser, { url }) =>
    onPhone(browser, {}, async (tab) => {
      await view(tab, url + FILLED_COURSE.path);
      return {
        ...(await pressed(tab, ['press-directory', 'phone-directory'], DIRECTORY_TAB.selector, LESSON)),
        ...(await pressed(tab, ['press-comments', 'phone-comments'], COMMENTS_TAB, { selector: '.post__text' })),
      };
    }),
};

/** The same in a course of 2,000 lessons, where only the first chapter is open. */
export const PRESSES_OF_CHAPTERS: Scenario = {
  figures: ['press-long-directory', 'phone-long-directory', 'press-chapter'],
  measure: (browser, { url }) =>
    onPhone(browser, {}, async (tab) => {
      await fillAnswers(tab.page, FILLED_COURSE.call, fillChapters);
      await view(tab, url + FILLED_COURSE.path);
      const opened = { selector: `${SECOND_CHAPTER}[open] .lesson` };
      return {
        ...(await pressed(tab, ['press-long-directory', 'phone-long-directory'], DIRECTORY_TAB.selector, LESSON)),
        ...(await pressed(tab, ['press-chapter'], `${SECOND_CHAPTER} summary`, opened)),
      };
    }),
};

/** A guest who has viewed home types the first letter of a search, and another one opens the login dialog. */
export const PRESSES_AT_HOME: Scenario = {
  figures: ['press-letter', 'press-login'],
  measure: async (browser, { url }) => ({
    'press-letter': await onPhone(browser, {}, async (tab) => {
      await view(tab, url);
      await tab.page.locator('.narrow-tools__search').tap();
      await tab.page.locator(SEARCH_FIELD).tap();
      await tab.viewed();
      return tab.press(() => tab.page.keyboard.press('a'), 'input');
    }),
    'press-login': await onPhone(browser, {}, async (tab) => {
      await view(tab, url);
      return tab.press(() => tab.page.getByText('登录', { exact: true }).first().tap());
    }),
  }),
};

/** A member who has viewed a course opens a lesson, and pauses its video. */
export const PRESSES_OF_LESSON: Scenario = {
  figures: ['press-lesson', 'press-pause'],
  measure: (browser, site) => onPhone(browser, {}, (tab) => pressesOfLesson(tab, site), site),
};

async function pressesOfLesson(tab: Tab, { url }: Site): Promise<Measured> {
  await view(tab, url + COURSE);
  let lesson = NaN;
  await tab.untilPlaying(async () => {
    lesson = await tab.press(() => tab.page.locator(`a[href="${STREAM}"]`).first().tap());
  });
  await tab.viewed();
  const pause = tab.page.locator('.player__row .player__button').first();
  // A tap shows the controls, which hide while the video plays.
  if (!(await pause.isVisible())) await tab.page.locator('.player__image').tap();
  return { 'press-lesson': lesson, 'press-pause': await tab.press(() => pause.tap()) };
}

async function view(tab: Tab, url: string): Promise<void> {
  await tab.goTo(url);
  await tab.viewed();
}

/** Presses the element, and views the result. `shown`: the figure of the time until the result is visible. */
async function pressed(
  tab: Tab,
  [press, shown]: readonly [press: FigureName, shown?: FigureName],
  selector: string,
  result: Sight,
): Promise<Measured> {
  let answer = NaN;
  const element = tab.page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const visible = await tab.from(async () => {
    answer = await tab.press(() => element.tap());
  }, result);
  await tab.viewed();
  return { [press]: answer, ...(shown !== undefined && { [shown]: visible }) };
}

import type { Page } from 'playwright-core';

/** The text colour of a light page (src/ui/shared/theme/_tokens.scss). */
const LIGHT_TEXT = 'rgb(31, 42, 55)';

/** What paper cannot do. The time of a note is its content, also where it is a button. */
const ON_SCREEN_ONLY = [
  ...['button:not(.note__at)', '.btn', 'nav', '.header', '.footer', '.toasts', 'summary .icon'],
  ...['.account-deletion', '.member-head__plain > a', '.vip-standing__sign-in'],
  ...[':is(.course__panel, .lesson-body) .notice'],
].join();

/**
 * What would spoil the printed page, one line each: parts that stay in view cover content on every sheet, nothing on paper
 * scrolls or can be pressed, and the text of a dark screen is too light for it (docs/spec/appearance.md#print). Leaves the
 * page in its light colours.
 */
export async function faultsOnPaper(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const found = await page.evaluate(
    ([lightText, onScreenOnly]) => {
      window.dispatchEvent(new Event('beforeprint'));
      const staying = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (element) =>
          ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
      const cut = [...document.querySelectorAll<HTMLElement>('#main *')].filter(
        (element) =>
          /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight,
      );
      const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
        element.checkVisibility(),
      );
      const wide = shown.filter(
        (element) =>
          element.closest('.katex') === null && element.getBoundingClientRect().right > window.innerWidth + 1,
      );
      const { color } = getComputedStyle(document.body);
      return [
        ...staying.map(({ className }) => `stays in view: ${className}`),
        ...cut.map(({ className }) => `is cut off: ${className}`),
        ...shown
          .filter((element) => element.matches(onScreenOnly))
          .map(({ className }) => `is no content: ${className}`),
        ...wide.map(({ className }) => `is wider than the sheet: ${className}`),
        ...[...document.querySelectorAll('.note')]
          .filter((note) => !(note.querySelector('.note__at')?.checkVisibility() ?? false))
          .map((note) => `has no time: ${note.textContent}`),
        ...(shown.some((element) => element.matches('.print-line')) ? [] : ['has no name and address']),
        ...(color === lightText ? [] : [`text of a dark screen: ${color}`]),
      ];
    },
    [LIGHT_TEXT, ON_SCREEN_ONLY] as const,
  );
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  return found;
}

const MARGIN = '15mm';

/** How many sheets of A4 the page prints. */
export async function sheetsOf(page: Page): Promise<number> {
  await page.emulateMedia({ media: null });
  const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
  const file = await page.pdf({ format: 'A4', margin });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

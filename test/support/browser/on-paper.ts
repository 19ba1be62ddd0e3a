import type { Page } from 'playwright-core';

/** The text colour of a light page (src/ui/theme/_tokens.scss). */
const LIGHT_TEXT = 'rgb(31, 42, 55)';

/**
 * What would spoil the printed page, one line each: parts that stay in view cover content on every sheet, and the text
 * of a dark screen is too light for paper (docs/spec/appearance.md#print). Leaves the page in its light colours.
 */
export async function faultsOnPaper(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const found = await page.evaluate((lightText) => {
    const staying = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    const cut = [...document.querySelectorAll<HTMLElement>('#main *')].filter(
      (element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight,
    );
    const { color } = getComputedStyle(document.body);
    return [
      ...staying.map(({ className }) => `stays in view: ${className}`),
      ...cut.map(({ className }) => `is cut off: ${className}`),
      ...(color === lightText ? [] : [`text of a dark screen: ${color}`]),
    ];
  }, LIGHT_TEXT);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  return found;
}

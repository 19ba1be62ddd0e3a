import type { Page } from 'playwright-core';

/** What a reader's own style sheet may ask for, and every page has to bear (WCAG 1.4.12). */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

const ORDINARY_LETTERS_PX = 16;

/** Looks at a page while its text is spaced out. */
export async function whileSpaced<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  // By hand and not by an element: the content security policy would have a say in that.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, SPACED);
  const seen = await look();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return seen;
}

/** Looks at a page as one who has a finger in place of a mouse. */
export async function whileTouched<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const seen = await look();
  await debug.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await debug.detach();
  return seen;
}

/** Looks at a page as one who has set the browser to letters of twice the size (WCAG 1.4.4). */
export async function whileLettersAreLarge<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  const debug = await page.context().newCDPSession(page);
  const write = (standard: number) => debug.send('Page.setFontSizes', { fontSizes: { standard } });
  await write(2 * ORDINARY_LETTERS_PX);
  const seen = await look();
  await write(ORDINARY_LETTERS_PX);
  await debug.detach();
  return seen;
}

/** Looks at a page whose letters alone are twice the size, whatever its style sheet takes its width for. */
export async function whileRootIsLarge<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const seen = await look();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  return seen;
}

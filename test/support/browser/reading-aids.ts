import type { Page } from 'playwright-core';

/** The text spacing that a reader may set and that every page must support (WCAG 1.4.12). */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

const ORDINARY_LETTERS_PX = 16;

/** Runs `look` while the text of the page has that spacing. */
export async function whileSpaced<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  // Uses a constructed stylesheet: the content security policy would block a style element.
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

/** Runs `look` while the page has a touch screen and no mouse. */
export async function whileTouched<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const seen = await look();
  await debug.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await debug.detach();
  return seen;
}

/** Runs `look` while the browser's default font size is doubled (WCAG 1.4.4). */
export async function whileLettersAreLarge<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  const debug = await page.context().newCDPSession(page);
  const write = (standard: number) => debug.send('Page.setFontSizes', { fontSizes: { standard } });
  await write(2 * ORDINARY_LETTERS_PX);
  const seen = await look();
  await write(ORDINARY_LETTERS_PX);
  await debug.detach();
  return seen;
}

/** Runs `look` while the font size of the root element is doubled, which leaves media queries as they are. */
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

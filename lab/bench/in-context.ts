import type { Browser, BrowserContext } from 'playwright-core';

/** The screen of a cheap laptop. */
export const VISITOR = { viewport: { width: 1366, height: 768 }, locale: 'zh-CN' } as const;

/** Runs `work` in a new browser context without any stored data, and closes it afterwards. */
export async function asNewVisitor<T>(browser: Browser, work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser.newContext(VISITOR);
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/** The same with Save-Data: the site does not prefetch, so only requests of the page itself are measured. */
export function asSavingVisitor<T>(browser: Browser, work: (context: BrowserContext) => Promise<T>): Promise<T> {
  return asNewVisitor(browser, async (context) => {
    await context.addInitScript(() => {
      Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { value: true });
    });
    return work(context);
  });
}

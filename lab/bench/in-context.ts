import type { Browser, BrowserContext } from 'playwright-core';

/** As a visitor of this site sees it: the size of a cheap laptop. */
export const VISITOR = { viewport: { width: 1366, height: 768 }, locale: 'zh-CN' } as const;

/** Somebody who has never been here, and is gone when the work is done. */
export async function asNewVisitor<T>(browser: Browser, work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser.newContext(VISITOR);
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/** The same for somebody who saves data: nothing is fetched ahead, so that what came is what the page itself needs. */
export function asSavingVisitor<T>(browser: Browser, work: (context: BrowserContext) => Promise<T>): Promise<T> {
  return asNewVisitor(browser, async (context) => {
    await context.addInitScript(() => {
      Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { value: true });
    });
    return work(context);
  });
}

import type { Browser, BrowserContext } from 'playwright-core';

import { SEEDED, SEEDED_PASSWORD } from '../../src/adapters/memory/seed/members.js';
import { STORED_KEYS } from '../../src/domain/session/stored-keys.js';
import type { Site } from './scenario.js';

/** The screen of a cheap laptop. */
export const VISITOR = { viewport: { width: 1366, height: 768 }, locale: 'zh-CN' } as const;

/** A small phone that is operated by fingers. */
export const ON_PHONE = { ...VISITOR, viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

/** Runs `work` in a new browser context without any stored data, and closes it afterwards. */
export async function asNewVisitor<T>(
  browser: Browser,
  work: (context: BrowserContext) => Promise<T>,
  device: typeof VISITOR | typeof ON_PHONE = VISITOR,
): Promise<T> {
  const context = await browser.newContext(device);
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

/** Stores the token of a member of the demo. */
export async function signIn(context: BrowserContext, site: Site): Promise<void> {
  await context.addInitScript(
    ([name, value]) => {
      localStorage.setItem(name, value);
    },
    [STORED_KEYS.token.name, await tokenOfMember(site)] as const,
  );
}

async function tokenOfMember({ url }: Site): Promise<string> {
  const answer = await fetch(`${url}/api/v2/login/password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ mobile: SEEDED.ordinary, password: SEEDED_PASSWORD }),
  });
  const { data } = (await answer.json()) as { readonly data?: { readonly token?: string } };
  if (data?.token === undefined) throw new Error(`${url} does not sign in ${SEEDED.ordinary}.`);
  return data.token;
}

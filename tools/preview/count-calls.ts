import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';

import { STORED_KEYS } from '../../src/domain/session/stored-keys.js';
import { type BuiltFiles, readBuiltFiles } from './built-files.js';
import { startPreview } from './preview-server.js';

/** The locations of one visit: the first one is loaded, the others are navigations within the site. */
export interface Journey {
  readonly name: string;
  readonly locations: readonly [string, ...string[]];
  /** Mobile of a seeded member; without it the visitor is anonymous. */
  readonly signedInAs?: string;
}

export interface CountedJourney {
  readonly name: string;
  /** The number of API calls in one such visit. */
  readonly calls: number;
  /** How many of these calls nginx answers from a warm cache (`API_CACHE=on`). */
  readonly cached: number;
  /** The number of files that a browser with an empty cache loads, and their brotli size in bytes. */
  readonly files: number;
  readonly bytes: number;
}

const CACHE_CALLS = 'deploy/nginx/course-site/cache-calls.conf';

/** Title of the document before the site renders. */
const INITIAL_TITLE = '加载中…';

/** The calls that nginx caches, read from its configuration. */
function cachedCalls(): RegExp {
  const [, pattern] = /^location ~ (\S+) \{$/m.exec(readFileSync(CACHE_CALLS, 'utf8')) ?? [];
  if (pattern === undefined) throw new Error(`${CACHE_CALLS} lists no calls`);
  return new RegExp(pattern);
}

/**
 * Makes each journey in a browser, on the build in `directory`, and counts the requests. One journey after the other.
 */
export async function countCalls(
  browser: Browser,
  journeys: readonly Journey[],
  directory = 'dist',
): Promise<readonly CountedJourney[]> {
  const files = await readBuiltFiles(directory);
  const counted: CountedJourney[] = [];
  for (const journey of journeys) counted.push(await count(browser, journey, files));
  return counted;
}

async function count(
  browser: Browser,
  { name, locations, signedInAs }: Journey,
  files: BuiltFiles,
): Promise<CountedJourney> {
  const preview = await startPreview({ files });
  const token = signedInAs && preview.site.engine.controls.signIn(signedInAs);
  const localStorage = token ? [{ name: STORED_KEYS.token.name, value: token }] : [];
  const context = await browser.newContext({
    locale: 'zh-CN',
    storageState: { cookies: [], origins: [{ origin: preview.url, localStorage }] },
  });
  try {
    const page = await context.newPage();
    const paths = new Set<string>();
    const underWay = new Set<unknown>();
    page.on('request', (request) => {
      underWay.add(request);
      const { origin, pathname } = new URL(request.url());
      if (origin === preview.url) paths.add(pathname);
    });
    page.on('requestfinished', (request) => underWay.delete(request));
    page.on('requestfailed', (request) => underWay.delete(request));
    const settled = async (lastTitle: string): Promise<void> => {
      await page.waitForFunction(
        (title) =>
          document.title !== title &&
          document.querySelector('main h1') !== null &&
          document.querySelector('.skeleton') === null,
        lastTitle,
      );
      for (let lastCount = -1; lastCount !== paths.size + preview.site.requests.length || underWay.size > 0;) {
        lastCount = paths.size + preview.site.requests.length;
        await wait(500);
      }
    };
    const [first, ...others] = locations;
    await page.goto(preview.url + first);
    await settled(INITIAL_TITLE);
    for (const location of others) {
      const lastTitle = await page.title();
      // An entry without a key counts as a navigation of the visitor (WebNavigator).
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, location);
      await settled(lastTitle);
    }
    const calls = preview.site.requests.filter(({ path, method }) => path.startsWith('/api/') && method !== 'OPTIONS');
    const cached = cachedCalls();
    const served = [...paths].flatMap((path) => files.get(`${path}.br`) ?? files.get(path) ?? []);
    return {
      name,
      calls: calls.length,
      // nginx does not cache calls with a token.
      cached: calls.filter(({ path, headers }) => cached.test(path) && headers.authorization === undefined).length,
      files: served.length,
      bytes: served.reduce((sum, { length }) => sum + length, 0),
    };
  } finally {
    await context.close();
    await preview.close();
  }
}

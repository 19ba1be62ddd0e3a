/*
 * Inline script, production only, after the app shell: browsers paint that first. While the main script loads, it requests the data of start-up and of pages
 * that show one thing, the code of the current page, and that which its text needs. The HTTP adapter takes each answer once (adapters/http/client/preloaded-responses.ts) and sends
 * the request itself where there is none, or a failure or an old answer. It never throws.
 */
import { requestUrl, type UrlParts } from '../adapters/http/client/request-url.js';
import { CONFIG, MEMBER, NAVS } from '../adapters/http/client/start-up-calls.js';
import {
  HOME_BLOCKS,
  homeGenerationOf,
  imagesOfBlocks,
  imagesOfConfig,
  LATEST_ANNOUNCEMENT,
  LEARNED_COURSES,
} from '../adapters/http/client/home-calls.js';
import {
  announcementCall,
  courseCall,
  coverOfCourse,
  isPlayable,
  lessonCall,
  playSourcesCall,
  searchCall,
} from '../adapters/http/client/page-calls.js';
import { matchesPattern } from '../domain/access/paths.js';
import { mayContainFormula } from '../domain/content/math.js';
import { LEARNED_COURSES_FETCHED, SEARCH_RESULTS_A_PAGE } from '../domain/site/limits.js';
import { parseApiBase } from '../domain/site/server-access.js';
import { imageUrl } from '../domain/site/image-url.js';
import { storedToken } from './stored-token.js';

/** A page: its route pattern, the files of its code, and whether only members may enter. */
type PageFiles = readonly [pattern: string, files: readonly string[], membersOnly: boolean];

// The build replaces these names by values (tools/webpack/document-plugin.ts).
declare const BUILT_API_URL: string;
declare const PAGES: readonly PageFiles[];
/** The files of the code that plays streams. */
declare const STREAMS: readonly string[];
/** The files of the code that draws formulas, and of the code that highlights code. */
declare const FORMULAS: readonly string[];
declare const HIGHLIGHTER: readonly string[];

const token = storedToken();
try {
  requestStartUp();
  preloadPageCode();
} catch {
  // A browser without fetch or AbortController cannot run the site either.
}

function requestStartUp(): void {
  const candidates = [window.meedu_api_url, window.courseSiteSettings?.['api_url'], BUILT_API_URL];
  const base = candidates.map(parseApiBase).find((each) => each !== undefined) ?? '';
  const responses: NonNullable<Window['courseSitePreloads']> = new Map();
  window.courseSitePreloads = responses;

  const request = (call: UrlParts): Promise<Response> => {
    const url = requestUrl(base, call);
    const controller = new AbortController();
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (token !== null) headers['Authorization'] = `Bearer ${token}`;
    // The site may take the answer much later.
    const answer = fetch(url, { headers, credentials: 'omit', signal: controller.signal }).then((response) =>
      Object.assign(response, { at: Date.now() }),
    );
    // Without this the browser would report an unhandled rejection: the adapter may take the answer later, or never.
    answer.catch(() => undefined);
    responses.set(url, {
      token,
      answer,
      abort: () => {
        controller.abort();
      },
    });
    return answer;
  };

  const config = request(CONFIG);
  void request(NAVS);
  if (token !== null) void request(MEMBER);
  if (location.pathname === '/') requestHome(base, config, request);
  // Addresses of src/domain/access/routes.ts, whose titles would make this script longer. For a query that is written in
  // another way than by the site, the site sends its own request.
  const [, page, id] = /^\/courses\/(detail|video)\/([1-9]\d{0,8})$/.exec(location.pathname) ?? [];
  const requestText = (call: UrlParts) => {
    requestNeedsOf(request(call), config, base);
  };
  if (page === 'detail') requestText(courseCall(Number(id)));
  else if (page === 'video' && token !== null) requestLesson(Number(id), request);
  const query = new URLSearchParams(location.search.replaceAll('+', '%2B'));
  if (location.pathname === '/announcement') {
    requestText(query.has('id') ? announcementCall(Number(query.get('id'))) : LATEST_ANNOUNCEMENT);
  }
  const keywords = (query.get('keywords') ?? '').trim();
  if (location.pathname === '/search' && keywords !== '') {
    const [type, page, size] = [query.get('type') ?? '', query.get('page') ?? 1, SEARCH_RESULTS_A_PAGE];
    void request(searchCall({ keywords, type, page, size }));
  }
}

/** The cover of a course, and what its text needs, before React renders them (docs/spec/rich-text.md#late-content). */
function requestNeedsOf(answer: Promise<Response>, config: Promise<Response>, base: string): void {
  Promise.all([dataOf(answer), dataOf(config), scriptsLoaded()])
    .then(([data, { url }]) => {
      requestImages([coverOfCourse(data)], url, base);
      const text = JSON.stringify(data);
      if (mayContainFormula(text)) preloadFiles(FORMULAS);
      if (/lang(uage)?-|hljs/.test(text)) preloadFiles(HIGHLIGHTER);
    })
    .catch(() => undefined);
}

/** The addresses of a video are requested only for a member who may watch it (docs/spec/lesson.md#requests-ahead). */
function requestLesson(id: number, request: (call: UrlParts) => Promise<Response>): void {
  dataOf(request(lessonCall(id)))
    .then((lesson) => (isPlayable(lesson) ? dataOf(request(playSourcesCall(id))) : {}))
    .then((sources) => {
      if (/m3u8/i.test(JSON.stringify(sources))) preloadFiles(STREAMS);
    })
    .catch(() => undefined);
}

/**
 * The configuration shows the server's generation, which determines the call for the blocks of home
 * (docs/api/README.md#detecting-the-generation).
 */
function requestHome(base: string, config: Promise<Response>, request: (call: UrlParts) => Promise<Response>): void {
  const scripts = scriptsLoaded();
  if (token !== null) void request({ ...LEARNED_COURSES, query: { page: 1, size: LEARNED_COURSES_FETCHED } });
  dataOf(config)
    .then((data) => {
      const requestLater = (images: readonly unknown[]) =>
        scripts.then(() => {
          requestImages(images, data.url, base);
        });
      void request(LATEST_ANNOUNCEMENT);
      const blocks = request(HOME_BLOCKS[homeGenerationOf(data)]);
      void requestLater(imagesOfConfig(data));
      return dataOf(blocks).then((blockData) => requestLater(imagesOfBlocks(blockData)));
    })
    .catch(() => undefined);
}

/** Reads a clone, because the site reads the answer itself and reports its errors. Rejects when there is no data. */
function dataOf(answer: Promise<Response>): Promise<{ readonly url?: unknown }> {
  return answer
    .then((response) => (response.ok ? response.clone().json() : Promise.reject(new Error('refused'))))
    .then((envelope: { readonly data: unknown }) => Object(envelope.data) as object);
}

/**
 * Images of the first screen and the code of a text would compete with the scripts for bandwidth, so they wait until
 * these are loaded.
 */
function scriptsLoaded(): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener(
      'load',
      ({ target }) => {
        if (target === [...document.querySelectorAll('script[data-site]')].at(-1)) resolve();
      },
      true,
    );
  });
}

/** `server` is what the configuration names; without it, images are on the server of the API. */
function requestImages(images: readonly unknown[], server: unknown, base: string): void {
  for (const image of images) {
    if (typeof image !== 'string' || image === '') continue;
    new Image().src = imageUrl(image, typeof server === 'string' ? server : base);
  }
}

function preloadPageCode(): void {
  const page = PAGES.find(([pattern]) => matchesPattern(pattern, location.pathname));
  if (!page) return;
  const [, files, membersOnly] = page;
  if (membersOnly && token === null) return;
  preloadFiles(files);
}

function preloadFiles(files: readonly string[]): void {
  for (const file of files) {
    if (!file.endsWith('css')) preload(file, 'script');
    // A snapshot has the stylesheets of its page inline.
    else if (!document.querySelector(`style[data-href="${file}"]`)) preload(file, 'style');
  }
}

function preload(file: string, as: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.fetchPriority = 'low';
  link.href = file;
  document.head.appendChild(link);
}

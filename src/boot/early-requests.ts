/*
 * Inline script, production only, after the app shell: browsers paint that first. While the main script loads, it requests the data of start-up and of pages
 * that show one thing, the code of the current page, and that which its text needs. The HTTP adapter takes each answer once (adapters/http/client/preloaded-responses.ts) and sends
 * the request itself where there is none, or a failure or an old answer. It never throws. It shows the first slide of home in the shell.
 */
import { type FirstCall, firstCalls, type FirstImages, homeGenerationOf } from '../adapters/http/client/first-calls.js';
import { requestUrl, type UrlParts } from '../adapters/http/client/request-url.js';
import { GENERATION_NAME, parseApiBase } from '../domain/site/server-access.js';
import { imageUrl } from '../domain/site/image-url.js';
import { preloadCodeOfPage, preloadCodeOfStreams, preloadCodeOfText } from './preload-code.js';
import { stored, storedToken } from './stored-token.js';

// The build replaces this name by a value (tools/webpack/document-plugin.ts).
declare const BUILT_API_URL: string;

const token = storedToken();
try {
  requestStartUp();
  preloadCodeOfPage(token !== null);
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

  const scripts = scriptLoaded(-1);
  const requestImages = imageRequests(scripts);
  const generation = ([1, 2] as const).find((each) => String(each) === stored(GENERATION_NAME));
  const [config, ...others] = firstCalls(location, { isMember: token !== null, generation });
  const configuration = dataOf(request(config.call));
  const send = (first: FirstCall): void => {
    const answer = request(first.call);
    if (first.images || first.shows || first.next) follow(first, dataOf(answer));
  };
  const follow = ({ images, shows, next }: FirstCall, data: Promise<object>): void => {
    data
      .then(async (answer) => {
        next?.(answer).forEach(send);
        const text = shows === undefined ? '' : JSON.stringify(answer);
        if (shows === 'sources') preloadCodeOfStreams(text);
        if (images === undefined && shows !== 'text') return;
        const { url } = await configuration;
        const urlOf = (image: unknown) => urlOfImage(image, typeof url === 'string' ? url : base);
        if (images) requestImages(images(answer), urlOf);
        await scripts;
        preloadCodeOfText(text);
      })
      .catch(() => undefined);
  };
  // Its images are those of the top of the page.
  follow(config, configuration);
  others.forEach(send);
  configuration.then(rememberGeneration).catch(() => undefined);
}

/** Reads a clone, because the site reads the answer itself and reports its errors. Rejects when there is no data. */
function dataOf(answer: Promise<Response>): Promise<{ readonly url?: unknown }> {
  return answer
    .then((response) => (response.ok ? response.clone().json() : Promise.reject(new Error('refused'))))
    .then((envelope: { readonly data: unknown }) => Object(envelope.data) as object);
}

/** The last one has the index -1. */
function scriptLoaded(index: number): Promise<void> {
  return new Promise((resolve) => {
    document.addEventListener(
      'load',
      ({ target }) => {
        if (target === [...document.querySelectorAll('script[data-site]')].at(index)) resolve();
      },
      true,
    );
  });
}

/**
 * Returns a function that requests images: no other one while the largest of the page loads. They would compete with the
 * scripts for bandwidth, so they wait for them. One that the app shell can show waits for all but the last: its answer
 * takes a round trip, and the shell is painted until the last one runs.
 */
function imageRequests(scripts: Promise<void>): (images: FirstImages, urlOf: (image: unknown) => string) => void {
  const scriptsButLast = scriptLoaded(-2);
  let othersMayLoad: Promise<unknown> = scripts;
  return ({ largest, isInShell = false, others = [] }, urlOf) => {
    const first = urlOf(largest);
    if (first !== '')
      othersMayLoad = (isInShell ? scriptsButLast : scripts)
        .then(() => loaded(first, 'high'))
        .then((image) => {
          if (isInShell && image.naturalWidth > 0) showInShell(image);
          return scripts;
        });
    void othersMayLoad.then(() => {
      for (const url of others.map(urlOf)) if (url !== '') void loaded(url, 'low');
    });
  };
}

/** Ends with a failure, too. */
function loaded(url: string, priority: 'high' | 'low'): Promise<HTMLImageElement> {
  return new Promise((resolve) => {
    const image = new Image();
    image.fetchPriority = priority;
    image.onload = image.onerror = () => {
      resolve(image);
    };
    image.src = url;
  });
}

/** Shows the image where the page will show it (src/ui/home/home-pending.tsx, _home-shape.scss), the skeleton below it. */
function showInShell(image: HTMLImageElement): void {
  const createBox = (className: string, ...inside: readonly Element[]): Element => {
    const box = Object.assign(document.createElement('div'), { className });
    box.append(...inside);
    return box;
  };
  const { token, learnedNothing } = document.documentElement.dataset;
  const learned = token !== undefined && learnedNothing === undefined ? [createBox('home__learned')] : [];
  const slide = Object.assign(image, { alt: '', className: 'carousel__image' });
  const carousel = createBox('carousel', createBox('carousel__view', slide));
  const main = document.querySelector('.frame--early > .main');
  main?.replaceChildren(createBox('home column', ...learned, carousel), ...main.children);
}

/** `server` is what the configuration names; without it, images are on the server of the API. Empty without an image. */
function urlOfImage(image: unknown, server: string): string {
  return typeof image === 'string' ? imageUrl(image, server) : '';
}

/** Most visitors return to the server that they know. */
function rememberGeneration(config: object): void {
  const present = String(homeGenerationOf(config));
  if (present !== stored(GENERATION_NAME)) localStorage.setItem(GENERATION_NAME, present);
}

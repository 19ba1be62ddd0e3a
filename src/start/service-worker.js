/*
 * Keeps the document for whoever comes again: the frame is seen before the server has been asked (issue 14, decision 18).
 * What is kept is asked for anew behind each visit, so that a release is seen by the visit after.
 *
 * A service worker, in a file of its own beside the document: no imports. `address` is a regular expression of the
 * addresses that the site has pages at; every other one, and all that is no page, is the browser's own matter.
 */
(function keepDocument(scope, address) {
  const STORE = 'document';
  const DOCUMENT = '/';
  const KEPT_AT = 'x-kept-at';
  /** Longer than that, and the server may have been given other ways to be spoken to. */
  const KEPT_AT_MOST_MS = 7 * 24 * 60 * 60 * 1000;
  /** The page asks its own questions first. */
  const ASKED_AGAIN_AFTER_MS = 3000;
  /** No other document has this (src/index.html). */
  const OURS = 'id="site-settings"';

  const pages = new RegExp('^(?:' + address + ')$');

  function isPage(request) {
    const path = new URL(request.url).pathname.replace(/(.)\/+$/, '$1').toLowerCase();
    return request.mode === 'navigate' && request.method === 'GET' && pages.test(path);
  }

  /** Whoever loads a page again wants what the server has now; and without a network, what the browser says of it. */
  function mayBeKept(request) {
    return request.cache !== 'no-cache' && request.cache !== 'reload' && scope.navigator.onLine;
  }

  async function kept() {
    const document = await scope.caches.match(DOCUMENT, { cacheName: STORE });
    return document && Date.now() - document.headers.get(KEPT_AT) < KEPT_AT_MOST_MS ? document : undefined;
  }

  async function keep(answer, text) {
    const headers = new Headers(answer.headers);
    // The text is no longer packed.
    headers.delete('content-encoding');
    headers.delete('content-length');
    headers.set(KEPT_AT, Date.now());
    const store = await scope.caches.open(STORE);
    // Made anew it has no address of its own, and takes that of the page.
    await store.put(DOCUMENT, new Response(text, { headers: headers }));
  }

  /** Somebody else lives here now, or the operator wants nothing kept: as if this had never been. */
  async function leave() {
    await scope.caches.delete(STORE);
    await scope.registration.unregister();
  }

  async function renew() {
    const headers = { Accept: 'text/html' };
    const answer = await fetch(DOCUMENT, { headers: headers, cache: 'no-cache', redirect: 'manual' });
    // A server that is down will be back.
    if (answer.status >= 500) return;
    const text = await answer.text();
    if (!answer.ok || !text.includes(OURS) || /\bno-store\b/.test(answer.headers.get('cache-control'))) await leave();
    else await keep(answer, text);
  }

  scope.addEventListener('install', (event) => {
    scope.skipWaiting();
    // What is no page does not even come by here, where the browser knows how.
    if (event.addRoutes)
      event.waitUntil(event.addRoutes({ condition: { not: { requestMode: 'navigate' } }, source: 'network' }));
    event.waitUntil(renew());
  });

  scope.addEventListener('fetch', (event) => {
    const request = event.request;
    if (!isPage(request)) return;
    if (mayBeKept(request)) {
      event.respondWith(
        kept()
          // A store that cannot be read keeps nothing.
          .catch(() => undefined)
          .then((document) => document || fetch(request)),
      );
    }
    event.waitUntil(
      new Promise((passed) => setTimeout(passed, ASKED_AGAIN_AFTER_MS)).then(renew).catch(() => {
        // No answer, or no room: what is kept stays, and the next visit tries again.
      }),
    );
  });
})(self, __PAGES__);

/*
 * The whole service worker `/sw.js`: an older site of this origin may have installed one, which would answer its own pages for ever.
 * A browser that looks for a new version of that worker finds this one, which removes itself and reloads the pages.
 */

/** The part of the worker's global scope that is needed here. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  readonly registration: { unregister(): Promise<boolean> };
  readonly clients: {
    /** Only pages that the worker controls: none where the page has just installed it, so no page reloads for ever. */
    matchAll(options: {
      readonly type: 'window';
    }): Promise<readonly { readonly url: string; navigate(url: string): Promise<unknown> }[]>;
  };
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(done: Promise<unknown>): void }) => void,
  ): void;
}

// Only a module may declare what the library of the DOM declares in another way.
export {};
declare const self: WorkerScope;

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(removeWorker());
});

async function removeWorker(): Promise<void> {
  await self.registration.unregister();
  const pages = await self.clients.matchAll({ type: 'window' });
  // Navigating waits for the page, which waits for this event.
  for (const page of pages) void page.navigate(page.url);
}

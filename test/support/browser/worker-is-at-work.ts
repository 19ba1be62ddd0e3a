import type { Visit } from './visit.js';

/** Waits until the service worker answers visits: of what is fetched ahead of a page it is the last, and has all that it needs. */
export function workerIsAtWork({ page }: Visit): Promise<void> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise(requestAnimationFrame);
  });
}

import { expect } from 'chai';

import { type BuiltFiles, INDEX, readBuiltFiles } from '../../tools/preview/built-files.js';
import { type Preview, startPreview } from '../../tools/preview/preview-server.js';
import { browserRig } from '../support/browser/rig.js';

const SETTINGS = 'id="site-settings">';
const MAIN = /^\/assets\/main\..*\.js$/;
/** An inline script. The browser runs it only if the policy was made for exactly this document. */
const INLINE = '<script>document.documentElement.dataset.release = "two"</script></head>';

/**
 * The same site as a new build: `main` has another name, the document has an inline script, and the operator has
 * changed a setting.
 */
function nextRelease(files: BuiltFiles): BuiltFiles {
  const main = [...files.keys()].find((path) => MAIN.test(path)) ?? '';
  const renamed = main.replace(/\.\w{6}\.js$/, '.another.js');
  const document = String(files.get(INDEX))
    .replace(SETTINGS, `${SETTINGS}\nvip = off\n`)
    .replaceAll(main, renamed)
    .replace('</head>', INLINE);
  const others = [...files].filter(([path]) => !path.startsWith(main) && !path.startsWith(INDEX));
  return new Map([...others, [renamed, files.get(main) ?? Buffer.alloc(0)], [INDEX, Buffer.from(document)]]);
}

describe('A new release, for a browser that has cached the previous release', () => {
  let serving: Preview;
  const rig = browserRig({
    start: async () => {
      serving = await startPreview();
      return { ...serving, close: () => serving.close() };
    },
  });

  async function deploy(): Promise<void> {
    const port = Number(new URL(serving.url).port);
    await serving.close();
    serving = await startPreview({ port, files: nextRelease(await readBuiltFiles('dist')) });
  }

  it('takes effect at the next load, in the same tab and in a new one: document, scripts, settings and policy', async () => {
    const visit = await rig.visit('/', { prefetches: true });
    // Visits several pages and waits for everything they prefetch, so that the browser caches all that it may cache.
    for (const path of ['/', '/', '/courses']) {
      await visit.until(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/course-details.')),
      );
      await visit.page.waitForLoadState('networkidle');
      await visit.goTo(path);
    }
    await visit.page.getByRole('link', { name: /VIP/ }).first().waitFor();
    await visit.page.waitForLoadState('networkidle');

    await deploy();
    const another = await visit.anotherTab('/courses');
    await visit.goTo('/courses');
    for (const tab of [visit, another]) {
      await tab.sees('录播课');
      expect(await tab.page.locator('script[src*="/main."]').getAttribute('src')).to.contain('.another.');
      expect(
        await tab.page.locator('html').getAttribute('data-release'),
        'the new policy allows the new inline script',
      ).to.equal('two');
      expect(await tab.page.getByRole('link', { name: /VIP/ }).count()).to.equal(0);
      expect(await tab.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).to.equal(
        0,
      );
      tab.expectQuiet();
    }
  });
});

/** As an older site on this origin may have left it: it answers every page itself. */
const OLD_WORKER = `
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate')
      event.respondWith(new Response('the old site', { headers: { 'content-type': 'text/html' } }));
  });`;

describe('The service worker of an older site on the same origin', () => {
  const files = new Map<string, Buffer>();
  const rig = browserRig({ start: () => startPreview({ files }) });

  it('is removed by a file with its name, and the page reloads', async () => {
    const name = '/sw.js';
    const built = await readBuiltFiles('dist');
    for (const other of ['/service-worker.js', '/serviceworker.js', '/ngsw-worker.js'])
      expect(built.get(other), other).to.deep.equal(built.get(name));
    for (const [path, bytes] of built) if (!/worker|sw\.js/.test(path)) files.set(path, bytes);
    files.set(name, Buffer.from(OLD_WORKER));
    const visit = await rig.visit('/courses');
    await visit.sees('录播课');
    // Not under the policy of the site, which allows no worker.
    await visit.page.goto(new URL('/version.json', visit.page.url()).href);
    await visit.page.evaluate(async (script) => {
      const controlled = new Promise((done) => {
        navigator.serviceWorker.addEventListener('controllerchange', done);
      });
      await navigator.serviceWorker.register(script);
      await controlled;
    }, name);
    await visit.goTo('/courses');
    expect(await visit.page.textContent('body')).to.equal('the old site');

    files.set(name, built.get(name) ?? Buffer.alloc(0));
    await visit.page.reload();
    await visit.sees('录播课');
    expect(await visit.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).to.equal(
      0,
    );
  });
});

import { expect } from 'chai';

import { type BuiltFiles, INDEX, readBuiltFiles } from '../../tools/preview/built-files.js';
import { startPreview } from '../../tools/preview/preview-server.js';
import { browserRig } from '../support/browser/rig.js';
import type { Visit } from '../support/browser/visit.js';
import { workerIsAtWork } from '../support/browser/worker-is-at-work.js';

const PLACE = 'id="site-settings">';

/** Whether the document came over the wire, and how it was asked for. */
const journey = (visit: Visit) =>
  visit.page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    if (!(entry instanceof PerformanceNavigationTiming)) throw new Error('no navigation');
    return { fromServer: entry.transferSize > 0, type: entry.type };
  });

/** Waits until what is kept has these words in it. Playwright's own waiting takes a promise for a yes. */
const keeps = (visit: Visit, words: string) =>
  visit.page.evaluate(async (wanted) => {
    for (;;) {
      const kept = await caches.match('/', { cacheName: 'document' });
      if ((await kept?.text())?.includes(wanted)) return;
      await new Promise(requestAnimationFrame);
    }
  }, words);

/** Waits until there is no worker any more. */
const isGone = (visit: Visit) =>
  visit.page.evaluate(async () => {
    while ((await navigator.serviceWorker.getRegistrations()).length > 0) await new Promise(requestAnimationFrame);
  });

describe('the document of an earlier visit, in the browser (issue 14)', () => {
  let files = new Map<string, Buffer>();
  const rig = browserRig({
    start: async () => {
      files = unpacked(await readBuiltFiles('dist'));
      return startPreview({ files });
    },
  });

  /** Without what is packed, which would have to be packed again after every change. */
  function unpacked(all: BuiltFiles): Map<string, Buffer> {
    return new Map([...all].filter(([path]) => !/\.(?:br|gz)$/.test(path)));
  }

  /** The next release, by what an operator has set. */
  function release(words: string, change = (document: string) => document): void {
    files.set(INDEX, Buffer.from(change(String(files.get(INDEX)).replace(PLACE, `${PLACE}\n# ${words}\n`))));
  }

  /** Somebody who has looked at home for a while. */
  async function whoHasBeenHere(): Promise<Visit> {
    const visit = await rig.visit('/', { fetchesAhead: true });
    await keeps(visit, PLACE);
    await workerIsAtWork(visit);
    return visit;
  }

  it('is what they see who come again, at each address of the site: none of it comes over the wire', async () => {
    const visit = await whoHasBeenHere();
    const again = await visit.anotherTab('/courses?page=2');
    await again.sees('录播课');
    expect(again.address).to.equal('/courses?page=2');
    expect(await journey(again)).to.deep.equal({ fromServer: false, type: 'navigate' });
    again.expectQuiet();
    visit.expectQuiet();
  });

  it('has the policy of its server', async () => {
    const visit = await whoHasBeenHere();
    await visit.goTo('/courses');
    await visit.sees('录播课');
    const refused = await visit.page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => {
            resolve(event.effectiveDirective);
          });
          document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { margin: 0 }' }));
        }),
    );
    expect(refused).to.equal('style-src-elem');
    expect(await journey(visit)).to.include({ fromServer: false });
  });

  it('is followed by that of a release at the visit after, and at once where the page is loaded again', async () => {
    const visit = await whoHasBeenHere();
    const words = () => visit.page.locator('#site-settings').textContent();
    release('release two');
    await visit.goTo('/courses');
    await visit.sees('录播课');
    expect(await words()).to.equal('');
    await keeps(visit, 'release two');
    await visit.goTo('/courses');
    await visit.sees('录播课');
    expect(await words()).to.contain('release two');
    expect(await journey(visit)).to.include({ fromServer: false });

    release('release three');
    await visit.page.reload();
    await visit.sees('录播课');
    expect(await words()).to.contain('release three');
    expect(await journey(visit)).to.deep.equal({ fromServer: true, type: 'reload' });
  });

  it('is loaded anew at once where a release took its scripts away, and no second time', async () => {
    const visit = await whoHasBeenHere();
    const main = [...files.keys()].find((path) => /^\/assets\/main\..*\.js$/.test(path)) ?? '';
    const another = main.replace(/\.\w{6}\.js$/, '.another.js');
    files.set(another, files.get(main) ?? Buffer.alloc(0)).delete(main);
    // Only where it is asked for: the policy knows the scripts that stand in the document by their hashes.
    release('release two', (document) => document.replaceAll(`"${main}"`, `"${another}"`));
    const devtools = await visit.page.context().newCDPSession(visit.page);
    await devtools.send('Network.clearBrowserCache');
    await visit.goTo('/courses');
    await visit.sees('录播课');
    expect(await journey(visit)).to.deep.equal({ fromServer: true, type: 'reload' });
    expect(visit.requests.filter((request) => request === 'GET /courses')).to.have.lengthOf(2);
    visit.expectQuiet(/404|MIME type/);
  });

  it('is not shown where the site has no page, nor for what is the server’s', async () => {
    const visit = await whoHasBeenHere();
    await visit.goTo('/nowhere');
    expect(await journey(visit)).to.include({ fromServer: true });
    await visit.goTo('/third-party-licences.txt');
    expect(await journey(visit)).to.include({ fromServer: true });
  });

  it('is not shown without a network: the browser says what is wrong, and the site is there again with it', async () => {
    const visit = await whoHasBeenHere();
    const context = visit.page.context();
    await context.setOffline(true);
    const refused = await visit.goTo('/courses').catch((error: unknown) => String(error));
    expect(refused).to.match(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(false);
    await visit.goTo('/courses');
    await visit.sees('录播课');
    expect(await journey(visit)).to.include({ fromServer: false });
  });

  it('is forgotten where another site lives at the address now', async () => {
    const visit = await whoHasBeenHere();
    files.set(INDEX, Buffer.from('<h1>另一个网站</h1>'));
    await visit.goTo('/courses');
    await visit.sees('录播课');
    await isGone(visit);
    expect(await visit.page.evaluate(() => caches.has('document'))).to.equal(false);
    await visit.goTo('/courses');
    await visit.sees('另一个网站');
  });

  it('is kept for nobody who saves data', async () => {
    const visit = await rig.visit('/');
    await visit.reads('友情链接');
    expect(await visit.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).to.equal(
      0,
    );
  });
});

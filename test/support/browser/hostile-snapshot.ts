import { readFile } from 'node:fs/promises';

import { expect } from 'chai';
import { JSDOM } from 'jsdom';
import { describe, it } from 'mocha';

import { BREADTH } from '../breadth.js';
import { HOSTILE_COURSE, HOSTILE_TITLE, isTakenOver, overSmallSite } from './small-site.js';
import { dangersIn } from '../hostile/dangers.js';

const COURSE = `/courses/detail/${String(HOSTILE_COURSE)}`;

const AT_SITE = { url: 'http://site.invalid/' };

/** Scripts that a document runs: their text, or the address of their file. */
function scriptsOf(document: Document): readonly string[] {
  const run = [...document.querySelectorAll('script:not([type="application/ld+json"], [type="text/plain"])')];
  return run.map((script) => script.getAttribute('src') ?? script.textContent);
}

/** Part of the file that starts over the same snapshots: two of mocha's workers would make them twice, in ten seconds each. */
export function describeHostileSnapshot(): void {
  describe('The snapshot of a course with hostile texts', function () {
    this.timeout(180_000);
    const { rig, snapshotOf } = overSmallSite();

    it('runs no script but those of the build, leads nowhere else, and has the exact title', async () => {
      const built = new JSDOM(await readFile('dist/index.html', 'utf8'), AT_SITE).window.document;
      const { start } = JSON.parse(await readFile('dist/page-styles.json', 'utf8')) as {
        readonly start: { readonly script: string };
      };
      const allowed = [...scriptsOf(built), ...scriptsOf(new JSDOM(start.script, AT_SITE).window.document)];
      for (const address of [COURSE, '/courses', '/index']) {
        const { document } = new JSDOM(snapshotOf(address), AT_SITE).window;
        expect(scriptsOf(document), address).to.have.members(allowed);
        expect(dangersIn(document).filter((danger) => danger !== 'script')).to.deep.equal([]);
        expect(document.querySelectorAll('base, meta[http-equiv], body form[action], body style')).to.have.lengthOf(0);
        const events = [...document.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
        expect(events.filter((name) => name.startsWith('on'))).to.deep.equal([]);
      }
      const { document } = new JSDOM(snapshotOf(COURSE), AT_SITE).window;
      const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }): unknown => JSON.parse(textContent),
      );
      expect(data[0]).to.have.property('name', HOSTILE_TITLE);
      expect(document.title).to.include(HOSTILE_TITLE);
      expect(document.querySelector('h1')?.textContent).to.equal(HOSTILE_TITLE);
      expect(document.querySelector('noscript')?.textContent).to.include('</noscript>');
    });

    it(`is replaced by the same page, without a refused script or style and with the exact title ${BREADTH}`, async () => {
      const visit = await rig.visit(COURSE);
      await visit.until(isTakenOver);
      expect(await visit.page.locator('h1').allTextContents()).to.deep.equal([HOSTILE_TITLE]);
      expect(await visit.page.title()).to.include('</title></script>');
      expect(new URL(visit.page.url()).pathname).to.equal(COURSE);
      visit.expectQuiet();
    });
  });
}

import { expect } from 'chai';
import type { Page, Route } from 'playwright-core';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { BREADTH } from '../support/breadth.js';
import { EVERY_ADDRESS } from '../support/browser/every-address.js';
import { IN_SITE } from '../support/browser/page-there.js';
import { browserRig } from '../support/browser/rig.js';
import { EVIL_HOST, MARK, poisonedEnvelope, POISONS } from '../support/hostile/poison.js';
import { until } from '../support/until.js';

const PAYLOADS = [...(POISONS.markup ?? []), ...(POISONS.addresses ?? [])];

/** Images and videos may be loaded from any host, because operators store them on any host. */
const LOOKED_AT = ['image', 'media'];

/**
 * What the console may report: malformed answers, and images that cannot be loaded. None of it means that a script ran.
 */
const EXPECTED = /^malformed answer to|^Failed to load resource|img-src|^Not allowed to load local resource|^服务异常/;

/** Records everything that a page must never do, whatever the server answers. */
async function watch(page: Page, actions: string[]): Promise<void> {
  page.on('dialog', (dialog) => {
    actions.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => actions.push(`window ${popup.url()}`));
  page.on('pageerror', (error) => actions.push(`uncaught ${String(error)}`));
  page.on('console', (message) => {
    // These include violations of the Content Security Policy (test/support/browser/noise.ts).
    if (message.type() === 'error' && !EXPECTED.test(message.text())) actions.push(`console ${message.text()}`);
  });
  page.on('framenavigated', (frame) => {
    const { hostname, protocol } = new URL(frame.url());
    if (hostname !== '127.0.0.1' && protocol !== 'about:') actions.push(`navigation ${frame.url()}`);
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    const foreign = hostname !== '127.0.0.1' && protocol !== 'data:' && !LOOKED_AT.includes(request.resourceType());
    if (foreign) actions.push(`${request.resourceType()} ${request.url()}`);
  });
  await page.route(`*://${EVIL_HOST}/**`, (route) => route.abort());
}

describe('A hostile server, in the browser', () => {
  const rig = browserRig();

  // In a simulated DOM the same answers are part of `npm test` (test/ui/hostile).
  it(`makes no page run a script, leave the site or lose its heading, whatever its answers contain ${BREADTH}`, async () => {
    const actions: string[] = [];
    let turn = 0;
    let open = 0;
    const spoil = async (route: Route) => {
      const response = await route.fetch();
      const body = poisonedEnvelope(await response.text(), { payloads: PAYLOADS, turn, gently: true });
      await route.fulfill({ response, body });
    };
    const visit = await rig.visit('/no-such-page', {
      signedInAs: SEEDED.ordinary,
      prepare: async (page) => {
        await watch(page, actions);
        await page.route('**/api/**', async (route) => {
          open += 1;
          // Leaving a page cancels its open requests, so fulfilling them may fail.
          await spoil(route).catch(() => undefined);
          open -= 1;
        });
      },
    });
    // A page without a frame shows nothing from the server.
    for (const { path } of EVERY_ADDRESS.filter(({ frame }) => frame !== 'none')) {
      turn += 1;
      await visit.goTo(path);
      await visit.page.locator(`${IN_SITE} h1`).first().waitFor({ state: 'attached' });
      // The poisoned text is visible, at least in the menu, and no request is open any more.
      await visit.page.getByText(MARK).first().waitFor({ state: 'attached' });
      await until(() => open === 0);
      expect(await visit.page.locator('h1').count(), path).to.equal(1);
      expect(actions, path).to.deep.equal([]);
    }
  }).timeout(180_000);

  it('cannot make HTML or a script out of a text, because the policy of the page refuses it', async () => {
    const html = '<p>一段<b>文字</b></p><pre><code class="language-java">int x;</code></pre>';
    rig.controls.pages.announcements.publish([{ id: 1, title: '公告', html, createdAt: undefined }]);
    const visit = await rig.visit('/announcement');
    // The sanitiser may create HTML: its text is displayed, and so is the coloured code, which uses it too.
    await visit.page.locator('.rich-text b').waitFor();
    await visit.page.locator('.rich-text .hljs-type').waitFor();
    visit.expectQuiet();
    const outcomes = await visit.page.evaluate(() => {
      const made = document.createElement('script');
      const rules = { createScript: String };
      // Pairs, because the test loader wraps named functions in a helper that does not exist in the page.
      const attempts: readonly (readonly [name: string, attempt: () => unknown])[] = [
        ['innerHTML', () => (document.createElement('div').innerHTML = '<img src="x">')],
        ['outerHTML', () => (document.body.appendChild(document.createElement('i')).outerHTML = '<b></b>')],
        [
          'insertAdjacentHTML',
          () => {
            document.body.insertAdjacentHTML('beforeend', '<b></b>');
          },
        ],
        ['srcdoc', () => (document.createElement('iframe').srcdoc = '<b></b>')],
        ['parseFromString', () => new DOMParser().parseFromString('<b></b>', 'text/html')],
        ['a script from elsewhere', () => (made.src = 'https://evil.example/assets/a.js')],
        ['a script of data', () => (made.src = 'data:text/javascript,alert(1)')],
        ['a script of this origin', () => (made.src = '/api/v2/other/config')],
        ['the text of a script', () => (made.text = 'alert(1)')],
        [
          'an event handler',
          () => {
            document.body.setAttribute('onclick', 'alert(1)');
          },
        ],
        ['a policy of any name', () => window.trustedTypes?.createPolicy('any', rules)],
        ['a policy for all', () => window.trustedTypes?.createPolicy('default', rules)],
        ['a second sanitiser', () => window.trustedTypes?.createPolicy('dompurify', rules)],
        ['a second build', () => window.trustedTypes?.createPolicy('webpack', rules)],
      ];
      return attempts.map(([name, attempt]) => {
        try {
          attempt();
          return `${name}: let through`;
        } catch (error) {
          return `${name}: ${error instanceof TypeError ? 'refused' : String(error)}`;
        }
      });
    });
    expect(outcomes).to.have.lengthOf(14);
    expect(outcomes.filter((outcome) => !outcome.endsWith(': refused'))).to.deep.equal([]);
  });
});

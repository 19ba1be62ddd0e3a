import { runInNewContext } from 'node:vm';

import { expect } from 'chai';

import { inlineModule } from '../../tools/webpack/inline-module.js';

const SCRIPT = inlineModule('src/start/site-settings.ts');

/** Runs the script as the page has it, minified and all, in a document that says `settings`. */
function runWith(settings: string | undefined, { oldBrowser = false } = {}) {
  const window: { courseSiteSettings?: unknown } = {};
  const sheets: string[] = [];
  const head = { color: '#3ca7fa', icon: { href: "data:x fill='%233ca7fa' fill='%2306243d'" } };
  const document = {
    adoptedStyleSheets: [],
    getElementById: () => (settings === undefined ? null : { textContent: settings }),
    querySelector: (selector: string) =>
      selector.startsWith('meta') ? { setAttribute: (_: string, value: string) => (head.color = value) } : head.icon,
  };
  class CSSStyleSheet {
    replaceSync(text: string) {
      sheets.push(text);
    }
  }
  runInNewContext(SCRIPT, { window, document, ...(oldBrowser ? {} : { CSSStyleSheet }) });
  return { found: window.courseSiteSettings, sheets, painted: document.adoptedStyleSheets.length, head };
}

describe('the settings in the document (docs/settings.md)', () => {
  it('are known to all that come after', () => {
    expect(runWith('api_url = /api\nvip = off').found).to.deep.equal({ api_url: '/api', vip: 'off' });
  });

  it('may be missing', () => {
    expect(runWith(undefined).found).to.deep.equal({});
  });

  it('paint all tones from the brand colour before anything is seen, and the head of the page', () => {
    const { sheets, painted, head } = runWith('brand_colour = #c81e3c');
    expect(painted).to.equal(1);
    expect(sheets[0]).to.contain('--primary:#c81e3c');
    expect(head.color).to.equal('#c81e3c');
    expect(head.icon.href).to.equal("data:x fill='%23c81e3c' fill='%23ffffff'");
  });

  for (const wrong of ['', 'blue', '#12', 'url(x)'])
    it(`leave the colours alone for ${JSON.stringify(wrong)}`, () => {
      expect(runWith(`brand_colour = ${wrong}`).painted).to.equal(0);
    });

  it('leave the colours alone in a browser that cannot', () => {
    const { painted, found } = runWith('brand_colour = #c81e3c', { oldBrowser: true });
    expect(painted).to.equal(0);
    expect(found).to.deep.equal({ brand_colour: '#c81e3c' });
  });
});

import { runInNewContext } from 'node:vm';

import { expect } from 'chai';

import { inlineScript } from '../../tools/webpack/boot-bundles.js';

const SCRIPT = inlineScript('settings');

/** Runs the script as it is in the page, minified, in a document that contains `settings`. */
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
  const said: string[] = [];
  const console = { error: (line: string) => said.push(line) };
  runInNewContext(SCRIPT, { window, document, console, ...(oldBrowser ? {} : { CSSStyleSheet }) });
  return { said, found: window.courseSiteSettings, sheets, painted: document.adoptedStyleSheets.length, head };
}

describe('the settings in the document (docs/settings.md)', () => {
  it('are known to all that come after, and may be missing', () => {
    expect(runWith('api_url = /api\nvip = off').found).to.deep.equal({ api_url: '/api', vip: 'off' });
    expect(runWith(undefined).found).to.deep.equal({});
  });

  it('set all tones of the brand colour, in both schemes, in the light and in the dark one, and the head of the page', () => {
    const { sheets, painted, head } = runWith('brand_colour = #c81e3c');
    expect(painted).to.equal(1);
    const [both = '', light = '', dark = ''] = sheets.join('').split('@media');
    expect(both).to.match(/^:root\{--primary:#c81e3c;--primary-strong:#[\da-f]{6};--on-primary:#[\da-f]{6}\}$/);
    expect(light).to.match(/^ not \(prefers-color-scheme:dark\)/);
    for (const name of ['primary-soft', 'link', 'focus', 'ground', 'hover']) expect(light).to.contain(`--${name}:#`);
    for (const name of ['primary-soft', 'link', 'focus']) expect(dark).to.contain(`--${name}:#`);
    expect(head.color).to.equal('#c81e3c');
    expect(head.icon.href).to.equal("data:x fill='%23c81e3c' fill='%23ffffff'");
  });

  for (const wrong of ['blue', '#12', 'url(x)'])
    it(`leave the colours alone for ${JSON.stringify(wrong)}, and say so in one line`, () => {
      const { painted, said } = runWith(`brand_colour = ${wrong}`);
      expect(painted).to.equal(0);
      expect(said).to.deep.equal(['Setting brand_colour is ignored: it must be a colour such as #3ca7fa.']);
    });

  it('leave the colours alone where none is set, without a word', () => {
    expect(runWith('brand_colour =')).to.deep.include({ painted: 0, said: [] });
  });

  it('name a setting that there is not, and a line that is none', () => {
    expect(runWith('api_url = /api\nbrand_color = #123456\nvip: off\n__proto__ = 1').said).to.deep.equal([
      'Setting brand_color is ignored: there is none of that name.',
      'Setting line 3 is ignored: there is none of that name.',
      'Setting __proto__ is ignored: there is none of that name.',
    ]);
  });

  it('leave the colours alone in a browser that cannot', () => {
    const { painted, found } = runWith('brand_colour = #c81e3c', { oldBrowser: true });
    expect(painted).to.equal(0);
    expect(found).to.deep.equal({ brand_colour: '#c81e3c' });
  });
});

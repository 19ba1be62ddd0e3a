import { runInNewContext } from 'node:vm';

import { expect } from 'chai';

import { inlineScript } from '../../tools/webpack/boot-bundles.js';

const SCRIPT = inlineScript('settings');

interface Browser {
  readonly oldBrowser?: boolean;
  readonly getItem?: (name: string) => string | null;
  readonly address?: string;
}

/** Runs the script as it is in the page, minified, in a document that contains `settings`. */
function runWith(
  settings: string | undefined,
  { oldBrowser = false, getItem = () => null, address = '/' }: Browser = {},
) {
  const window: { courseSiteSettings?: unknown } = {};
  const stylesheets: string[] = [];
  const head = { color: '#3ca7fa', icon: { href: "data:x fill='%233ca7fa' fill='%2306243d'" } };
  const dataset: Record<string, string> = {};
  const document = {
    adoptedStyleSheets: [],
    documentElement: { dataset },
    getElementById: () => (settings === undefined ? null : { textContent: settings }),
    querySelector: (selector: string) =>
      selector.startsWith('meta') ? { setAttribute: (_: string, value: string) => (head.color = value) } : head.icon,
  };
  class CSSStyleSheet {
    replaceSync(text: string) {
      stylesheets.push(text);
    }
  }
  const [reported, replaced]: [string[], string[]] = [[], []];
  const console = { error: (line: string) => reported.push(line) };
  runInNewContext(SCRIPT, {
    window,
    document,
    console,
    localStorage: { getItem },
    location: new URL(`https://www.example.com${address}`),
    history: { replaceState: (_state: null, _unused: string, url: string) => replaced.push(url) },
    ...(oldBrowser ? {} : { CSSStyleSheet }),
  });
  const adopted = document.adoptedStyleSheets.length;
  return { reported, replaced, found: window.courseSiteSettings, stylesheets, adopted, head, dataset };
}

describe('The inline settings of the page (docs/settings.md)', () => {
  it('are stored on the window for later scripts, and may be missing', () => {
    expect(runWith('api_url = /api\nvip = off').found).to.deep.equal({ api_url: '/api', vip: 'off' });
    expect(runWith(undefined).found).to.deep.equal({});
  });

  it('leave every address as it is, but make /index.html the home page', () => {
    expect(runWith('', { address: '/courses/index.html?a=1' }).replaced).to.deep.equal([]);
    expect(runWith('', { address: '/index.html?msv=2#top' }).replaced).to.deep.equal(['/?msv=2#top']);
  });

  it('make an address of a retired phone site with hash addresses a path', () => {
    for (const [address, path] of [
      ['/#/course/5?msv=2', '/course/5?msv=2'],
      ['/index.html?msv=2#/study', '/study?msv=2'],
      ['/?msv=2#/course/5?a=1', '/course/5?a=1&msv=2'],
      ['/#//evil.example', '//evil.example'],
    ] as const)
      expect(runWith('', { address }).replaced).to.deep.equal([`https://www.example.com${path}`]);
    for (const address of ['/#top', '/courses#/a', '/#']) expect(runWith('', { address }).replaced).to.deep.equal([]);
  });

  it('set all tones of the brand colour for the light and the dark scheme, and the theme colour and icon of the page', () => {
    const { stylesheets, adopted, head } = runWith('brand_colour = #c81e3c');
    expect(adopted).to.equal(1);
    const [both = '', light = '', dark = ''] = stylesheets.join('').split('@media');
    expect(both).to.match(/^:root\{--primary:#c81e3c;--primary-strong:#[\da-f]{6};--on-primary:#[\da-f]{6}\}$/);
    expect(light).to.match(/^ not screen and \(prefers-color-scheme:dark\)/);
    for (const name of ['primary-soft', 'link', 'focus', 'ground', 'hover']) expect(light).to.contain(`--${name}:#`);
    for (const name of ['primary-soft', 'link', 'focus']) expect(dark).to.contain(`--${name}:#`);
    expect(head.color).to.equal('#c81e3c');
    expect(head.icon.href).to.equal("data:x fill='%23c81e3c' fill='%23ffffff'");
  });

  it('do not change the colours for a value that is no colour, and report that in one line of the console', () => {
    const { adopted, reported, found } = runWith('brand_colour = blue\nvip = off');
    expect(adopted).to.equal(0);
    expect(reported).to.deep.equal(['设置 brand_colour 无效：应该是：颜色，如 #3ca7fa']);
    expect(found).to.deep.equal({ vip: 'off' });
  });

  it('do not change the colours when no colour is set, and report nothing', () => {
    expect(runWith('brand_colour =')).to.deep.include({ adopted: 0, reported: [] });
  });

  it('mark the document of a member before the first paint, and not where the storage is empty or forbidden', () => {
    const getItem = (name: string) => (name === 'meedu-user-token' ? 't0k3n' : null);
    expect(runWith('', { getItem }).dataset).to.deep.equal({ token: '' });
    const learned = (end: string) => (name: string) => (name === 'course-site-nothing-learned' ? end : getItem(name));
    expect(runWith('', { getItem: learned('0k3n') }).dataset).to.deep.equal({ token: '', learnedNothing: '' });
    expect(runWith('', { getItem: learned('an0ther') }).dataset).to.deep.equal({ token: '' });
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    for (const other of [() => '', () => null, forbidden])
      expect(runWith('', { getItem: other }).dataset).to.deep.equal({});
  });

  it('mark the document of a page that has no bottom navigation, so that the app shell has none either', () => {
    expect(runWith('', { address: '/courses/detail/7?tab=3' }).dataset).to.deep.equal({ pays: '' });
    expect(runWith('', { address: '/courses' }).dataset).to.deep.equal({});
  });

  it('report each wrong line', () => {
    const { reported } = runWith('api_url = /api\nvip: off\n__proto__ = 1');
    expect(reported).to.have.lengthOf(2);
    expect(reported[0]).to.equal('设置 第 2 行 无效：要写成 name = value');
    expect(reported[1]).to.match(/^设置 __proto__ 无效：没有这个名字；/);
  });

  it('do not change the colours in a browser without CSSStyleSheet', () => {
    const { adopted, found } = runWith('brand_colour = #c81e3c', { oldBrowser: true });
    expect(adopted).to.equal(0);
    expect(found).to.deep.equal({ brand_colour: '#c81e3c' });
  });
});

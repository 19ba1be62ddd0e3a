import { expect } from 'chai';
import sinon from 'sinon';

import { showMediaFaults } from '../../../../src/ui/shared/content/media-faults.js';
import { prepareMedia, prepareText } from '../../../../src/ui/shared/content/prepare-text.js';
import { sanitiseHtml } from '../../../../src/ui/shared/content/sanitise-html.js';
import { makeOverflowFocusable, wrapInScrollContainer } from '../../../../src/ui/shared/content/scroll-container.js';

function prepared(html: string, topLevel = 3): HTMLElement {
  const root = document.createElement('div');
  root.append(
    prepareText(html, { serverUrl: 'https://api.example', topLevel, origin: 'https://site.example', prefix: 'text1-' })
      .nodes,
  );
  return root;
}

describe('prepareText', () => {
  it('lowers the headings of a text below the headings of the page', () => {
    const root = prepared('<h1>一 <em>二</em></h1><h3>三</h3><h1>四</h1>');
    expect(root.innerHTML).to.equal('<h3>一 <em>二</em></h3><h4>三</h4><h3>四</h3>');
  });

  it('preserves the language, direction, title and style of a heading', () => {
    const root = prepared('<h1 lang="en" dir="ltr" title="t" style="text-align:center">一</h1>');
    const heading = root.querySelector<HTMLElement>('h3');
    expect([heading?.lang, heading?.dir, heading?.title, heading?.style.textAlign]).to.deep.equal([
      'en',
      'ltr',
      't',
      'center',
    ]);
  });

  it('opens links to other sites in a new window, without a referrer', () => {
    const [outside, noScheme, inside, mail] = prepared(
      '<a href="https://a.example">a</a><a href="//b.example">b</a><a href="/vip">c</a><a href="mailto:d@e.example">d</a>',
    ).querySelectorAll('a');
    for (const link of [outside, noScheme]) {
      expect([link?.target, link?.rel]).to.deep.equal(['_blank', 'noopener noreferrer']);
    }
    for (const link of [inside, mail]) expect(link?.hasAttribute('target')).to.equal(false);
  });

  it('keeps the text of a link whose address is unsafe or names nothing, without the link', () => {
    for (const href of ['javascript:x', 'data:text/html,x', 'file:///c:/a.doc#_Toc1', '', '?a', '暂无']) {
      expect(prepared(`<p><a href="${href}">a <b>b</b></a></p>`).innerHTML).to.equal('<p>a <b>b</b></p>');
    }
  });

  for (const [href, result] of [
    ['www.a.example', '//www.a.example'],
    ['a.example/x', '//a.example/x'],
    ['courses', '/courses'],
    ['../vip', '/vip'],
    ['https://site.example/announcement?id=5#end', '/announcement?id=5#end'],
    ['files/a.pdf', '/files/a.pdf'],
    ['tel:400', 'tel:400'],
  ] as const) {
    it(`reads addresses as every other place does: ${href}`, () => {
      expect(prepared(`<a href="${href}">a</a>`).querySelector('a')?.getAttribute('href')).to.equal(result);
    });
  }

  it('resolves image addresses against the server, and loads images lazily', () => {
    const [path, data] = prepared(
      '<img src="/storage/a.png" alt="甲"><img src="data:image/png;base64,AA==">',
    ).querySelectorAll('img');
    expect(path?.getAttribute('src')).to.equal('https://api.example/storage/a.png');
    expect(path?.alt).to.equal('甲');
    expect(path?.getAttribute('loading')).to.equal('lazy');
    expect(data?.getAttribute('src')).to.equal('data:image/png;base64,AA==');
    expect(data?.getAttribute('alt')).to.equal('');
  });

  it('shows the alternative text of an image without a valid address', () => {
    expect(prepared('<p><img alt="甲"><img src="javascript:x" alt="乙"></p>').innerHTML).to.equal('<p>甲乙</p>');
  });

  it('wraps tables and code in boxes that scroll on their own', () => {
    const root = prepared('<table></table><p>x</p><pre>y</pre><pre>z</pre>');
    const boxes = [...root.querySelectorAll<HTMLElement>('.rich-text__box')];
    expect(
      boxes.map(({ dataset, firstElementChild }) => `${dataset.name ?? ''} ${firstElementChild?.tagName ?? ''}`),
    ).to.deep.equal(['表格1 TABLE', '代码1 PRE', '代码2 PRE']);
  });

  it('excludes code from a browser’s translation', () => {
    const excluded = [...prepared('<pre><code>a</code></pre><p><code>b</code></p>').querySelectorAll('[translate=no]')];
    expect(excluded.map(({ tagName }) => tagName)).to.deep.equal(['PRE', 'CODE', 'CODE']);
  });

  it('preserves line breaks in code that the editor wrote as br elements', () => {
    expect(prepared('<pre><code>a {<br>}</code></pre><p>a<br>b</p>').innerHTML)
      .to.include('<code translate="no">a {\n}</code>')
      .and.to.include('<p>a<br>b</p>');
  });
});

function preparedMedia(html: string): HTMLElement {
  const root = document.createElement('div');
  root.append(sanitiseHtml(html));
  prepareMedia(root, 'https://api.example');
  return root;
}

const addresses = (root: ParentNode) =>
  [...root.querySelectorAll('[src]')].map((element) => element.getAttribute('src'));

describe('prepareMedia', () => {
  it('gives videos and audio controls and a name, and preloads nothing', () => {
    const root = preparedMedia(
      '<video src="https://a.example/1.mp4" autoplay muted loop width=320 height=240></video><audio title="听力" src="http://a.example/2.mp3" autoplay></audio><video src="//b.example/3.mp4"></video>',
    );
    const media = [...root.querySelectorAll<HTMLMediaElement>('video, audio')];
    expect(media.map((medium) => medium.getAttribute('aria-label'))).to.deep.equal(['视频1', '听力', '视频2']);
    for (const medium of media) {
      expect([medium.controls, medium.preload, medium.autoplay]).to.deep.equal([true, 'none', false]);
    }
    expect(media.map(({ style }) => style.aspectRatio)).to.deep.equal(['320 / 240', '', '']);
  });

  it('keeps only media with an http or https address', () => {
    const root = preparedMedia(
      '<video src="https://a.example/1.mp4"></video><audio src="http://a.example/2.mp3"></audio><video src="//a.example/3.mp4"></video><video src="/storage/4.mp4"></video>' +
        '<video src="data:video/mp4;base64,AA=="></video><audio src="javascript:x"></audio><video src="ftp://a.example/5"></video><video></video>',
    );
    expect(addresses(root)).to.deep.equal([
      'https://a.example/1.mp4',
      'http://a.example/2.mp3',
      '//a.example/3.mp4',
      'https://api.example/storage/4.mp4',
    ]);
    expect(root.querySelectorAll('video, audio')).to.have.lengthOf(4);
  });

  it('keeps only the sources that have a web address', () => {
    const root = preparedMedia(
      '<video poster="data:image/png;base64,AA=="><source src="data:video/mp4,x" type="video/mp4"><source src="/a.mp4" type="video/mp4">您的浏览器不支持</video><video poster="/p.png"><source></video>',
    );
    expect(root.innerHTML).to.match(
      /^<video[^>]*><source src="https:\/\/api\.example\/a\.mp4" type="video\/mp4">您的浏览器不支持<\/video>$/,
    );
    expect(root.querySelector('[poster]')).to.equal(null);
  });

  it('resolves the address of a poster against the server', () => {
    const root = preparedMedia('<video poster="/p.png" src="/a.mp4"></video>');
    expect(root.querySelector('video')?.getAttribute('poster')).to.equal('https://api.example/p.png');
  });
});

describe('showMediaFaults', () => {
  const [BROKEN, UNSUPPORTED] = ['播放出错，请稍后重试', '当前浏览器无法播放该视频，请更换浏览器后重试'];
  const SOURCES = '<video><source src="/a.mp4"><source src="/b.mp4"></video>';
  for (const [what, html, failing, width, shown] of [
    ['a video that is missing, forbidden or expired', '<video src="/a.mp4"></video>', 'video', 0, BROKEN],
    ['a sound', '<audio src="/a.mp3"></audio>', 'audio', 0, BROKEN],
    ['the first source of two', SOURCES, 'source', 0, ''],
    ['the last source', SOURCES, 'source:last-child', 0, BROKEN],
    ['a video without an image', '<video src="/a.mp4"></video>', undefined, 0, UNSUPPORTED],
    ['a sound as a video', '<video src="/a.mp3"></video>', undefined, 0, ''],
    ['no fault', '<video src="/a.mp4"></video>', undefined, 640, ''],
  ] as const) {
    it(`says below it what is wrong, until it plays: ${what}`, () => {
      const root = preparedMedia(html);
      const clock = sinon.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
      const subscription = showMediaFaults(root).subscribe();
      const [medium] = root.querySelectorAll<HTMLMediaElement>('video, audio');
      if (medium === undefined) throw new Error('There is no medium');
      Object.defineProperty(medium, 'videoWidth', { value: width, configurable: true });
      Object.defineProperty(medium, 'currentSrc', { value: medium.src });
      const event = failing === undefined ? 'loadeddata' : 'error';
      // Twice, as when the visitor presses play again.
      for (const name of [event, event]) root.querySelector(failing ?? 'video')?.dispatchEvent(new window.Event(name));
      // A busy device knows the size of an image late.
      if (shown === UNSUPPORTED) expect(root.textContent).to.equal('');
      clock.tick(3000);
      expect(root.textContent).to.equal(shown);
      Object.defineProperty(medium, 'videoWidth', { value: 640 });
      medium.dispatchEvent(new window.Event('loadeddata'));
      expect(root.textContent).to.equal('');
      subscription.unsubscribe();
      clock.restore();
    });
  }
});

/** A ResizeObserver that the test triggers. */
class FakeResizeObserver implements ResizeObserver {
  static latest: FakeResizeObserver | undefined;
  readonly watched: Element[] = [];
  disconnected = false;

  constructor(private readonly callback: ResizeObserverCallback) {
    FakeResizeObserver.latest = this;
  }

  changed(): void {
    this.callback([], this);
  }

  observe(element: Element): void {
    this.watched.push(element);
  }

  unobserve(): void {
    throw new Error('The site does not call this method');
  }

  disconnect(): void {
    this.disconnected = true;
  }
}

function aTable(): { readonly root: HTMLElement; readonly box: HTMLElement; width: number } {
  const root = document.createElement('div');
  root.innerHTML = '<table></table>';
  wrapInScrollContainer(root.querySelectorAll('table'), (number) => `表格${number}`);
  const [box] = root.querySelectorAll<HTMLElement>('.rich-text__box');
  if (box === undefined) throw new Error('There is no box');
  const table = { root, box, width: 100 };
  Object.defineProperty(box, 'clientWidth', { get: () => 300 });
  Object.defineProperty(box, 'scrollWidth', { get: () => table.width });
  return table;
}

describe('makeOverflowFocusable', () => {
  let frames: (() => void)[] = [];
  const change = (): void => {
    FakeResizeObserver.latest?.changed();
    for (const draw of frames.splice(0)) draw();
  };
  beforeEach(() => {
    frames = [];
    sinon.replace(globalThis, 'ResizeObserver', FakeResizeObserver);
    sinon.replace(globalThis, 'requestAnimationFrame', (draw) => frames.push(() => draw(0)));
    sinon.replace(globalThis, 'cancelAnimationFrame', (frame) => {
      frames = frames.filter((_, index) => index !== frame - 1);
    });
  });
  afterEach(() => sinon.restore());

  it('makes a box focusable while its content overflows', () => {
    const table = aTable();
    const watching = makeOverflowFocusable(table.root).subscribe();
    const attributes = () => ['tabindex', 'role', 'aria-label'].map((name) => table.box.getAttribute(name));

    change();
    expect(attributes()).to.deep.equal([null, null, null]);
    table.width = 301;
    change();
    expect(attributes()).to.deep.equal(['0', 'region', '表格1']);
    table.width = 300;
    change();
    expect(attributes()).to.deep.equal([null, null, null]);
    watching.unsubscribe();
  });

  it('changes nothing in the callback of the observer, and nothing after the subscription has ended', () => {
    const table = aTable();
    const watching = makeOverflowFocusable(table.root).subscribe();
    table.width = 301;
    FakeResizeObserver.latest?.changed();
    expect(table.box.getAttribute('role')).to.equal(null);
    watching.unsubscribe();
    expect(frames).to.deep.equal([]);
  });

  it('observes the box and its content until the subscription ends', () => {
    const { root, box } = aTable();
    const watching = makeOverflowFocusable(root).subscribe();
    expect(FakeResizeObserver.latest?.watched).to.deep.equal([box, box.firstElementChild]);
    expect(FakeResizeObserver.latest?.disconnected).to.equal(false);
    watching.unsubscribe();
    expect(FakeResizeObserver.latest?.disconnected).to.equal(true);
  });
});

import { expect } from 'chai';
import { BehaviorSubject } from 'rxjs';
import sinon, { type SinonFakeTimers } from 'sinon';

import { startOverSnapshot } from '../../../snapshots/start/over-snapshot.js';
import type { PageLocation } from '../../../src/domain/ports/navigator.js';
import { SITE_START, type StartedSite } from '../../../src/boot/start-event.js';

const HEADER = '<header class="header"><input class="search-box" /></header>';
const MAIN =
  '<main class="main"><h1>数学</h1><a class="tab" href="?tab=2">课程目录</a><button class="buy">购买</button>';
const PAGE = `<div class="frame">${HEADER}${MAIN}</main><footer class="footer"></footer></div>`;
const SKELETON = '<div class="frame"><main><h1></h1><div role="status">加载中…</div></main></div>';

describe('The start of the site over a snapshot', () => {
  let clock: SinonFakeTimers;
  let followed: string[];
  let location$: BehaviorSubject<PageLocation>;

  beforeEach(() => {
    clock = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
    for (const name of ['Event', 'CustomEvent'] as const) sinon.replace(globalThis, name, window[name]);
    history.replaceState(undefined, '', '/courses');
    document.head.innerHTML = `<title>数学</title><link data-snapshot="page" rel="canonical" href="/courses">
      <meta data-snapshot="" property="og:title" content="数学">`;
    document.body.innerHTML = `<div id="root"><div class="frame frame--early">${HEADER}</div></div>
      <div id="snapshot" class="frame" data-snapshot="2026" data-build="0123456789ab">${MAIN}
      <a class="card" href="/courses/detail/2">线性代数</a><a class="file" href="/storage/a.pdf" target="_blank">讲义</a></main></div>`;
    followed = [];
    location$ = new BehaviorSubject<PageLocation>({ path: '/courses', query: '', hash: '', key: 'a', arrival: 'load' });
    startOverSnapshot(part('#root'), part('#snapshot'));
  });
  afterEach(() => {
    sinon.restore();
    clock.restore();
    Reflect.deleteProperty(document, 'title');
    document.head.replaceChildren();
    document.body.replaceChildren();
    history.replaceState(undefined, '', '/');
    document.cookie = 'course_site_build=;max-age=0';
  });

  function part(selector: string): HTMLElement {
    return document.querySelector<HTMLElement>(selector) ?? expect.fail(selector);
  }
  function siteStarts(): void {
    const detail: StartedSite = { location$, follow: (address) => followed.push(address) };
    document.dispatchEvent(new CustomEvent(SITE_START, { cancelable: true, detail }));
  }
  async function draws(html: string): Promise<void> {
    part('#root').innerHTML = html;
    await clock.tickAsync(20);
  }
  const isReplaced = () => document.querySelector('#snapshot, [data-held]') === null;

  it('follows a link that was pressed before as soon as start-up is ready, and each later one at once', () => {
    part('.card').click();
    expect(followed).to.deep.equal([]);
    siteStarts();
    part('#snapshot .tab').click();
    expect(followed).to.deep.equal(['/courses/detail/2', '/courses?tab=2']);
    expect(document.querySelectorAll('[aria-busy]')).to.have.lengthOf(0);
  });

  it('leaves to the browser what opens elsewhere', () => {
    siteStarts();
    const click = new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    expect(part('.card').dispatchEvent(click)).to.equal(true);
    expect(followed).to.deep.equal([]);
  });

  it('lets links load their document where the site cannot start, also one that was pressed before', () => {
    let natively = 0;
    const count = (event: globalThis.Event) => {
      if (!event.defaultPrevented) natively += 1;
      event.preventDefault();
    };
    document.addEventListener('click', count);
    part('.card').click();
    expect(natively).to.equal(0);
    const event = new CustomEvent(SITE_START, { cancelable: true });
    document.dispatchEvent(event);
    expect([event.defaultPrevented, natively]).to.deep.equal([true, 1]);
    part('#snapshot .tab').click();
    expect(natively).to.equal(2);
    document.removeEventListener('click', count);
  });

  it('presses in the page what was pressed in the snapshot, and keeps the focus', async () => {
    part('#snapshot .buy').click();
    siteStarts();
    part('#snapshot .tab').focus();
    await draws(SKELETON);
    expect(isReplaced()).to.equal(false);
    let presses = 0;
    part('#root').addEventListener('click', () => (presses += 1));
    await draws(PAGE);
    expect([isReplaced(), presses]).to.deep.equal([true, 1]);
    expect(document.activeElement).to.equal(part('#root .tab'));
  });

  it('presses in the page the control on which the mouse button was down while it was replaced, once', async () => {
    const mouse = (type: string, target: HTMLElement) =>
      target.dispatchEvent(new window.MouseEvent(type, { bubbles: true }));
    siteStarts();
    mouse('mousedown', part('#snapshot .buy'));
    await draws(PAGE);
    let presses = 0;
    part('#root').addEventListener('click', () => (presses += 1));
    mouse('mouseup', part('#root .buy'));
    // The browser makes a click of a press that began here.
    mouse('mousedown', part('#root .buy'));
    mouse('mouseup', part('#root .buy'));
    expect(presses).to.equal(1);
  });

  it('leaves a typed text where it is until the site has a search box', async () => {
    const box = part('.search-box');
    Object.assign(box, { value: 'vue' });
    siteStarts();
    await draws('<div class="frame"><main><h1>数学</h1></main></div>');
    expect(Reflect.get(box, 'value')).to.equal('vue');
  });

  it('keeps the title of the snapshot until the page is shown', async () => {
    siteStarts();
    for (const title of ['加载中', '高等数学']) {
      document.title = title;
      expect(document.title).to.equal('数学');
    }
    await draws(PAGE);
    expect(document.title).to.equal('高等数学');
  });

  it('keeps its description for search engines while the address stays, also when only the query changes', async () => {
    siteStarts();
    await draws(PAGE);
    const own = () => [...document.head.querySelectorAll('[data-snapshot]')].map(({ localName }) => localName);
    expect(own()).to.deep.equal(['link', 'meta']);
    location$.next({ ...location$.value, hash: '#a' });
    expect(own()).to.have.lengthOf(2);
    location$.next({ ...location$.value, query: '?cid=3' });
    expect(own()).to.deep.equal([]);
  });

  it('ends 1 s after the visitor has gone to another page, whatever that is like', async () => {
    siteStarts();
    history.replaceState(undefined, '', '/vip');
    location$.next({ ...location$.value, path: '/vip' });
    await draws(SKELETON);
    expect(isReplaced()).to.equal(false);
    await clock.tickAsync(1000);
    expect(isReplaced()).to.equal(true);
  });

  it('tells the server that the browser has the code of the build, once the page is shown', async () => {
    expect(document.cookie).to.equal('');
    siteStarts();
    await draws(PAGE);
    expect(document.cookie).to.equal('course_site_build=0123456789ab');
  });
});

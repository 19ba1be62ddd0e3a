import { runInNewContext } from 'node:vm';

import { expect } from 'chai';
import sinon from 'sinon';

import { inlineScript } from '../../tools/webpack/boot-bundles.js';

const SCRIPT = inlineScript('failed-start');
const RELOAD_AFTER_MS = 20_000;
const LEAVING_LIMIT_MS = 10_000;

class Script extends EventTarget {
  readonly dataset = { site: '' };
}

/** A page whose scripts have not started the site. */
function aPage() {
  const clock = sinon.createSandbox().useFakeTimers();
  const reload = sinon.spy();
  const root = { textContent: 'the app shell' };
  const document = Object.assign(new EventTarget(), {
    ...{ visibilityState: 'visible', scripts: [], title: '', getElementById: () => root, querySelector: () => null },
  });
  const window: EventTarget & Pick<Window, 'courseSiteSettings'> = new EventTarget();
  const network = { onLine: true, answers: true };
  const { setInterval, setTimeout, clearTimeout } = globalThis;
  runInNewContext(SCRIPT, {
    ...{ window, document, navigator: network, location: { reload }, HTMLScriptElement: Script },
    ...{ setInterval, setTimeout, clearTimeout, CustomEvent },
    fetch: () => ({ then: (answered: () => void) => network.answers && answered() }),
  });
  const loseScript = () => {
    // The event of a script does not bubble: the window receives it in the capture phase.
    window.dispatchEvent(Object.defineProperty(new Event('error'), 'target', { value: new Script() }));
  };
  return { clock, reload, root, document, window, network, loseScript };
}

describe('The scripts of the first load', () => {
  let page: ReturnType<typeof aPage>;
  beforeEach(() => {
    page = aPage();
  });
  afterEach(() => page.clock.restore());

  const leave = () => page.window.dispatchEvent(new Event('beforeunload'));

  it('are loaded again by one reload per moment, however many of them are lost: after a while, in a visible tab', () => {
    const { clock, reload, root, document, window, loseScript } = page;
    for (let lost = 0; lost < 3; lost += 1) loseScript();
    expect([root.textContent, reload.callCount]).to.deep.equal(['', 0]);
    clock.tick(RELOAD_AFTER_MS);
    expect(reload.callCount).to.equal(1);
    window.dispatchEvent(new Event('online'));
    expect(reload.callCount).to.equal(2);
    for (const visibilityState of ['hidden', 'visible'])
      Object.assign(document, { visibilityState }).dispatchEvent(new Event('visibilitychange'));
    expect(reload.callCount).to.equal(3);
  });

  it('do not count as lost while the visitor leaves, and count once when the page stays', () => {
    const { clock, reload, root, loseScript } = page;
    leave();
    for (let lost = 0; lost < 3; lost += 1) loseScript();
    expect(root.textContent).to.equal('the app shell');
    clock.tick(LEAVING_LIMIT_MS);
    expect(root.textContent).to.equal('');
    leave();
    clock.tick(LEAVING_LIMIT_MS + RELOAD_AFTER_MS);
    expect(reload.callCount).to.equal(1);
  });

  it('are not loaded again while the visitor leaves the failed page: a reload would cancel that', () => {
    const { clock, reload, window, loseScript } = page;
    loseScript();
    clock.tick(RELOAD_AFTER_MS - 1);
    leave();
    window.dispatchEvent(new Event('online'));
    clock.tick(1);
    expect(reload.callCount).to.equal(0);
  });

  it('are loaded again where the browser reports no network although the site answers', () => {
    const { clock, reload, network, loseScript } = page;
    network.onLine = false;
    loseScript();
    clock.tick(RELOAD_AFTER_MS);
    expect(reload.callCount).to.equal(1);
  });

  it('are not loaded again while the site does not answer: the page of the browser itself would stay', () => {
    const { clock, reload, network, loseScript } = page;
    network.answers = false;
    loseScript();
    clock.tick(RELOAD_AFTER_MS);
    expect(reload.callCount).to.equal(0);
    network.answers = true;
    clock.tick(RELOAD_AFTER_MS);
    expect(reload.callCount).to.equal(1);
  });

  it('are replaced by the sentence of the operator, as text (docs/settings.md)', () => {
    const { document, root, window, loseScript } = page;
    window.courseSiteSettings = { unavailable_text: '维护中 <b>' };
    loseScript();
    expect([root.textContent, document.title]).to.deep.equal(['维护中 <b>', '暂时无法打开']);
  });

  it('leave the page as it is where something prevents that it is emptied', () => {
    const { document, root, loseScript } = page;
    document.addEventListener('course-site:start', (event) => {
      event.preventDefault();
    });
    loseScript();
    expect([root.textContent, document.title]).to.deep.equal(['the app shell', '']);
  });
});

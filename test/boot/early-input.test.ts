import { expect } from 'chai';
import { JSDOM, VirtualConsole } from 'jsdom';

import { inlineScript } from '../../tools/webpack/boot-bundles.js';

const SCRIPT = inlineScript('early-input');

/** Whether the app shell prevents what the browser does at a click on this link, to repeat it later. */
function isHeld(link: string, click: MouseEventInit = {}): boolean {
  const { window } = new JSDOM(`<div id="root">${link}</div>`, {
    ...{ url: 'https://site.example/', runScripts: 'outside-only' },
    // jsdom reports there that it does not navigate.
    virtualConsole: new VirtualConsole(),
  });
  window.eval(SCRIPT);
  const event = new window.MouseEvent('click', { bubbles: true, cancelable: true, ...click });
  window.document.querySelector('a')?.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('A click on a link of the app shell', () => {
  const LINK = '<a href="/courses">录播课</a>';

  it('waits for the site', () => {
    expect(isHeld(LINK)).to.equal(true);
  });

  it('opens at once what the browser shows in another tab or window, or saves', () => {
    for (const click of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
      expect(isHeld(LINK, click), JSON.stringify(click)).to.equal(false);
    expect(isHeld('<a href="/courses" target="_blank">录播课</a>'), 'a link to a new window').to.equal(false);
    expect(isHeld('<a href="https://other.example/">友情链接</a>'), 'a link to another site').to.equal(false);
  });
});

describe('A press that lasts while the site replaces the app shell', () => {
  const BUTTON = '<button type="button" class="btn">登录</button>';

  /** The presses of 登录 and of what is beside it, after the button was pressed down and these events happened. */
  async function pressesAfter(...events: readonly (readonly [type: string, selector: string])[]): Promise<number> {
    const { window } = new JSDOM(`<div id="root"><header>${BUTTON}</header></div>`, {
      url: 'https://site.example/',
      runScripts: 'outside-only',
    });
    const { document, MouseEvent } = window;
    window.eval(SCRIPT);
    const mouse = (type: string, selector: string) =>
      document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    mouse('mousedown', 'button');
    const root = document.querySelector('#root') ?? expect.fail('#root');
    root.innerHTML = `<div><header>${BUTTON}</header></div>`;
    let presses = 0;
    root.addEventListener('click', () => (presses += 1));
    await Promise.resolve();
    for (const [type, selector] of events) mouse(type, selector);
    return presses;
  }

  it('reaches the element that is there now', async () => {
    expect(await pressesAfter(['mouseup', 'button'])).to.equal(1);
  });

  it('ends elsewhere, or with the next press', async () => {
    expect(await pressesAfter(['mouseup', 'header'], ['mouseup', 'button']), 'elsewhere').to.equal(0);
    expect(await pressesAfter(['mousedown', 'button'], ['mouseup', 'button']), 'the next press').to.equal(0);
  });
});

// Gives view tests a document, and loads the stylesheets that views import as empty modules.
import 'global-jsdom/register';

import { register } from 'node:module';

import { configure } from '@testing-library/dom';

import { answerStylesQuickly } from './quick-styles.mjs';

// Where Node has a global of this name of its own, global-jsdom leaves it: the navigator since Node 21, a storage and
// more kinds of events since. Views must meet those of the document.
for (const name of ['navigator', 'localStorage', 'sessionStorage', 'Storage', 'CloseEvent', 'ErrorEvent'])
  Object.defineProperty(globalThis, name, {
    value: window[name],
    writable: true,
    configurable: true,
    enumerable: true,
  });

// By default a wait for an element fails after one second, which a busy machine needs for a single dialog. The limit of
// mocha is longer, so that the failure names what was not found.
configure({ asyncUtilTimeout: 20_000 });

// jsdom's selector engine listens at the window for every parsed document (DOMPurify parses one for each text) and stays
// there: each event would reach thousands of listeners. They serve only selectors like `:hover`.
const listen = window.addEventListener.bind(window);
window.addEventListener = (type, listener, options) => {
  if (!/^_handle(?:Focus|Keyboard|Mouse)Event$/.test(listener?.name)) listen(type, listener, options);
};

answerStylesQuickly(window);

// React records for development tools how long each component took. Nothing reads that here.
delete console.createTask;
delete console.timeStamp;

register('../../../snapshots/make/style-stub.mjs', import.meta.url);
// jsdom has no layout: no size ever changes.
globalThis.ResizeObserver = class {
  observe() {}
  disconnect() {}
};
// Nothing scrolls into view either.
Element.prototype.scrollIntoView = () => {};
globalThis.IntersectionObserver = class {
  observe() {}
  disconnect() {}
};
// jsdom does not evaluate media queries: none ever matches or changes.
window.matchMedia = () => Object.assign(new EventTarget(), { matches: false });
// One set of timers, as in a browser: the player's library clears with the global function what the window's one set, and
// a timer that is not cleared makes it pause and play again.
for (const timers of ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'])
  window[timers] = globalThis[timers];
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

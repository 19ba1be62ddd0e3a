// Gives view tests a document, and loads the stylesheets that views import as empty modules.
import 'global-jsdom/register';

import { register } from 'node:module';

register('../../../snapshots/make/style-stub.mjs', import.meta.url);
// jsdom has no layout: no size ever changes.
globalThis.ResizeObserver = class {
  observe() {}
  disconnect() {}
};
// Nothing scrolls into view either.
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

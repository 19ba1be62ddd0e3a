// Gives view tests a document, and loads the stylesheets that views import as empty modules.
import 'global-jsdom/register';

import { register } from 'node:module';

register('./style-stub.mjs', import.meta.url);
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
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

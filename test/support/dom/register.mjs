// Gives view tests a document, and nothing for the style sheets that views import.
import 'global-jsdom/register';

import { register } from 'node:module';

register('./style-stub.mjs', import.meta.url);
// jsdom lays nothing out: no size ever changes.
globalThis.ResizeObserver = class {
  observe() {}
  disconnect() {}
};
// Nor does anything come near to what is seen.
globalThis.IntersectionObserver = class {
  observe() {}
  disconnect() {}
};
// jsdom knows no media: none ever matches, and none ever changes.
window.matchMedia = () => Object.assign(new EventTarget(), { matches: false });
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

/*
 * Inline script. Says that the browser is older than the site supports (docs/guides/browsers.md#below-them). ES5, because
 * such a browser may parse no other script.
 */
export {};

declare global {
  /** The build replaces this name by the sentence (tools/webpack/document-plugin.ts). */
  var SENTENCE: string;
}

// Missing before Chromium 110, before Firefox 121, and before Safari 16.4.
if (!('toSorted' in [] && CSS.supports('selector(:has(a))') && matchMedia('(width>=0px)').matches))
  document.body.insertAdjacentText('afterbegin', SENTENCE);

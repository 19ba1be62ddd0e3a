/*
 * Inline script. Says that the browser is older than the site supports (docs/guides/browsers.md#below-them). ES5, because
 * such a browser may parse no other script; without variables, which ES5 would have to declare with `var`.
 */
export {};

// The build replaces this name by the sentence (tools/webpack/document-plugin.ts).
declare global {
  var SENTENCE: string;
}

// Missing before Chromium 110, before Firefox 121, and before Safari 16.4.
if (!('toSorted' in [] && CSS.supports('selector(:has(a))') && matchMedia('(width>=0px)').matches))
  document.addEventListener('DOMContentLoaded', function () {
    show(document.createElement('p'));
  });

function show(line: HTMLElement): void {
  line.textContent = SENTENCE;
  line.setAttribute('role', 'alert');
  line.className = 'column';
  document.body.insertBefore(line, document.body.firstChild);
}

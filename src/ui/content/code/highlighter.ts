import './code.scss';

import type { HLJSApi, LanguageFn } from 'highlight.js';
import core from 'highlight.js/lib/core';

/** Colours code. It knows the languages that it was taught and nobody else's: highlight.js would share them all round. */
export class Highlighter {
  private readonly hljs: HLJSApi = core.newInstance();

  teach(name: string, language: LanguageFn): void {
    this.hljs.registerLanguage(name, language);
  }

  /** Puts coloured words in the place of plain ones. Not a character of what is to be read changes, or nothing does. */
  colour(sample: HTMLElement, language: string): void {
    const code = sample.textContent;
    const coloured = document.createElement('template');
    // What highlight.js writes is text, escaped, in spans of its own.
    coloured.innerHTML = this.hljs.highlight(code, { language, ignoreIllegals: true }).value;
    if (coloured.content.textContent === code) sample.replaceChildren(coloured.content);
  }
}

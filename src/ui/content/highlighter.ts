import './code.scss';

import DOMPurify, { type Config } from 'dompurify';
import type { HLJSApi, LanguageFn } from 'highlight.js';
import core from 'highlight.js/lib/core';

/** What highlight.js writes: text, escaped, in spans of its own. Nothing but the sanitiser makes HTML of a text (SECURITY.md). */
const COLOURS = {
  ALLOWED_TAGS: ['span'],
  ALLOWED_ATTR: ['class'],
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/** Colours code. It knows the languages that it was taught and nobody else's: highlight.js would share them all round. */
export class Highlighter {
  private readonly hljs: HLJSApi = core.newInstance();

  teach(name: string, language: LanguageFn): void {
    this.hljs.registerLanguage(name, language);
  }

  /** Puts coloured words in the place of plain ones. Not a character of what is to be read changes, or nothing does. */
  colour(sample: HTMLElement, language: string): void {
    const code = sample.textContent;
    const { value } = this.hljs.highlight(code, { language, ignoreIllegals: true });
    const coloured = DOMPurify.sanitize(value, COLOURS);
    if (coloured.textContent === code) sample.replaceChildren(coloured);
  }
}

import './code.scss';

import DOMPurify, { type Config } from 'dompurify';
import type { HLJSApi, LanguageFn } from 'highlight.js';
import core from 'highlight.js/lib/core';

/** The output of highlight.js: escaped text in spans. Only the sanitiser may turn a string into HTML (SECURITY.md). */
const COLOURS = {
  ALLOWED_TAGS: ['span'],
  ALLOWED_ATTR: ['class'],
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/**
 * Highlights code. It uses its own instance of highlight.js, because the default instance shares its grammars with
 * every caller.
 */
export class Highlighter {
  private readonly hljs: HLJSApi = core.newInstance();

  registerLanguage(name: string, language: LanguageFn): void {
    this.hljs.registerLanguage(name, language);
  }

  /** Replaces the sample by its highlighted form, unless that would change a character of its text. */
  colour(sample: HTMLElement, language: string): void {
    const code = sample.textContent;
    const { value } = this.hljs.highlight(code, { language, ignoreIllegals: true });
    const highlighted = DOMPurify.sanitize(value, COLOURS);
    if (highlighted.textContent === code) sample.replaceChildren(highlighted);
  }
}

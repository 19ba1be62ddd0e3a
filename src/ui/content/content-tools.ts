import type { LanguageFn } from 'highlight.js';

import type { Highlighter } from './code/highlighter.js';
import { languageSource } from './code/languages.js';
import type { DrawFormula } from './formulas/draw-formula.js';

/** What some texts need and most do not. Each is fetched when a text is found to need it; each may fail to come. */
export interface ContentTools {
  formulas(): Promise<DrawFormula>;
  highlighter(): Promise<Highlighter>;
  language(name: string): Promise<LanguageFn>;
}

export const CONTENT_TOOLS: ContentTools = {
  formulas: () => import('./formulas/draw-formula.js').then((m) => m.drawFormula),
  highlighter: () => import('./code/highlighter.js').then((m) => new m.Highlighter()),
  language: (name) => languageSource(name),
};

import type { LanguageFn } from 'highlight.js';

import type { DrawFormula } from './katex.js';
import type { Highlighter } from './highlighter.js';

type Source = () => Promise<{ readonly default: LanguageFn }>;

/** The languages that a course site is likely to use. Each grammar is fetched when a text contains a sample in it. */
const LANGUAGES: Readonly<Record<string, Source>> = {
  bash: () => import('highlight.js/lib/languages/bash'),
  c: () => import('highlight.js/lib/languages/c'),
  cpp: () => import('highlight.js/lib/languages/cpp'),
  csharp: () => import('highlight.js/lib/languages/csharp'),
  css: () => import('highlight.js/lib/languages/css'),
  go: () => import('highlight.js/lib/languages/go'),
  ini: () => import('highlight.js/lib/languages/ini'),
  java: () => import('highlight.js/lib/languages/java'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  json: () => import('highlight.js/lib/languages/json'),
  kotlin: () => import('highlight.js/lib/languages/kotlin'),
  markdown: () => import('highlight.js/lib/languages/markdown'),
  php: () => import('highlight.js/lib/languages/php'),
  python: () => import('highlight.js/lib/languages/python'),
  rust: () => import('highlight.js/lib/languages/rust'),
  sql: () => import('highlight.js/lib/languages/sql'),
  swift: () => import('highlight.js/lib/languages/swift'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  xml: () => import('highlight.js/lib/languages/xml'),
  yaml: () => import('highlight.js/lib/languages/yaml'),
};

/** Other names that owners and their editors give to these languages. */
const ALIASES: Readonly<Record<string, string>> = {
  ...{ sh: 'bash', shell: 'bash', zsh: 'bash', console: 'bash', h: 'c', 'c++': 'cpp', cc: 'cpp', hpp: 'cpp' },
  ...{ 'c#': 'csharp', cs: 'csharp', scss: 'css', golang: 'go', toml: 'ini', properties: 'ini', js: 'javascript' },
  ...{ jsx: 'javascript', mjs: 'javascript', node: 'javascript', jsonc: 'json', kt: 'kotlin', md: 'markdown' },
  ...{ py: 'python', python3: 'python', rs: 'rust', mysql: 'sql', plsql: 'sql', ts: 'typescript', tsx: 'typescript' },
  ...{ html: 'xml', htm: 'xml', xhtml: 'xml', svg: 'xml', vue: 'xml', yml: 'yaml' },
};

/** Languages that are often embedded in another language. */
const EMBEDDED_LANGUAGES: Readonly<Record<string, readonly string[]>> = { xml: ['css', 'javascript'], php: ['xml'] };

/** The canonical name of a language, for any of its names; `undefined` for an unsupported language. */
export function languageNamed(name: string): string | undefined {
  const lower = name.toLowerCase();
  const known = Object.hasOwn(ALIASES, lower) ? ALIASES[lower] : lower;
  return known !== undefined && Object.hasOwn(LANGUAGES, known) ? known : undefined;
}

/**
 * The language that a class names, in the usual forms: `language-java`, `lang-java`, or the bare name beside `hljs`.
 */
export function languageOfClass(name: string): string | undefined {
  return languageNamed(name.replace(/^lang(?:uage)?-/, ''));
}

/** Canonical names of the language and of those that are often embedded in it. */
export function withInnerLanguages(name: string): readonly string[] {
  return [name, ...(EMBEDDED_LANGUAGES[name] ?? [])];
}

/** Fetches the highlight.js grammar of a language, given its canonical name. Rejects for an unsupported name. */
export async function languageSource(name: string): Promise<LanguageFn> {
  const source = LANGUAGES[name];
  if (source === undefined) throw new Error(`No language is called ${name}`);
  return (await source()).default;
}

/** Code that only some texts need. Each part is fetched when a text needs it; each promise may reject. */
export interface ContentTools {
  formulas(): Promise<DrawFormula>;
  highlighter(): Promise<Highlighter>;
  language(name: string): Promise<LanguageFn>;
}

export const CONTENT_TOOLS: ContentTools = {
  formulas: () => import('./katex.js').then((m) => m.drawFormula),
  highlighter: () => import('./highlighter.js').then((m) => new m.Highlighter()),
  language: (name) => languageSource(name),
};

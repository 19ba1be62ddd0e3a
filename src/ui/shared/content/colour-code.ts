import { catchError, combineLatest, EMPTY, filter, NEVER, type Observable, takeWhile, tap } from 'rxjs';

import type { ModuleLoader } from '../../../application/site/module-loader.js';
import { type ContentTools, languageOfClass, withInnerLanguages } from './lazy-content-tools.js';
import type { Highlighter } from './highlighter.js';

/** A code sample whose language is known. */
export interface CodeSample {
  readonly element: HTMLElement;
  readonly language: string;
}

/**
 * The code samples of a text whose class names a language. Languages are not guessed: that would fetch every grammar
 * and be wrong for about a third of the short samples.
 */
export function findCode(root: ParentNode): readonly CodeSample[] {
  return [...root.querySelectorAll('pre')].flatMap((pre) => {
    const element = pre.querySelector('code') ?? pre;
    const language = languageOf(element) ?? languageOf(pre);
    return language === undefined ? [] : [{ element, language }];
  });
}

function languageOf({ classList }: Element): string | undefined {
  return [...classList].map(languageOfClass).find(Boolean);
}

/**
 * Highlights code samples. highlight.js and the grammars are fetched only if there are any. A sample stays plain while its
 * grammar cannot be fetched. Emits when each is highlighted, or not for now; completes when all are; never fails.
 */
export function colourCode(
  samples: readonly CodeSample[],
  tools: ContentTools,
  loader: Pick<ModuleLoader, 'watch'>,
): Observable<unknown> {
  const languages = byLanguage(samples).map(([language, written]) =>
    loader.watch({ name: `code-${language}`, fetch: () => fetchLanguage(language, tools) }, NEVER).pipe(
      tap((state) => {
        if (state.kind === 'ready') for (const { element } of written) state.value.colour(element, language);
      }),
      filter(({ kind }) => kind !== 'loading'),
      takeWhile(({ kind }) => kind !== 'ready', true),
      catchError(() => EMPTY),
    ),
  );
  return combineLatest(languages);
}

/** Fetches the highlighter and the grammars of a language at the same time. */
async function fetchLanguage(language: string, tools: ContentTools): Promise<Highlighter> {
  const grammars = withInnerLanguages(language).map(async (name) => ({ name, source: await tools.language(name) }));
  const [highlighter, ...sources] = await Promise.all([tools.highlighter(), ...grammars]);
  for (const { name, source } of sources) highlighter.registerLanguage(name, source);
  return highlighter;
}

function byLanguage(samples: readonly CodeSample[]): readonly (readonly [string, readonly CodeSample[]])[] {
  const languages = [...new Set(samples.map(({ language }) => language))];
  return languages.map((language) => [language, samples.filter((sample) => sample.language === language)]);
}

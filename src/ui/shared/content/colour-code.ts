import { catchError, defer, EMPTY, forkJoin, ignoreElements, merge, type Observable, tap } from 'rxjs';

import { type ContentTools, languageOfClass, withInnerLanguages } from './content-tools.js';
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
 * Highlights code samples. highlight.js and the grammars are fetched only if there are any. A
 * sample whose grammar fails to arrive stays plain. Completes when done; never fails.
 */
export function colourCode(samples: readonly CodeSample[], tools: ContentTools): Observable<never> {
  if (samples.length === 0) return EMPTY;
  return defer(() => {
    // At the same time as the grammars.
    const highlighter = tools.highlighter();
    return merge(...byLanguage(samples).map(([language, written]) => colourAll(language, written, highlighter, tools)));
  });
}

function colourAll(
  language: string,
  samples: readonly CodeSample[],
  fetched: Promise<Highlighter>,
  tools: ContentTools,
): Observable<never> {
  const grammars = withInnerLanguages(language).map((name) =>
    tools.language(name).then((source) => ({ name, source })),
  );
  return forkJoin([fetched, forkJoin(grammars)]).pipe(
    tap(([highlighter, sources]) => {
      for (const { name, source } of sources) highlighter.registerLanguage(name, source);
      for (const { element } of samples) highlighter.colour(element, language);
    }),
    ignoreElements(),
    catchError(() => EMPTY),
  );
}

function byLanguage(samples: readonly CodeSample[]): readonly (readonly [string, readonly CodeSample[]])[] {
  const languages = [...new Set(samples.map(({ language }) => language))];
  return languages.map((language) => [language, samples.filter((sample) => sample.language === language)]);
}

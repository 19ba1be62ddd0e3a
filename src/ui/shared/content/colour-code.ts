import { catchError, defer, EMPTY, forkJoin, ignoreElements, merge, type Observable, switchMap, tap } from 'rxjs';

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
function findCode(root: ParentNode): readonly CodeSample[] {
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
 * Highlights the code samples of a text. highlight.js and the grammars are fetched only if the text has such samples. A
 * sample whose grammar fails to arrive stays plain. Completes when done; never fails.
 */
export function colourCode(root: ParentNode, tools: ContentTools): Observable<never> {
  const samples = findCode(root);
  if (samples.length === 0) return EMPTY;
  return defer(() => tools.highlighter()).pipe(
    switchMap((highlighter) =>
      merge(...byLanguage(samples).map(([language, written]) => colourAll(language, written, highlighter, tools))),
    ),
    catchError(() => EMPTY),
  );
}

function colourAll(
  language: string,
  samples: readonly CodeSample[],
  highlighter: Highlighter,
  tools: ContentTools,
): Observable<never> {
  const registered = withInnerLanguages(language).map((name) =>
    defer(() => tools.language(name)).pipe(
      tap((source) => {
        highlighter.registerLanguage(name, source);
      }),
    ),
  );
  return forkJoin(registered).pipe(
    tap(() => {
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

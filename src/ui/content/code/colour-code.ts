import { catchError, defer, EMPTY, forkJoin, ignoreElements, merge, type Observable, switchMap, tap } from 'rxjs';

import type { ContentTools } from '../content-tools.js';
import { type CodeSample, findCode } from './find-code.js';
import type { Highlighter } from './highlighter.js';
import { withInnerLanguages } from './languages.js';

/**
 * Colours the code of a text, if it has any that can be: only then are highlight.js and the languages found fetched.
 * Code whose language does not come stays as it is. Completes when done; never fails.
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
  const teach = withInnerLanguages(language).map((name) =>
    defer(() => tools.language(name)).pipe(
      tap((source) => {
        highlighter.teach(name, source);
      }),
    ),
  );
  return forkJoin(teach).pipe(
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

import { catchError, defer, EMPTY, ignoreElements, type Observable, tap } from 'rxjs';

import { formulaNumber } from '../../../domain/content/words.js';
import type { ContentTools } from '../content-tools.js';
import { becomeScrollContainer } from '../scroll-container.js';
import type { DrawFormula } from './draw-formula.js';
import { findFormulas, type FoundFormula } from './find-formulas.js';

/**
 * Draws the formulas of a text, if it has any: only then is KaTeX fetched. A formula that cannot be drawn stays as it
 * was written, and so do all of them when KaTeX does not come. Completes when done; never fails.
 */
export function drawFormulas(root: Node, tools: ContentTools): Observable<never> {
  const found = findFormulas(root);
  if (found.length === 0) return EMPTY;
  return defer(() => tools.formulas()).pipe(
    tap((draw) => {
      let displayed = 0;
      const drawings = found.map(({ formula, place }) => {
        const drawn = drawnFormula(formula, draw);
        if (drawn !== undefined && formula.display) becomeScrollContainer(drawn, formulaNumber(++displayed));
        return { drawn, place };
      });
      // From the last to the first: the places of those before stay where they are.
      for (const { drawn, place } of drawings.reverse()) {
        if (drawn !== undefined) putInPlace(drawn, place());
      }
    }),
    ignoreElements(),
    catchError(() => EMPTY),
  );
}

function putInPlace(drawn: HTMLElement, place: Range): void {
  place.deleteContents();
  place.insertNode(drawn);
}

function drawnFormula({ tex, display }: FoundFormula['formula'], draw: DrawFormula): HTMLElement | undefined {
  const drawn = document.createElement('span');
  try {
    draw(tex, drawn, display);
    return drawn;
  } catch {
    return undefined;
  }
}

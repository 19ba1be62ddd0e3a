import { catchError, defer, EMPTY, ignoreElements, type Observable, tap } from 'rxjs';

import type { TextPiece } from '../../../domain/content/split-math.js';
import { formulaNumber } from '../../../domain/content/words.js';
import type { ContentTools } from '../content-tools.js';
import { becomeScrollContainer } from '../scroll-container.js';
import type { DrawFormula } from './draw-formula.js';
import { findFormulas } from './find-formulas.js';

/**
 * Draws the formulas of a text, if it has any: only then is KaTeX fetched. A formula that cannot be drawn shows its
 * source, and so do all of them when KaTeX does not come. Completes when done; never fails.
 */
export function drawFormulas(root: Node, tools: ContentTools): Observable<never> {
  const texts = findFormulas(root);
  if (texts.length === 0) return EMPTY;
  return defer(() => tools.formulas()).pipe(
    tap((draw) => {
      let displayed = 0;
      for (const { node, pieces } of texts) {
        node.replaceWith(
          ...pieces.map((piece) => {
            const drawn = drawnOrSource(piece, draw);
            if (drawn instanceof HTMLElement && isDisplayed(piece))
              becomeScrollContainer(drawn, formulaNumber(++displayed));
            return drawn;
          }),
        );
      }
    }),
    ignoreElements(),
    catchError(() => EMPTY),
  );
}

function isDisplayed(piece: TextPiece): boolean {
  return piece.kind === 'formula' && piece.display;
}

function drawnOrSource(piece: TextPiece, draw: DrawFormula): HTMLElement | string {
  if (piece.kind === 'words') return piece.source;
  const formula = document.createElement('span');
  try {
    draw(piece.tex, formula, piece.display);
    return formula;
  } catch {
    return piece.source;
  }
}

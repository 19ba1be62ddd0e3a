import { fromEvent, ignoreElements, type Observable, tap } from 'rxjs';

/** While the browser copies, only the last child of a formula with this attribute is visible. */
const COPIED = 'data-copied';

/**
 * Replaces each selected formula by its TeX while the browser copies: it would copy what is seen and what screen readers
 * read, a line for each part. KaTeX's own `copy-tex` loses the line breaks of the text and writes HTML, which Trusted
 * Types refuse. Emits nothing.
 */
export function copyFormulas(root: HTMLElement): Observable<never> {
  return fromEvent(document, 'copy').pipe(
    tap(() => {
      const selection = document.getSelection();
      if (selection === null || selection.rangeCount === 0 || selection.isCollapsed) return;
      const formulas = [...root.querySelectorAll<HTMLElement>('[data-tex]')].filter((formula) =>
        selection.containsNode(formula, true),
      );
      const restore = formulas.map(showTex);
      selectWhole(formulas, selection.getRangeAt(0));
      // After the browser has copied, and before it paints.
      requestAnimationFrame(() => {
        for (const undo of restore) undo();
      });
    }),
    ignoreElements(),
  );
}

function showTex(formula: HTMLElement): () => void {
  const tex = document.createElement('span');
  tex.textContent = formula.dataset['tex'] ?? '';
  formula.append(tex);
  formula.setAttribute(COPIED, '');
  return () => {
    tex.remove();
    formula.removeAttribute(COPIED);
  };
}

/** A selection that begins or ends inside a formula contains all of it. */
function selectWhole(formulas: readonly HTMLElement[], range: Range): void {
  for (const formula of formulas) {
    if (formula.contains(range.startContainer)) range.setStartBefore(formula);
    if (formula.contains(range.endContainer)) range.setEndAfter(formula);
  }
}

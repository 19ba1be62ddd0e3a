import { filter, fromEvent, ignoreElements, merge, type Observable, tap } from 'rxjs';

import { visibleText } from '../../../domain/text/visible-text.js';

/** While the browser copies, only the last child of a formula with this attribute is visible. */
const COPIED = 'data-copied';

/**
 * Replaces each selected formula of the page by its TeX while the browser copies or drags: it would take what is seen
 * and what screen readers read, a line for each part. KaTeX's own `copy-tex` loses the line breaks of the text and
 * writes HTML, which Trusted Types refuse. Emits nothing.
 */
export function copyFormulas(): Observable<never> {
  const copied$ = fromEvent(document, 'copy').pipe(
    tap(() => {
      const restore = showSelectedTex();
      // After the browser has copied, and before it paints.
      requestAnimationFrame(() => {
        for (const undo of restore) undo();
      });
    }),
  );
  const dragged$ = fromEvent<DragEvent>(document, 'dragstart').pipe(
    // The selection, and neither an image nor a link.
    filter(({ target }) => target instanceof Text),
    tap(({ dataTransfer }) => {
      const restore = showSelectedTex();
      if (restore.length === 0) return;
      // The browser has read the selection before this event, and drags nothing that is hidden after it.
      dataTransfer?.clearData();
      dataTransfer?.setData('text/plain', String(document.getSelection()));
      for (const undo of restore) undo();
    }),
  );
  return merge(copied$, dragged$).pipe(ignoreElements());
}

/** Returns how to undo it. Each text of the page with formulas calls this. */
function showSelectedTex(): readonly (() => void)[] {
  const selection = document.getSelection();
  if (selection === null || selection.isCollapsed) return [];
  // Firefox may have several.
  const ranges = Array.from({ length: selection.rangeCount }, (_, index) => selection.getRangeAt(index));
  return [...document.querySelectorAll<HTMLElement>(`[data-tex]:not([${COPIED}])`)]
    .filter((formula) => ranges.filter((range) => selectWhole(formula, range)).length > 0)
    .map(showTex);
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

/**
 * A range that begins or ends inside a formula then contains all of it, or nothing if nothing visible of it was
 * selected: a selection up to a formula ends inside it. Returns whether the range contains the formula.
 */
function selectWhole(formula: HTMLElement, range: Range): boolean {
  const begins = formula.contains(range.startContainer);
  const ends = formula.contains(range.endContainer);
  if (!begins && !ends) return range.intersectsNode(formula);
  const seen = document.createRange();
  seen.selectNodeContents(formula.querySelector('.katex-html') ?? formula);
  if (range.compareBoundaryPoints(Range.START_TO_START, seen) > 0)
    seen.setStart(range.startContainer, range.startOffset);
  if (range.compareBoundaryPoints(Range.END_TO_END, seen) < 0) seen.setEnd(range.endContainer, range.endOffset);
  const isSelected = visibleText(seen.toString()) !== '';
  if (begins) range[isSelected ? 'setStartBefore' : 'setStartAfter'](formula);
  if (ends) range[isSelected ? 'setEndAfter' : 'setEndBefore'](formula);
  return isSelected;
}

import { catchError, EMPTY, filter, NEVER, type Observable, takeWhile, tap } from 'rxjs';

import type { ModuleLoader } from '../../../application/site/module-loader.js';
import { splitFormulas, type TextPiece } from '../../../domain/content/formulas.js';
import { formulaNumber } from '../../../domain/content/strings.js';
import type { ContentTools } from './lazy-content-tools.js';
import type { DrawFormula } from './katex.js';
import { makeScrollContainer } from './scroll-container.js';

/** Elements in which a dollar sign is only a dollar sign (docs/spec/rich-text.md#formulas). */
const EXCLUDED_ELEMENTS = 'pre, code, kbd, samp, script, style, textarea';

/** Inline elements that only change how words look: a formula may begin in one and end in another. */
const FORMATTING = 'span, b, strong, i, em, u, s, del, ins, mark, small';

type Formula = Extract<TextPiece, { readonly kind: 'formula' }>;

export interface FoundFormula {
  readonly formula: Formula;
  /** The range of the formula's source. It is valid until something before it in the same stretch changes. */
  readonly range: () => Range;
}

/** A text node, with the number of characters before it in its stretch. */
interface Part {
  readonly node: Text;
  readonly from: number;
}

/** A run of text with only formatting elements between its parts. A `br` counts as a newline. */
class TextRun {
  private readonly parts: Part[] = [];
  private text = '';

  add(node: Text): void {
    this.parts.push({ node, from: this.text.length });
    this.text += node.data;
  }

  addLineBreak(): void {
    this.text += '\n';
  }

  formulas(): readonly FoundFormula[] {
    let at = 0;
    return splitFormulas(this.text).flatMap((piece) => {
      const [from, to] = [at, (at += piece.source.length)];
      return piece.kind === 'formula' ? [{ formula: piece, range: () => this.rangeOf(from, to) }] : [];
    });
  }

  /** A formula begins and ends with a delimiter, so both ends of its range are inside text nodes. */
  private rangeOf(from: number, to: number): Range {
    const range = document.createRange();
    const [first, last] = [from, to - 1].map((at) => this.parts.filter((part) => part.from <= at).at(-1));
    if (first !== undefined) range.setStart(first.node, from - first.from);
    if (last !== undefined) range.setEnd(last.node, to - last.from);
    return range;
  }
}

/** All formulas in the text, in document order. */
export function findFormulas(root: Node): readonly FoundFormula[] {
  const found: FoundFormula[] = [];
  let run = new TextRun();
  const end = (): void => {
    found.push(...run.formulas());
    run = new TextRun();
  };
  const read = (node: Node): void => {
    if (node instanceof Text) run.add(node);
    if (!(node instanceof Element)) return;
    if (node.matches('br')) run.addLineBreak();
    else if (node.matches(FORMATTING)) node.childNodes.forEach(read);
    else {
      end();
      if (!node.matches(EXCLUDED_ELEMENTS)) node.childNodes.forEach(read);
      end();
    }
  };
  root.childNodes.forEach(read);
  end();
  return found;
}

/**
 * Renders formulas. KaTeX is fetched only if there is one. A formula that KaTeX rejects keeps its source, and so do all of
 * them while KaTeX cannot be fetched. Emits when they are drawn, or not for now; completes when they are; never fails.
 */
export function drawFormulas(
  found: readonly FoundFormula[],
  tools: ContentTools,
  loader: Pick<ModuleLoader, 'watch'>,
): Observable<unknown> {
  if (found.length === 0) return EMPTY;
  return loader.watch({ name: 'formulas', fetch: () => tools.formulas() }, NEVER).pipe(
    tap((state) => {
      if (state.kind === 'ready') drawAll(found, state.value);
    }),
    filter(({ kind }) => kind !== 'loading'),
    takeWhile(({ kind }) => kind !== 'ready', true),
    catchError(() => EMPTY),
  );
}

function drawAll(found: readonly FoundFormula[], draw: DrawFormula): void {
  let displayed = 0;
  const drawings = found.map(({ formula, range }) => {
    const drawn = drawnFormula(formula, draw);
    if (drawn !== undefined && formula.display) makeScrollContainer(drawn, formulaNumber(++displayed));
    return { drawn, range };
  });
  // From last to first: replacing a formula does not move the ranges of those before it.
  for (const { drawn, range } of drawings.reverse()) {
    if (drawn !== undefined) putInPlace(drawn, range());
  }
}

function putInPlace(drawn: HTMLElement, range: Range): void {
  range.deleteContents();
  range.insertNode(drawn);
}

function drawnFormula({ tex, display }: FoundFormula['formula'], draw: DrawFormula): HTMLElement | undefined {
  const drawn = document.createElement('span');
  drawn.dataset['tex'] = display ? `$$${tex}$$` : `$${tex}$`;
  try {
    draw(tex, drawn, display);
    return drawn;
  } catch {
    return undefined;
  }
}

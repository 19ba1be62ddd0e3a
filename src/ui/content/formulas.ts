import { catchError, defer, EMPTY, ignoreElements, type Observable, tap } from 'rxjs';

import { splitMath, type TextPiece } from '../../domain/content/math.js';
import { formulaNumber } from '../../domain/content/strings.js';
import type { ContentTools } from './content-tools.js';
import type { DrawFormula } from './draw-formula.js';
import { becomeScrollContainer } from './scroll-container.js';

/** Where a dollar sign is a dollar sign (clarifications §11, lesson 36). */
const UNTOUCHED = 'pre, code, kbd, samp, script, style, textarea';

/** They change the looks of words and not what is said: a formula may begin in one and end in another. */
const FORMATTING = 'span, b, strong, i, em, u, s, del, ins, mark, small';

type Formula = Extract<TextPiece, { readonly kind: 'formula' }>;

export interface FoundFormula {
  readonly formula: Formula;
  /** All that its source takes up. It holds until something before it in the same text is changed. */
  readonly place: () => Range;
}

/** A text node with the number of characters before it in its stretch. */
interface Part {
  readonly node: Text;
  readonly from: number;
}

/** Words with nothing but formatting between them; a line break is a line break. */
class Stretch {
  private readonly parts: Part[] = [];
  private words = '';

  add(node: Text): void {
    this.parts.push({ node, from: this.words.length });
    this.words += node.data;
  }

  breakLine(): void {
    this.words += '\n';
  }

  formulas(): readonly FoundFormula[] {
    let at = 0;
    return splitMath(this.words).flatMap((piece) => {
      const [from, to] = [at, (at += piece.source.length)];
      return piece.kind === 'formula' ? [{ formula: piece, place: () => this.rangeOf(from, to) }] : [];
    });
  }

  /** Both ends are delimiters, and so in a text. */
  private rangeOf(from: number, to: number): Range {
    const range = document.createRange();
    const [first, last] = [from, to - 1].map((at) => this.parts.findLast((part) => part.from <= at));
    if (first !== undefined) range.setStart(first.node, from - first.from);
    if (last !== undefined) range.setEnd(last.node, to - last.from);
    return range;
  }
}

/** Everything in the text that has to be drawn as a formula, in order. */
export function findFormulas(root: Node): readonly FoundFormula[] {
  const found: FoundFormula[] = [];
  let stretch = new Stretch();
  const end = (): void => {
    found.push(...stretch.formulas());
    stretch = new Stretch();
  };
  const read = (node: Node): void => {
    if (node instanceof Text) stretch.add(node);
    if (!(node instanceof Element)) return;
    if (node.matches('br')) stretch.breakLine();
    else if (node.matches(FORMATTING)) node.childNodes.forEach(read);
    else {
      end();
      if (!node.matches(UNTOUCHED)) node.childNodes.forEach(read);
      end();
    }
  };
  root.childNodes.forEach(read);
  end();
  return found;
}

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

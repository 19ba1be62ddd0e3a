import { splitMath, type TextPiece } from '../../../domain/content/split-math.js';

/** Where a dollar sign is a dollar sign (clarifications §11, lesson 36). */
const UNTOUCHED = 'pre, code, kbd, samp, script, style, textarea';

/** A stretch of text with at least one formula in it. */
export interface TextWithFormulas {
  readonly node: Text;
  readonly pieces: readonly TextPiece[];
}

/** Everything in the text that has to be drawn as a formula. */
export function findFormulas(root: Node): readonly TextWithFormulas[] {
  // An entity or a dropped tag may have left two texts where the owner wrote one.
  root.normalize();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (node instanceof Text) return NodeFilter.FILTER_ACCEPT;
    return node instanceof Element && node.matches(UNTOUCHED) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
  });
  const found: TextWithFormulas[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const pieces = splitMath(node.data);
    if (pieces.some(({ kind }) => kind === 'formula')) found.push({ node, pieces });
  }
  return found;
}

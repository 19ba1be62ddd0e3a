import './katex.scss';

import { __renderToDomTree as layOut, type KatexTreeNode } from 'katex';

/** Renders a formula into an empty element; throws if the TeX is invalid. */
export type DrawFormula = (tex: string, into: HTMLElement, display: boolean) => void;

/**
 * While KaTeX builds DOM nodes it sets styles through the CSSOM, which the content security policy permits. Its
 * `renderToString` would write style attributes, which the policy blocks (docs/decisions/0011-rich-text.md).
 */
export const drawFormula: DrawFormula = (tex, into, display) => {
  const layout = layOut(tex, {
    displayMode: display,
    // HTML for display, MathML for screen readers.
    output: 'htmlAndMathml',
    // Chinese characters in a formula are not an error here.
    strict: 'ignore',
    // No links, images or classes of its own in a formula.
    trust: false,
    // KaTeX shows a forbidden command as its name, in the text's own colour: red would be illegible in dark mode.
    errorColor: 'currentColor',
    // In em. Large enough for a formula, too small to cover the page.
    maxSize: 20,
  });
  dropStyleAttributes(layout);
  into.replaceChildren(layout.toNode());
};

/**
 * A few nodes have a style attribute after all, which the policy blocks and the browser reports: pieces of tall
 * brackets, whose box has the same width, and boxes in the MathML, which only screen readers read.
 */
function dropStyleAttributes({ attributes, children = [] }: KatexTreeNode): void {
  delete attributes?.style;
  children.forEach(dropStyleAttributes);
}

import './katex.scss';

import katex from 'katex';

/** Draws a formula into an empty element; throws when it is none. */
export type DrawFormula = (tex: string, into: HTMLElement, display: boolean) => void;

/**
 * KaTeX sets styles through the CSSOM, which the content security policy leaves alone, as long as it builds nodes: its
 * `renderToString` would not do (docs/decisions/0011).
 */
export const drawFormula: DrawFormula = (tex, into, display) => {
  katex.render(tex, into, {
    displayMode: display,
    // Pictures for the eye, MathML for those who listen.
    output: 'htmlAndMathml',
    // Chinese words in a formula are no mistake here.
    strict: 'ignore',
    // No links, no pictures, no classes of its own: it is a formula and not a page.
    trust: false,
    // What it may not do it shows by name, in the colour of the text: red would be unreadable in the dark.
    errorColor: 'currentColor',
    // Room for a formula, not for a wall across the page. In em.
    maxSize: 20,
  });
};

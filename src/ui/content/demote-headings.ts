import { outlineLevels } from '../../domain/content/heading-outline.js';

/** Gives the headings of a text their place under the headings of the page, which keeps its one `h1`. */
export function demoteHeadings(text: ParentNode, topLevel: number): void {
  const headings = [...text.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const levels = outlineLevels(
    headings.map(({ tagName }) => Number(tagName.slice(1))),
    topLevel,
  );
  headings.forEach((heading, index) => {
    const demoted = heading.ownerDocument.createElement(`h${levels[index] ?? topLevel}`);
    for (const { name, value } of heading.attributes) demoted.setAttribute(name, value);
    demoted.append(...heading.childNodes);
    heading.replaceWith(demoted);
  });
}

import type { Page } from 'playwright-core';

/**
 * Text nodes that React holds itself, because the text has siblings or a component returns it. A browser's translation
 * replaces text nodes, and React then changes a node that is no longer in the page; a text that is the only child of its
 * element is set on the element (docs/spec/appearance.md#translation). Translators ignore blanks.
 */
export function looseTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.nodeValue?.trim() === '' || !Object.keys(text).some((key) => key.startsWith('__reactFiber'))) continue;
      found.add(`loose text: ${text.parentElement?.className ?? ''} ${text.nodeValue ?? ''}`);
    }
    return [...found];
  });
}

import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Texts that the site wrote into nodes which the translation had replaced: no visitor sees them. */
    textsInReplacedNodes?: string[];
  }
}

/**
 * From the next document on, translates the page as a browser does: each text node leaves the document as soon as it
 * arrives, and its text returns inside two `font` elements.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frozen: string[] = [];
    window.textsInReplacedNodes = frozen;
    const replaced = new MutationObserver((writes) => {
      frozen.push(...writes.map(({ target }) => target.nodeValue ?? ''));
    });
    const translated = new WeakSet<Node>();
    new MutationObserver(() => {
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) texts.push(text);
      for (const text of texts) {
        const parent = text.parentElement;
        if (translated.has(text) || text.nodeValue?.trim() === '' || parent?.closest('script, style, [translate=no]'))
          continue;
        const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name));
        if (outer === undefined || inner === undefined) continue;
        inner.textContent = text.nodeValue;
        if (inner.firstChild) translated.add(inner.firstChild);
        outer.append(inner);
        text.parentNode?.replaceChild(outer, text);
        replaced.observe(text, { characterData: true });
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** What the visitor of a translated page has missed since the last call. */
export function frozenTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.textsInReplacedNodes?.splice(0) ?? ['the page is not translated']);
}

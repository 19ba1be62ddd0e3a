import type { Page } from 'playwright-core';

/**
 * What a screen reader cannot tell apart in the page, one line each: links with one name and different targets in the
 * rows of a list, landmarks without a name, a heading before the `h1`, and a '重试' that loses the focus
 * (docs/decisions/0021-focus-in-one-place.md). Runs in the page without named functions.
 */
export function plainNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const targets = new Map<string, string>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('#main li a[href]')) {
      if (!link.checkVisibility() || link.closest('nav, .rich-text') !== null) continue;
      const labels = (link.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id));
      const name =
        link.ariaLabel ?? (labels[0] ? labels.map((label) => label?.textContent).join(' ') : link.textContent);
      const target = targets.get(name.trim());
      if (target !== undefined && target !== link.href) found.add(`links of one name: ${name.trim()}`);
      targets.set(name.trim(), link.href);
    }
    for (const region of document.querySelectorAll('#main :is(aside, nav, [role=region])'))
      if (region.ariaLabel === null && region.getAttribute('aria-labelledby') === null)
        found.add(`no name: ${region.tagName.toLowerCase()}.${region.className}`);
    const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4')];
    const first = headings.find((heading) => heading.checkVisibility());
    if (first !== undefined && first.tagName !== 'H1') found.add(`before the h1: ${first.textContent}`);
    for (const button of document.querySelectorAll<HTMLElement>('button'))
      if (/^(?:重试|刷新二维码)$/.test(button.textContent.trim()) && button.dataset.focusStay === undefined)
        found.add(`loses the focus: ${button.textContent}`);
    return [...found];
  });
}

const TAKES_FOCUS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/** A stylesheet hides the element, or something around it. */
export function isHidden(element: Element): boolean {
  if (getComputedStyle(element).visibility !== 'visible') return true;
  for (let part: Element | null = element; part; part = part.parentElement)
    if (getComputedStyle(part).display === 'none') return true;
  return false;
}

/** What is shown with the name or the address of a hidden element: the search button of a narrow window for its field. */
export function twinsOf(gone: HTMLElement): readonly HTMLElement[] {
  const names = ['aria-label', 'href'].filter((name) => gone.hasAttribute(name));
  return focusableIn(document).filter((element) =>
    names.some((name) => element.getAttribute(name) === gone.getAttribute(name)),
  );
}

/** The elements that can take the focus and that no stylesheet hides. */
export function focusableIn(part: ParentNode): readonly HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(TAKES_FOCUS)].filter((element) => !isHidden(element));
}

/** The element that is shown after a hidden one, else before it, in the smallest of the parts around it that has one. */
export function nearestShown(gone: HTMLElement, parts: readonly HTMLElement[]): HTMLElement | undefined {
  for (const part of parts) {
    if (part.querySelector('main')) return undefined;
    const shown = focusableIn(part);
    const isAfter = (element: Element) =>
      (gone.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const nearest = shown.find(isAfter) ?? shown.at(-1);
    if (nearest) return nearest;
  }
  return undefined;
}

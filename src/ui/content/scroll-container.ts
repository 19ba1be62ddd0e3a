const BOX = 'rich-text__box';

/** What an element that may be too wide for the page is called, by its number among its like. */
export type BoxName = (number: number) => string;

/** Puts each element into a box of its own that scrolls sideways, so that the page never has to (lesson 34). */
export function wrapInScrollContainer(elements: Iterable<Element>, name: BoxName): void {
  [...elements].forEach((element, index) => {
    const box = element.ownerDocument.createElement('div');
    element.replaceWith(box);
    box.append(element);
    becomeScrollContainer(box, name(index + 1));
  });
}

/** Makes such a box of an element. */
export function becomeScrollContainer(box: HTMLElement, name: string): void {
  box.classList.add(BOX);
  // Its name is for those who reach it by keyboard: see `makeOverflowFocusable`.
  box.dataset.name = name;
}

/** All boxes within. */
export function scrollContainersIn(root: ParentNode): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`.${BOX}`)];
}

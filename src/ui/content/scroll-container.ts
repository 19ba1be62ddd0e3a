import { Observable } from 'rxjs';

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
function scrollContainersIn(root: ParentNode): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`.${BOX}`)];
}

/**
 * Lets the keyboard into the boxes that hold more than they show, for as long as they do: a box that fits would be
 * one more stop on the way that leads nowhere. Watches sizes until unsubscribed; emits nothing.
 */
export function makeOverflowFocusable(root: ParentNode): Observable<never> {
  return new Observable(() => {
    const watcher = new ResizeObserver(() => {
      for (const box of scrollContainersIn(root)) setReachable(box, box.scrollWidth > box.clientWidth);
    });
    for (const box of scrollContainersIn(root)) {
      watcher.observe(box);
      for (const content of box.children) watcher.observe(content);
    }
    return () => {
      watcher.disconnect();
    };
  });
}

function setReachable(box: HTMLElement, reachable: boolean): void {
  if (!reachable) {
    for (const attribute of ['tabindex', 'role', 'aria-label']) box.removeAttribute(attribute);
    return;
  }
  box.tabIndex = 0;
  box.setAttribute('role', 'region');
  box.setAttribute('aria-label', box.dataset.name ?? '');
}

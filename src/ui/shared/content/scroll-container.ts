import './scroll-container.scss';

import { Observable } from 'rxjs';

const BOX = 'rich-text__box';

/** The accessible name of an element that may be too wide for the page, from its number among elements of its kind. */
export type BoxName = (number: number) => string;

/**
 * Wraps each element in a box that scrolls sideways, so that the page does not have to
 * (docs/spec/rich-text.md#wide-content).
 */
export function wrapInScrollContainer(elements: Iterable<Element>, name: BoxName): void {
  [...elements].forEach((element, index) => {
    const box = element.ownerDocument.createElement('div');
    element.replaceWith(box);
    box.append(element);
    makeScrollContainer(box, name(index + 1));
  });
}

/** Turns an element into such a box. */
export function makeScrollContainer(box: HTMLElement, name: string): void {
  box.classList.add(BOX);
  // Becomes the accessible name while the box is focusable: see `makeOverflowFocusable`.
  box.dataset.name = name;
}

function scrollContainersIn(root: ParentNode): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`.${BOX}`)];
}

/**
 * Makes a box focusable while its content overflows. A box without overflow is no tab stop, because there is nothing to
 * scroll. Watches sizes until unsubscribed; emits nothing.
 */
export function makeOverflowFocusable(root: ParentNode): Observable<never> {
  return new Observable(() => {
    let frame = 0;
    const watcher = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      // In the next frame: WebKit reports an error if the callback itself leads to another size.
      frame = requestAnimationFrame(() => {
        for (const box of scrollContainersIn(root)) setReachable(box, box.scrollWidth > box.clientWidth);
      });
    });
    for (const box of scrollContainersIn(root)) {
      watcher.observe(box);
      for (const content of box.children) watcher.observe(content);
    }
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(frame);
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

import { Observable } from 'rxjs';

import { scrollContainersIn } from './scroll-container.js';

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

import { Observable } from 'rxjs';

/** Emits when the element is less than half a screen away from the viewport. Cold; never completes. */
export function nearWindow(element: Element): Observable<void> {
  return new Observable((subscriber) => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) subscriber.next();
      },
      { rootMargin: '50% 0px' },
    );
    watcher.observe(element);
    return () => {
      watcher.disconnect();
    };
  });
}

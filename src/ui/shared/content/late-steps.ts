import { merge, type Observable, of, race, type SchedulerLike, startWith, Subject, switchMap, tap, timer } from 'rxjs';

const HIDDEN = 'rich-text--preparing';
/** Everything that contains the first formula or code sample: what is above it does not move. */
const FIRST = 'rich-text__first';
/** A font may never arrive, and a page over its snapshot waits for its texts. */
const FONTS_LIMIT_MS = 1000;

/** A step that changes how a text looks, once its code is there. */
export interface LateStep {
  /** The element of the first part that it changes. */
  readonly first: Element | null | undefined;
  /** The first value, or the end, tells that the parts look as they will for now. */
  readonly work$: Observable<unknown>;
  /** What depends on how the parts look: at once, and again after the step. */
  readonly follow: () => Observable<never>;
}

/**
 * Hides a text from the first part of `steps` on, which still takes up its space, until all are done: formulas are larger
 * than their source and would shift the text. `rich-text.scss` limits the time.
 */
export function hiddenUntilDone(
  root: HTMLElement,
  steps: readonly LateStep[],
  time: SchedulerLike,
): Observable<unknown> {
  const waiting = new Set(steps);
  const done = new Subject<void>();
  const parts = steps.map(({ first }) => first);
  root.classList.add(HIDDEN);
  const first = [root, ...root.querySelectorAll('*')].find((element) => parts.includes(element));
  for (let part = first; part && part !== root; part = part.parentElement ?? root) part.classList.add(FIRST);
  const shown$ = done.pipe(
    switchMap(() =>
      root.querySelector('.katex') === null ? of(undefined) : race(loadFonts(root), timer(FONTS_LIMIT_MS, time)),
    ),
    tap(() => {
      root.classList.remove(HIDDEN);
    }),
  );
  const works = steps.map((step) => {
    const end = (): void => {
      if (waiting.delete(step) && waiting.size === 0) done.next();
    };
    return step.work$.pipe(tap({ next: end, complete: end }), startWith('before'), switchMap(step.follow));
  });
  return merge(shown$, ...works);
}

/** Resolves when the fonts that the text needs are loaded, or cannot be. */
async function loadFonts(root: HTMLElement): Promise<void> {
  // A font is requested at the first layout that needs it.
  root.getBoundingClientRect();
  if ('fonts' in document) await document.fonts.ready;
}

import { useEffect } from 'react';

import { focusMain } from '../layouts/main-area.js';
import { listening } from './effects.js';
import { isHidden, nearestShown, twinsOf } from './focus-successors.js';

/** A press counts as focus: Safari does not focus a button that is clicked. */
const FOCUS_EVENTS = ['focusin', 'pointerdown'] as const;

/**
 * Preserves the keyboard focus when the focused element leaves the document, or when a stylesheet hides it
 * (docs/decisions/0021-focus-in-one-place.md). Moves it, without a scroll, to the first of these that exists:
 *
 * 1. the element that `data-focus-next` (a selector) names
 * 2. the nearest remaining ancestor that takes focus; with `data-focus-stay` any ancestor
 * 3. of a hidden element: what is shown with the same name or address, else what is shown nearest to it
 * 4. the element focused before, then `main`
 *
 * The next element with `data-focus-stay` inside such an ancestor gets the focus back: a '重试' that fails again.
 */
export function FocusKeeper() {
  useEffect(() => {
    let elements: readonly HTMLElement[] = [];
    let before: HTMLElement | undefined;
    /** The ancestor that has the focus in place of an element that stays. */
    let around: HTMLElement | undefined;
    const follow = (event: Event): void => {
      if (event.target !== around) around = undefined;
      elements = event.composedPath().filter((element) => element instanceof HTMLElement);
      const from = event instanceof FocusEvent ? event.relatedTarget : undefined;
      before = from instanceof HTMLElement ? from : undefined;
      watchShown();
    };
    /** Firefox and Safari leave the focus on an element that is hidden. */
    const isLost = ({ activeElement } = document): boolean =>
      activeElement === document.body || (activeElement !== null && isHidden(activeElement));
    const move = (): void => {
      const [gone] = elements;
      if (gone?.isConnected === false && isLost()) replace(gone);
      if (around && around === document.activeElement)
        around.querySelector<HTMLElement>('[data-focus-stay]')?.focus({ preventScroll: true });
    };
    const moveFromHidden = (): void => {
      // A press on a plain text has not given it the focus.
      const gone = elements.find((element) => element.hasAttribute('tabindex') || element.tabIndex >= 0);
      if (gone?.isConnected && isHidden(gone) && isLost()) replace(gone);
    };
    const replace = (gone: HTMLElement): void => {
      const named = elements.map(
        ({ dataset: { focusNext } }) => focusNext && document.querySelector<HTMLElement>(focusNext),
      );
      if (gone === around || gone.closest('[data-focus-stay]')) {
        const near = elements.filter((element) => element.isConnected && !element.querySelector('main'));
        around = near.find((element) => element.matches('[tabindex]:not(main)')) ?? near[0];
        // Makes an element focusable that is no tab stop; an element that is one stays one.
        if (around && around.tabIndex < 0) around.tabIndex = -1;
      }
      const parts = elements.filter((element) => element !== gone && element.contains(gone));
      const instead = gone.isConnected
        ? [...parts.filter((part) => !part.matches('main')), ...twinsOf(gone), nearestShown(gone, parts)]
        : elements;
      for (const element of [...named, around, ...instead, before]) {
        if (element) element.focus({ preventScroll: true });
        if (!isLost()) return;
      }
      focusMain({ preventScroll: true });
    };
    const removals = new MutationObserver(move);
    removals.observe(document.body, { childList: true, subtree: true });
    // A stylesheet hides by the shape of the window, or by an attribute, at once or at the end of a transition.
    const sizes = new ResizeObserver(moveFromHidden);
    // In the frame, which lays the page out anyway: at once, every render would pay for another layout.
    const attributes = new MutationObserver(() => requestAnimationFrame(moveFromHidden));
    const watchShown = (): void => {
      sizes.disconnect();
      attributes.disconnect();
      for (const element of elements) {
        sizes.observe(element);
        attributes.observe(element, { attributes: true });
      }
    };
    const stops = [listening(document, FOCUS_EVENTS, follow), listening(document, ['transitionend'], moveFromHidden)];
    return () => {
      for (const observer of [removals, sizes, attributes]) observer.disconnect();
      for (const stop of stops) stop();
    };
  }, []);
  return undefined;
}

import { useKeyDown } from './pressed-key.js';

/** Selects what the visitor types in. A list is one: its keys choose an option. A slider is none. */
export const TEXT_FIELDS = 'input:not([type="range"]), select, textarea';

/** No control of the page has the focus. Those of the player, but lists and texts, leave the keys of the page alone. */
const ON_NO_CONTROL = `html, body, main, .lesson-stage, .lesson-stage :not(${TEXT_FIELDS})`;

/** Acts on keys while the focus is where they may act, and under no dialog (docs/spec/lesson.md#keys, WCAG 2.1.4). */
export function useKeys(actionOf: (event: KeyboardEvent) => (() => void) | undefined, where = ON_NO_CONTROL): void {
  // oxlint-disable-next-line course-site/key-listeners -- the caller asks which key it is
  useKeyDown((event) => {
    const { target } = event;
    if (!(target instanceof Element && target.matches(where)) || document.querySelector('[role=dialog]')) return;
    const action = actionOf(event);
    if (!action) return;
    // A field that gets the focus would receive the character.
    event.preventDefault();
    action();
  });
}

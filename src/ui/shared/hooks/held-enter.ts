import { pressedKey, useKeyDown } from './pressed-key.js';

/**
 * Enter that is held down is one press (docs/spec/every-page.md#keys): the browser would press a button or a link, and
 * submit a form, with every repetition, also what has the focus meanwhile: 「撤销」, a dialog. In a text of several lines
 * it begins lines.
 */
function ignoreHeldEnter(event: KeyboardEvent): void {
  const isHeld = pressedKey(event) === '' && pressedKey(event, true).endsWith('Enter');
  if (isHeld && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}

/** For the whole site, dialogs and editors' texts included. */
export function useHeldEnter(): void {
  useKeyDown(ignoreHeldEnter);
}

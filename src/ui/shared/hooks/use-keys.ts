import { useEffect, useEffectEvent } from 'react';

import { ANY_DIGIT, type KeyRow } from '../../../domain/site/keys.js';
import { isFullscreen } from './fullscreen.js';
import { pressedKey } from './pressed-key.js';

/** The only listener to the keys of the whole document. */
export function useKeyDown(listener: (event: KeyboardEvent) => void, isOn = true): void {
  const press = useEffectEvent(listener);
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent): void => {
      press(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, [isOn]);
}

/** Elements in which a character is typed or chooses an option. */
const FIELD = 'input:not([type="range"]), select, textarea, [contenteditable]';

/** What has the focus while no control of the page has it; the keys of the page act in the player, too. */
const NO_CONTROL = 'html, body, main, .lesson-stage, .lesson-stage *';

/** Whether a key may act, by what has the focus (docs/spec/lesson.md#keys, WCAG 2.1.4). */
function mayAct(key: string, { where, needsPage }: KeyRow, { target }: Event): boolean {
  if (!(target instanceof Element) || target.closest(FIELD) || document.querySelector('[role=dialog]')) return false;
  if (needsPage && isFullscreen()) return false;
  if (where !== 'player') return target.matches(NO_CONTROL);
  // A slider has its own use for arrows. That of the position moves by seconds, as the player does.
  const ownArrows = target.matches('[step="any"]') ? /^Arrow(?:Up|Down)$/ : /^Arrow/;
  return target.closest('.player') !== null && !(target.matches('input') && ownArrows.test(key));
}

/** Acts on the keys of these rows; `undefined` leaves a key to the browser. */
export function useKeys<Action extends string>(
  rows: readonly KeyRow<Action>[],
  actions: Readonly<Record<Action, ((key: string) => void) | undefined>>,
): void {
  useKeyDown((event) => {
    const key = pressedKey(event, true);
    const name = key.replace(/^\d$/, ANY_DIGIT);
    const row = rows.find(({ keys }) => name in keys);
    const action = row?.keys[name];
    if (!row || action === undefined || event.defaultPrevented || pressedKey(event, row.repeats) === '') return;
    const act = mayAct(key, row, event) && actions[action];
    if (!act) return;
    // A field that gets the focus would receive the character.
    event.preventDefault();
    act(key);
  });
}

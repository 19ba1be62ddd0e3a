import { ANY_DIGIT, type KeyRow } from '../../domain/lesson/keys.js';
import { isFullscreen } from '../shared/hooks/fullscreen.js';
import { pressedKey } from '../shared/hooks/pressed-key.js';
import { useKeys } from '../shared/hooks/where-keys-act.js';

/** A slider has its own use for arrows. That of the position, whose steps are tiny, moves by seconds as the player does. */
function usesKey(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLInputElement)) return false;
  return (target.step === 'any' ? /^Arrow(?:Up|Down)$/ : /^Arrow/).test(key);
}

/** Acts on the keys of these rows of the table; `undefined` leaves a key to the browser. */
export function useTableKeys<Action extends string>(
  rows: readonly KeyRow<Action>[],
  actions: Readonly<Record<Action, ((key: string) => void) | undefined>>,
  where?: string,
): void {
  useKeys((event) => {
    const key = pressedKey(event, true);
    const name = key.replace(/^\d$/, ANY_DIGIT);
    const row = rows.find(({ keys }) => name in keys);
    const action = row?.keys[name];
    if (!row || action === undefined || usesKey(event.target, key)) return undefined;
    if (pressedKey(event, row.repeats) === '') return undefined;
    const act = row.needsPage && isFullscreen() ? undefined : actions[action];
    return (
      act &&
      (() => {
        act(key);
      })
    );
  }, where);
}

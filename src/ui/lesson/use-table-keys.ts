import { ANY_DIGIT, type KeyRow } from '../../domain/lesson/keys.js';
import { isFullscreen } from '../shared/hooks/fullscreen.js';
import { useKeys } from '../shared/hooks/use-keys.js';

/** A slider has its own use for arrows. That of the position, whose steps are tiny, moves by seconds as the player does. */
function usesKey(target: Element, key: string): boolean {
  if (!target.matches('input')) return false;
  return (target.matches('[step="any"]') ? /^Arrow(?:Up|Down)$/ : /^Arrow/).test(key);
}

/** Acts on the keys of these rows of the table; `undefined` leaves a key to the browser. */
export function useTableKeys<Action extends string>(
  rows: readonly KeyRow<Action>[],
  actions: Readonly<Record<Action, ((key: string) => void) | undefined>>,
  where?: string,
): void {
  useKeys((key, heldKey, target) => {
    const name = heldKey.replace(/^\d$/, ANY_DIGIT);
    const row = rows.find(({ keys }) => name in keys);
    const action = row?.keys[name];
    if (!row || action === undefined || (key === '' && !row.repeats) || usesKey(target, heldKey)) return undefined;
    const act = row.needsPage && isFullscreen() ? undefined : actions[action];
    return (
      act &&
      (() => {
        act(heldKey);
      })
    );
  }, where);
}

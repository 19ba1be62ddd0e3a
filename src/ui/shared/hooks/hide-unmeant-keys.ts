import type { KeyboardEvent } from 'react';

import { pressedKey } from './pressed-key.js';

/**
 * Handler for the capture phase: hides keys of an input method, and an Escape that is held down, from the listeners of
 * a library inside and around an element.
 */
export function hideUnmeantKeys(event: KeyboardEvent): void {
  // oxlint-disable-next-line course-site/raw-keys -- held down, the other keys go on
  if (pressedKey(event.nativeEvent, event.key !== 'Escape') === '') event.stopPropagation();
}

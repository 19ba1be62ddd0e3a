import type { KeyboardEvent } from 'react';

import { SEND_KEY } from '../../../domain/site/keys.js';
import { pressedKey } from '../hooks/pressed-key.js';

/** Submits the form of a text of several lines, where Enter alone begins a line unless it is one of `keys`. */
export function submitByKey(
  { nativeEvent, currentTarget }: KeyboardEvent<HTMLTextAreaElement>,
  keys: readonly string[] = [SEND_KEY],
): void {
  if (keys.includes(pressedKey(nativeEvent))) currentTarget.form?.requestSubmit();
  // Held down it must not begin lines either.
  if (keys.includes(pressedKey(nativeEvent, true))) nativeEvent.preventDefault();
}

import { useEffect, useEffectEvent } from 'react';
import { fromEvent } from 'rxjs';

import { subscribed } from './effects.js';

/** The key code of every key that an input method handles. */
const INPUT_METHOD_KEY_CODE = 229;

/** What Chinese input methods and Russian keyboards type, each before what a Latin keyboard types there. */
const TWINS = '《<》>【[】]「[」]、/х[ъ]Б<Ю>';

/**
 * The key that the visitor means, as every key listener must read it (docs/spec/every-page.md#keys): `n`, `Shift+n`,
 * `?`, `Ctrl+Enter` (the command key too), `Shift+Tab`. Empty for a key of an input method, and for a key that is held
 * down unless `mayRepeat`. Enter in a form is left to the browser: on Android it submits while a word is composed.
 */
export function pressedKey(event: KeyboardEvent, mayRepeat = false): string {
  // Chrome fills in a form with an event without a key. In Safari the last key of a composition has only the code.
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else identifies that key in Safari
  const isComposed = !event.key || event.isComposing || event.keyCode === INPUT_METHOD_KEY_CODE;
  if (isComposed || (event.repeat && !mayRepeat)) return '';
  // Full-width signs, digits and spaces become plain ones.
  const key = event.key.normalize('NFKC');
  // AltGr types a sign, and Windows reports it as Ctrl and Alt. So does Option on a Mac, which is reported as Alt alone.
  const isOption = event.altKey && event.code.startsWith('Digit') && /^\D$/.test(key);
  const isAltGr = isOption || event.getModifierState('AltGraph');
  const twin = TWINS.indexOf(key);
  // The key of a Latin letter types another one.
  const letter = key > '~' && !isAltGr ? /^Key(.)/.exec(event.code)?.[1] : undefined;
  const sign = twin % 2 ? (letter ?? key) : TWINS.charAt(twin + 1);
  // Caps lock changes no letter.
  const name = sign.length === 1 ? sign.toLowerCase() : sign;
  const control = !isAltGr && (event.ctrlKey || event.metaKey) ? 'Ctrl+' : '';
  const alt = !isAltGr && event.altKey ? 'Alt+' : '';
  // Whether a sign needs Shift depends on the keyboard.
  return control + alt + (event.shiftKey && /[a-z ]|../.test(name) ? 'Shift+' : '') + name;
}

/** The only listener to the keys of the whole document. */
export function useKeyDown(listener: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent(listener);
  useEffect(
    () =>
      subscribed(fromEvent<KeyboardEvent>(document, 'keydown'), (event) => {
        press(event);
      }),
    [],
  );
}

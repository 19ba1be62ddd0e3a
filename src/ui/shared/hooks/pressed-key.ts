import type { KeyboardEvent as ViewKeyboardEvent } from 'react';

/** The key code of every key that an input method handles. */
const INPUT_METHOD_KEY_CODE = 229;

/** What Chinese input methods, Arabic and Russian keyboards type, each before what a Latin keyboard types there. */
const TWINS = '《<》>【[】]「[」]、/؟?х[ъ]Б<Ю>';

/**
 * The key that the visitor means, as every key listener must read it (docs/spec/every-page.md#keys): `n`, `Shift+n`,
 * `?`, `Ctrl+Enter` (the command key too), `Shift+Tab`. Empty for a key of an input method, and for a key that is held
 * down unless `mayRepeat`. Enter in a form is left to the browser: on Android it submits while a word is composed.
 */
export function pressedKey(event: KeyboardEvent, mayRepeat = false): string {
  const { key, isComposing, ctrlKey, metaKey, altKey, shiftKey } = event;
  // Chrome fills in a form with an event without a key. In Safari the last key of a composition has only the code.
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else identifies that key in Safari
  if (!key || isComposing || event.keyCode === INPUT_METHOD_KEY_CODE || (event.repeat && !mayRepeat)) return '';
  const name = nameOf(event);
  // AltGr types a sign, and Windows reports it as Ctrl and Alt.
  const isAltGr = event.getModifierState('AltGraph');
  const control = (ctrlKey || metaKey) && !isAltGr ? 'Ctrl+' : '';
  const alt = altKey && !isAltGr ? 'Alt+' : '';
  // Whether a sign needs Shift depends on the keyboard.
  const shift = shiftKey && /[a-z ]|../.test(name) ? 'Shift+' : '';
  return control + alt + shift + name;
}

/** Without modifiers. Caps lock changes no letter; one that is not Latin is the key at its place. */
function nameOf({ key, code }: KeyboardEvent): string {
  const at = TWINS.indexOf(key);
  if (at % 2 === 0) return TWINS.charAt(at + 1);
  const [, letter] = /^[^\p{Script=Latin}\P{L}]$/u.test(key) ? (/^Key(.)/.exec(code) ?? []) : [];
  const name = letter ?? key.normalize('NFKC');
  return name.length === 1 ? name.toLowerCase() : name;
}

/**
 * Handler for the capture phase: hides keys of an input method, and an Escape that is held down, from the listeners of
 * a library inside and around an element.
 */
export function hideUnmeantKeys(event: ViewKeyboardEvent): void {
  if (pressedKey(event.nativeEvent, event.key !== 'Escape') === '') event.stopPropagation();
}

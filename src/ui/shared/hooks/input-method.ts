import type { KeyboardEvent as ViewKeyboardEvent } from 'react';

/** The key code of every key that an input method handles. */
const INPUT_METHOD_KEY_CODE = 229;

/**
 * Whether a key belongs to an input method, which composes text with it: it chooses or cancels a syllable. Every key
 * listener calls this (tools/lint/input-method-keys.js). In Safari the last key of a composition has only the code.
 * Enter in a form is left to the browser: on Android it submits the form although a word is being composed.
 */
// oxlint-disable-next-line typescript/no-deprecated -- nothing else identifies that key in Safari
export function isForInputMethod({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === INPUT_METHOD_KEY_CODE;
}

/** Handler for the capture phase: hides such keys from the listeners of a library inside and around an element. */
export function hideInputMethodKeys(event: ViewKeyboardEvent): void {
  if (isForInputMethod(event.nativeEvent)) event.stopPropagation();
}

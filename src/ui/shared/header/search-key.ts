import { useEffect } from 'react';

import { pressedKey } from '../hooks/pressed-key.js';

/** Where a `/` is text, and what covers the header, as fullscreen does. */
const TYPED_INTO = 'input, textarea, select, [contenteditable]';
const DIALOG = '[role=dialog]';

/** `/` moves the focus to the search box. On a narrow screen, where the box is hidden, it opens the search. */
export function useSearchKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target } = event;
      if (pressedKey(event) !== '/' || (target instanceof Element && target.closest(TYPED_INTO))) return;
      if (document.fullscreenElement || document.querySelector(DIALOG)) return;
      // Firefox would search in the page, and the box would receive the sign.
      event.preventDefault();
      const box = document.querySelector<HTMLInputElement>('.header .search-form__input');
      box?.select();
      box?.focus();
      if (document.activeElement !== box) document.querySelector<HTMLElement>('.narrow-tools__search')?.click();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, []);
}
